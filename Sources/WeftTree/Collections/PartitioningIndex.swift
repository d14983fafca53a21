extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element that meets a condition, if all that don't meet it
    /// come before all that do; the end if none meets it.
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

    /// Returns the index of the element with a key, if the elements are sorted by their keys; nil
    /// if there is none.
    ///
    /// - Complexity: O(log *n*).
    func index<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Int? {
        let index = partitioningIndex { keyOf($0) >= key }
        return index < endIndex && keyOf(self[index]) == key ? index : nil
    }
}
