// What a fraction is called elsewhere: the compiler says the name here.

extension LayoutDimension {
    /// A part of the parent's length.
    @available(*, unavailable, message: "write .fraction(…), of which 1 is all: half is 0.5")
    public static func percent(_ percentage: Double) -> Self { .fraction(percentage / 100) }
}
