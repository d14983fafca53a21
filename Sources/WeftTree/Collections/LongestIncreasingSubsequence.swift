/// Returns the indices of a longest increasing subsequence of distinct numbers.
///
/// The elements outside it are a smallest set that has to be moved to sort the sequence. For each
/// length, the algorithm keeps the smallest number that a subsequence of that length can end with
/// ("patience sorting").
///
/// - Complexity: O(*n* log *n*).
func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        let length = ends.partitioningIndex { numbers[$0] >= number }
        if length > 0 { previous[index] = ends[length - 1] }
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var indices: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
        indices.insert(index)
        index = previous[index]
    }
    return indices
}
