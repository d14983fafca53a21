/// An element that diagnostics call by another name than that of its type.
package protocol NamedElement {
    /// What it is called, in one line.
    var diagnosticName: String { get }
}
