import Weft

extension DocumentKeys {
    /// What has a key, in the words of an error, such as `"style"`; nil if nothing has it.
    static func owner(of key: String) -> String? {
        if LayoutElementStyle.documentKeys.contains(key) { return "\"style\"" }
        if SizeRange.documentKeys.contains(key) { return "\"range\"" }
        if LayoutDocument.keys.contains(key) { return "the document" }
        let types = ElementType.allCases.filter { $0.keys.contains(key) }
        if types.count == ElementType.allCases.count { return "elements" }
        let names = types.map { "\"\($0.rawValue)\"" }
        guard let last = names.last else { return nil }
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? last : "\(others) or \(last)"
    }
}
