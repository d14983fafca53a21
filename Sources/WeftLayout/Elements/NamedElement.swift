/// An element that diagnostics call by a name other than that of its type.
package protocol NamedElement {
    /// The name that diagnostics use, on one line.
    var diagnosticName: String { get }
}
