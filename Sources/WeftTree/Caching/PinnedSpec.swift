import WeftLayout

/// The spec that a content returned in a measurement that was suspended.
///
/// It is an object, because each measurement drops the previous one, and dropping nil costs
/// nothing.
final class PinnedSpec {
    let spec: any LayoutElement

    init(_ spec: any LayoutElement) {
        self.spec = spec
    }
}
