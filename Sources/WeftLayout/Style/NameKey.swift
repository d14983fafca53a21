/// A coding key with any name.
struct NameKey: CodingKey {
    let stringValue: String

    var intValue: Int? { nil }

    init(_ name: String) {
        stringValue = name
    }

    init?(stringValue: String) {
        self.init(stringValue)
    }

    init?(intValue: Int) { nil }
}
