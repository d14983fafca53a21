import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements or attributes of a page that an XPath leads to.
func nodes(_ path: String, in page: String) throws -> [XMLNode] {
    try XMLDocument(data: Data(page.utf8)).nodes(forXPath: path)
}

/// Their texts, which lack those parts that are space alone.
func texts(_ path: String, in page: String) throws -> [String] {
    try nodes(path, in: page).map { $0.stringValue ?? "" }
}
