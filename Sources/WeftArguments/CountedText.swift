/// Returns a count with its noun, such as `1 tree` or `2 trees`.
package func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
