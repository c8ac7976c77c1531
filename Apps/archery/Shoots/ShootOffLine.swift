import Domain
import ScorebookKit

/// One archer's arrows in a shoot-off as a command has them: name or id, arrows, and a distance such as `12mm`.
struct ShootOffLine {
  let archer: String
  let tokens: [String]
  /// The last arrow's distance from the centre; nil if it was not measured.
  let distanceMm: Int?

  /// Reads a text such as `Ben 9 12mm`.
  ///
  /// A name may end with a number, so the longest name of an archer is taken.
  ///
  /// - Throws: ``ScorebookKit/CommandFailure`` for a text without an arrow, and for a distance that is not whole millimetres.
  init(_ text: String, isArcher: (String) -> Bool) throws {
    var words = text.split(separator: " ").map(String.init)
    distanceMm = try Self.takeDistance(&words)
    let arrows = words.reversed().prefix(while: Self.isToken).count
    let names = (0..<arrows).map { Array(words.dropLast(arrows - $0)) }.filter { !$0.isEmpty }
    let known = names.last { isArcher($0.joined(separator: " ")) }
    guard let name = known ?? names.first else {
      throw CommandFailure(
        Message("\"\(text)\" has no arrow. Write the archer, the arrows and a distance: \"Ben 9 12mm\"")
      )
    }
    archer = name.joined(separator: " ")
    tokens = words.dropFirst(name.count).map { $0.uppercased() }
  }

  private static func takeDistance(_ words: inout [String]) throws -> Int? {
    guard let last = words.last, last.lowercased().hasSuffix("mm") else { return nil }
    words.removeLast()
    var number = String(last.dropLast(2))
    if number.isEmpty { number = words.popLast() ?? "" }
    guard let distance = Int(number), distance >= 0 else {
      throw CommandFailure(Message("\"\(number) mm\" is no distance. Write whole millimetres, such as 12mm."))
    }
    return distance
  }

  private static func isToken(_ word: String) -> Bool {
    ["X", "M"].contains(word.uppercased()) || (word.count <= 2 && word.allSatisfy { ("0"..."9").contains($0) })
  }
}
