import WeftLayout

/// Returns a user's text as a message shows it: in quotes if it would not be recognised as one
/// word.
package func shown(_ text: String) -> String {
    text.unicodeScalars.contains(" ") ? text.escaped : text.onOneLine
}
