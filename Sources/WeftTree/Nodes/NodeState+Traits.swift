import WeftLayout

extension NodeState {
    /// The kind of the node, and the inputs that few nodes have. Every node has this, so it takes
    /// only one word.
    @safe struct Traits: ~Copyable {
        /// The address of the rare inputs, or zero; the lowest two bits hold the kind.
        private let bits: UInt

        init(_ kind: Kind, _ rareInputs: RareInputs?) {
            // Objects are aligned to words at least, which leaves two bits.
            let address = unsafe rareInputs.map { unsafe Unmanaged.passRetained($0).toOpaque() }
            bits = UInt(bitPattern: address) | kind.rawValue
        }

        // The traits own the reference.
        deinit { unsafe reference?.release() }

        private var reference: Unmanaged<RareInputs>? {
            // The bits are those of a pointer that was retained, or zero.
            unsafe UnsafeRawPointer(bitPattern: bits & ~3).map { unsafe .fromOpaque($0) }
        }

        /// The kind of the node.
        var kind: Kind {
            @inline(__always)
            get { Kind(rawValue: bits & 3) ?? .instantLeaf }
        }

        /// Whether the node's content arranges subnodes.
        var hasSpec: Bool {
            @inline(__always)
            get { bits & 3 < Kind.leaf.rawValue }
        }

        /// Whether the node is a leaf that is measured instantly and has no rare inputs.
        var isBareInstantLeaf: Bool {
            @inline(__always)
            get { bits == Kind.instantLeaf.rawValue }
        }

        /// Whether there are inputs that few nodes have.
        var hasRareInputs: Bool {
            @inline(__always)
            get { bits > 3 }
        }

        /// The inputs that few nodes have; nil if there are none.
        var rareInputs: RareInputs? {
            // The traits keep them alive.
            unsafe reference?.takeUnretainedValue()
        }
    }

    /// The inputs that few nodes have.
    final class RareInputs: Sendable {
        let name: String?
        let overrides: EnvironmentOverrides?
        let flaw: EditError?

        private init(name: String?, overrides: EnvironmentOverrides?, flaw: EditError?) {
            self.name = name
            self.overrides = overrides
            self.flaw = flaw
        }

        /// Returns the rare inputs of a node without overrides, or nil if it has none. (A failable
        /// initialiser would allocate them first.)
        @inline(__always)
        static func make(name: String?, flaw: EditError?) -> RareInputs? {
            if case (.none, .none) = (name, flaw) { return nil }
            return make(name: name, overrides: nil, flaw: flaw)
        }

        // Not inlined: most nodes have no rare inputs, and should be created without this code.
        /// Returns the rare inputs of a node, or nil if it has none. An empty name counts as none.
        @inline(never)
        static func make(
            name: String?,
            overrides: EnvironmentOverrides?,
            flaw: EditError?
        ) -> RareInputs? {
            let name = name?.isEmpty == true ? nil : name
            if case (.none, .none, .none) = (name, overrides, flaw) { return nil }
            return RareInputs(name: name, overrides: overrides, flaw: flaw)
        }
    }
}
