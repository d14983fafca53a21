/// The name of a type, as descriptions and diagnostics print it.
///
/// Not by an interpolation: optimised, it may print a private type with the number of its file,
/// `(Header in _88FD2224126C8D9C)`.
@inline(never)
package func typeName(_ type: Any.Type) -> String { String(describing: type) }
