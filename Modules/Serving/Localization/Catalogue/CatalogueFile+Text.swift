import CanonicalJSON
package import PackedCatalogues

extension CatalogueFile {
  /// The file as Xcode writes it: sorted, two spaces for a level, a space before each colon.
  package var text: String {
    get throws {
      var text = ""
      Self.write(try JSONReader.value(of: CanonicalJSON.encode(self)), level: 0, to: &text)
      return text + "\n"
    }
  }

  private static func write(_ json: JSON, level: Int, to text: inout String) {
    guard case .object(let members) = json else {
      text += json.description
      return
    }
    let space = String(repeating: "  ", count: level + 1)
    text += "{"
    for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      text += (place == 0 ? "\n" : ",\n") + space + quoted(member.key) + " : "
      if case .text(let string) = member.value {
        text += quoted(string)
      } else {
        write(member.value, level: level + 1, to: &text)
      }
    }
    text += members.isEmpty ? "}" : "\n\(space.dropLast(2))}"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
