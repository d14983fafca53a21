import Weft
import WeftArguments

extension CommandArguments {
    /// The file of a document; nil if there is none or if it is `-`, for standard input.
    func file() throws(UsageError) -> String? {
        let file = try operand()
        return file == "-" ? nil : file
    }

    /// The value of an option as a length in points, as layouts have them.
    func length(_ name: String) throws(UsageError) -> Double? {
        try number(name, "from 0 to below 10000000, such as 320 or 90.5") {
            $0 < LayoutSize.unboundedLength
        }
    }

    /// The value of an option as a display scale; 0 for no pixel grid.
    func displayScale(_ name: String) throws(UsageError) -> Double? {
        try number(name, "from 0.001 to 1000, or 0") {
            $0 == 0 || PixelGrid.displayScales.contains($0)
        }
    }
}
