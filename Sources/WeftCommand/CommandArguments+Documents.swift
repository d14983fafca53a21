import Weft
import WeftArguments

extension CommandArguments {
    /// Returns the file of a document; nil for standard input, if there is no operand or it is `-`.
    func file() throws(UsageError) -> String? {
        let file = try operand()
        return file == "-" ? nil : file
    }

    /// Returns the value of an option as a length in points that a layout may have; nil if the
    /// option was not given.
    func length(_ name: String) throws(UsageError) -> Double? {
        try number(name, "a number of at least 0 and below 10000000, such as 320 or 90.5") {
            $0 < LayoutSize.unboundedLength
        }
    }

    /// Returns the value of an option as a display scale, with 0 for no pixel grid; nil if the
    /// option was not given.
    func displayScale(_ name: String) throws(UsageError) -> Double? {
        try number(name, "a number from 0.001 to 1000, or 0") {
            $0 == 0 || PixelGrid.displayScales.contains($0)
        }
    }
}
