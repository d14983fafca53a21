import Weft
import WeftArguments
import WeftDocument

extension JSONValue {
    /// The id of a document as a title; nil if there is no id, or an empty one.
    var title: String? {
        switch self {
        case .null, .string(""): nil
        case .string(let id): id
        default: "\(self)"
        }
    }

    /// The id of a document as messages show it; nil if there is none.
    var mention: String? {
        if case .string(let id) = self { return shown(id) }
        return title.map { "id \($0.withControlsEscaped)" }
    }
}
