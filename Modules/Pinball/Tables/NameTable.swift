/// The different texts of one column, each made once, with a number.
struct NameTable: Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]
  /// Columns repeat themselves from row to row.
  private var last: (field: ArraySlice<UInt8>, number: Int)?

  /// The number of a field's text, from 0.
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
