import WeftLayout

/// What a content has described itself as in a measurement that was suspended.
///
/// It is an object, as each measurement drops the one before it: none costs nothing then.
final class PinnedSpec {
    let spec: any LayoutElement

    init(_ spec: any LayoutElement) {
        self.spec = spec
    }
}
