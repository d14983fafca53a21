/// A colour in sRGB, as a host shows it; layout never depends on it.
///
///     let accent: DisplayColor = 0x0A84FF
public struct DisplayColor: Hashable, Codable, Sendable {
    /// The red component, from 0 to 1.
    public let red: Double

    /// The green component, from 0 to 1.
    public let green: Double

    /// The blue component, from 0 to 1.
    public let blue: Double

    /// The opacity, from 0 for invisible to 1 for opaque.
    public let opacity: Double

    /// Makes a colour; components outside 0…1 are clamped to it, and NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = Self.clamp(red)
        self.green = Self.clamp(green)
        self.blue = Self.clamp(blue)
        self.opacity = Self.clamp(opacity)
    }

    /// Makes a colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }

    /// Decodes a colour; components outside 0…1 are clamped to it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Double.self, forKey: .red),
            green: try container.decode(Double.self, forKey: .green),
            blue: try container.decode(Double.self, forKey: .blue),
            opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
        )
    }

    /// The colour as `#rrggbb`, as CSS and SVG write it; without the opacity.
    public var hexString: String {
        "#"
            + [red, green, blue]
            .map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }
            .joined()
    }

    private static func clamp(_ component: Double) -> Double {
        component > 0 ? min(component, 1) : 0
    }
}

extension DisplayColor: ExpressibleByIntegerLiteral {
    /// Makes an opaque colour from `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { self.init(hex: value) }
}

extension DisplayColor: CustomDebugStringConvertible {
    /// The colour for a log.
    public var debugDescription: String {
        opacity == 1 ? hexString : "\(hexString) at \(opacity)"
    }
}
