/// The distinct texts of one column, each created once and numbered.
struct NameTable: Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]
  /// The last field, because columns repeat from row to row.
  private var last: (field: ArraySlice<UInt8>, number: Int)?

  /// Returns the number of a field's text, from 0.
  mutating func number(of field: ArraySlice<UInt8>) -> Int {
    if let last, last.field == field { return last.number }
    let text = String(field: field)
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      texts.append(text)
      numbers[text] = number
    }
    last = (field, number)
    return number
  }
}
