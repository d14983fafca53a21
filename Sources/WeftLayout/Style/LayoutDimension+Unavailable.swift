// A name from elsewhere for a fraction. For this, the compiler suggests the name that is used here.

extension LayoutDimension {
    /// A fraction of the parent's length, in percent.
    @available(*, unavailable, message: "write .fraction(…), where 1 is the whole: half is 0.5")
    public static func percent(_ percentage: Double) -> Self { .fraction(percentage / 100) }
}
