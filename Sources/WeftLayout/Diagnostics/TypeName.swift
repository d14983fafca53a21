/// The name of a type, as descriptions and diagnostics print it.
///
/// It does not use a string interpolation, which in an optimised build may print a private type
/// with the number of its file, `(Header in _88FD2224126C8D9C)`.
@inline(never)
package func typeName(_ type: Any.Type) -> String { String(describing: type) }
