/// The indices of a longest increasing subsequence of distinct numbers.
///
/// The elements that are not in it are the fewest that have to be moved to sort the sequence. The
/// algorithm keeps, for each length, the smallest number that a subsequence of that length can end
/// with ("patience sorting").
///
/// - Complexity: O(*n* log *n*).
func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var indices: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
        indices.insert(index)
        index = previous[index]
    }
    return indices
}
