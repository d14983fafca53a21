extension CommitTable {
    /// Makes the page with a number writable for a builder: it is the builder's own, a copy, or
    /// new. Parts of one builder may do so at the same time, as long as the root is writable for
    /// all of them.
    ///
    /// - Complexity: O(log *n*) in the number of slots.
    mutating func makePageWritable(_ number: Int, for owner: UInt64) {
        makeRootWritable(for: owner, slotCount: (number + 1) << Self.levelBits)
        // The table lives, and keeps the branches alive, which keep those below them alive; a
        // writable branch is not replaced. Counting references to them would make tasks wait for
        // each other.
        guard var next = unsafe root.map({ unsafe Unmanaged.passUnretained($0) }) else { return }
        for level in (0..<height).reversed() {
            let index = number >> (Self.levelBits * level)
            unsafe next = Self.makeChildWritable(index, level, of: next, for: owner)
        }
    }

    /// Makes a page, or a branch of a level above 0, writable for a builder, below a branch that is
    /// writable for it already.
    @unsafe @discardableResult
    static func makeChildWritable(
        _ index: Int,
        _ level: Int,
        of branch: Unmanaged<AnyObject>,
        for owner: UInt64
    ) -> Unmanaged<AnyObject> {
        if let child = unsafe CommitBranch.child(index, of: branch),
            unsafe isWritable(child, level, for: owner)
        {
            return unsafe child
        }
        let child = unsafe CommitBranch(branch.takeUnretainedValue()).update(index) { child in
            makeWritable(child, level, for: owner)
        }
        return unsafe .passUnretained(child)
    }

    /// Adds enough levels for the slots below a number, and makes the root writable for a builder.
    mutating func makeRootWritable(for owner: UInt64, slotCount: Int) {
        while (slotCount - 1) >> (Self.levelBits * (height + 1)) > 0 {
            root = root.map { CommitBranch(owner: owner, above: $0).object }
            height += 1
        }
        let known = unsafe root.map { unsafe Unmanaged.passUnretained($0) }
        // The table keeps the root.
        if let known = unsafe known, unsafe Self.isWritable(known, height, for: owner) { return }
        root = Self.makeWritable(root, height, for: owner)
    }

    /// Removes levels from the top, as long as the root has no child except the first.
    mutating func removeEmptyLevels() {
        while height > 0, let branch = root.map({ CommitBranch($0) }), branch.hasFirstAlone {
            root = branch[0]
            height -= 1
        }
    }

    /// Whether a page, or a branch of a level above 0, is writable for a builder; the object must
    /// live.
    @unsafe @inline(__always)
    private static func isWritable(
        _ object: Unmanaged<AnyObject>,
        _ level: Int,
        for owner: UInt64
    ) -> Bool {
        let known =
            unsafe level > 0
            ? CommitBranch.owner(of: object) : CommitPage.contents(of: object).owner
        return known == owner
    }

    /// The page, or the branch of a level above 0, that a builder may write to in place of the
    /// given one.
    private static func makeWritable(
        _ object: AnyObject?,
        _ level: Int,
        for owner: UInt64
    ) -> AnyObject {
        if level > 0 {
            let branch = object.map { CommitBranch($0) }
            if let branch, branch.owner == owner { return branch.object }
            return CommitBranch(owner: owner, copying: branch).object
        }
        let page = object.map { CommitPage($0) }
        if let page, page.owner == owner { return page.object }
        return CommitPage(owner: owner, copying: page).object
    }
}
