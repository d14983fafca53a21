/// A colour in sRGB, as a host shows it; layout never depends on it.
///
///     let accent: DisplayColor = 0x0A84FF
///
/// It takes only eight bytes, as leaves carry it around: each component is rounded to a multiple of
/// 1/51,000. Multiples of 1/255, of 1/1,000 and of 1/3 need no rounding.
public struct DisplayColor: Hashable, Sendable {
    private let redSteps: UInt16
    private let greenSteps: UInt16
    private let blueSteps: UInt16
    private let opacitySteps: UInt16

    /// The red component, from 0 to 1.
    public var red: Double { Self.component(of: redSteps) }

    /// The green component, from 0 to 1.
    public var green: Double { Self.component(of: greenSteps) }

    /// The blue component, from 0 to 1.
    public var blue: Double { Self.component(of: blueSteps) }

    /// The opacity, from 0 for invisible to 1 for opaque.
    public var opacity: Double { Self.component(of: opacitySteps) }

    /// Creates a colour; components outside 0…1 are clamped, and NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        redSteps = Self.steps(to: red)
        greenSteps = Self.steps(to: green)
        blueSteps = Self.steps(to: blue)
        opacitySteps = Self.steps(to: opacity)
    }

    /// Creates a colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }

    /// Creates a colour from `#rrggbb`, with digits in either case; nil for any other text.
    public init?(hexString: String) {
        let digits = hexString.dropFirst()
        guard hexString.utf8.count == 7, hexString.hasPrefix("#"),
            digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16)
        else { return nil }
        self.init(hex: hex)
    }

    /// The colour as `#rrggbb`, as CSS and SVG write it, without the opacity.
    public var hexString: String {
        "#"
            + [red, green, blue]
            .map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }
            .joined()
    }
}

extension DisplayColor: SpareValued {
    /// No colour: its opacity has more steps than there are.
    static let spare = DisplayColor(opacitySteps: .max)

    /// Whether this is no colour.
    var isSpare: Bool { opacitySteps == .max }

    private init(opacitySteps: UInt16) {
        (redSteps, greenSteps, blueSteps) = (0, 0, 0)
        self.opacitySteps = opacitySteps
    }

    /// The number of steps from 0 to 1.
    private static var stepCount: Double { 51_000 }

    /// The number of steps from 0 to a component, which is clamped to 0…1.
    private static func steps(to component: Double) -> UInt16 {
        component > 0 ? UInt16((min(component, 1) * stepCount).rounded()) : 0
    }

    private static func component(of steps: UInt16) -> Double { Double(steps) / stepCount }
}

extension DisplayColor: Codable {
    private enum CodingKeys: CodingKey {
        case red, green, blue, opacity
    }

    /// Decodes a colour; components outside 0…1 are clamped, and a missing opacity is 1.
    ///
    /// - Throws: What the decoder throws, which is a `DecodingError` if the red, the green or the
    ///   blue component is missing, or if a component is not a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Double.self, forKey: .red),
            green: try container.decode(Double.self, forKey: .green),
            blue: try container.decode(Double.self, forKey: .blue),
            opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
        )
    }

    /// Encodes the components as numbers from 0 to 1.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(red, forKey: .red)
        try container.encode(green, forKey: .green)
        try container.encode(blue, forKey: .blue)
        try container.encode(opacity, forKey: .opacity)
    }
}

extension DisplayColor: ExpressibleByIntegerLiteral {
    /// Creates an opaque colour from `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { self.init(hex: value) }
}

extension DisplayColor: CustomDebugStringConvertible {
    /// The colour for a log.
    public var debugDescription: String {
        opacity == 1 ? hexString : "\(hexString) at \(opacity)"
    }
}
