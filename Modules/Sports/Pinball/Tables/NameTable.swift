/// The distinct texts of one column, each created once and numbered; the first of several spellings stands for all.
struct NameTable: Sendable {
  private let key: @Sendable (String) -> String
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]
  /// The last field, because columns repeat from row to row.
  private var last: (field: ArraySlice<UInt8>, number: Int)?

  /// Creates a table whose key is equal for spellings of one text.
  init(key: @escaping @Sendable (String) -> String = { $0 }) { self.key = key }

  /// Returns the number of a field's text, from 0.
  mutating func number(of field: ArraySlice<UInt8>) -> Int {
    if let last, last.field == field { return last.number }
    let text = String(field: field)
    let key = key(text)
    let number = numbers[key] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[key] = number
    }
    last = (field, number)
    return number
  }
}
