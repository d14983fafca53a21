import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements or attributes of a page that an XPath selects.
func nodes(_ path: String, in page: String) throws -> [XMLNode] {
    try XMLDocument(data: Data(page.utf8)).nodes(forXPath: path)
}

/// The texts of the elements or attributes that an XPath selects, without the parts that are only
/// white space.
func texts(_ path: String, in page: String) throws -> [String] {
    try nodes(path, in: page).map { $0.stringValue ?? "" }
}
