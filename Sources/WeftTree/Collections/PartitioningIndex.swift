extension RandomAccessCollection where Index == Int {
    /// Where the second part begins of a collection in which elements that meet a condition come
    /// after all that do not; the end if none meets it.
    ///
    /// - Complexity: O(log *n*).
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The index of the element with a key, in the order of whose keys the elements are; nil if
    /// there is none.
    ///
    /// - Complexity: O(log *n*).
    func index<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Int? {
        let index = partitioningIndex { keyOf($0) >= key }
        return index < endIndex && keyOf(self[index]) == key ? index : nil
    }
}
