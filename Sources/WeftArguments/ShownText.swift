import WeftLayout

/// A text of the user's as a message shows it: in quotes where it would not be seen as one word.
package func shown(_ text: String) -> String {
    text.unicodeScalars.contains(" ") ? text.escaped : text.onOneLine
}
