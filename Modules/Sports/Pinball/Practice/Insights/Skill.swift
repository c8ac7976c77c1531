/// A flipper skill that can be practised on any game.
package struct Skill: Hashable, Sendable, Comparable {
  package let name: String
  let place: Int

  /// All skills, in the order of display.
  package static let all: [Skill] = [
    "Dead Bounce", "Post Pass", "Post Catch", "Flick Pass", "Nudge Pass", "Drop Catch", "Live Catch", "Shatz",
    "Back Flip",
    "Loop Pass", "Slap Save (Single)", "Slap Save (Double)", "Air Defense", "Cradle Separation", "Over Under",
    "Tap Pass",
  ].enumerated().map { Skill(name: $1, place: $0) }

  private static let otherNames = [
    "Dead Bounce": ["dead flip"], "Nudge Pass": ["nudge control"], "Shatz": ["shatzing", "alley pass"],
    "Back Flip": ["bang back"], "Slap Save (Single)": ["slap save", "single slap save"],
    "Slap Save (Double)": ["double slap save"],
  ]

  /// Every name of every skill, letters and digits only, longest first.
  private static let names: [(letters: [UInt8], skill: Skill)] =
    all.flatMap { skill in
      ([skill.name] + (otherNames[skill.name] ?? [])).map { (letters: letters(of: $0), skill: skill) }
    }
    .sorted { ($1.letters.count, $0.skill) < ($0.letters.count, $1.skill) }

  package static func < (left: Skill, right: Skill) -> Bool { left.place < right.place }

  package init?(named name: String) {
    guard let skill = Self.all.first(where: { $0.name == name }) else { return nil }
    self = skill
  }

  private init(name: String, place: Int) {
    (self.name, self.place) = (name, place)
  }

  /// Returns the skills that a text names, in any spacing and punctuation.
  ///
  /// No word counts for two skills, and longer names are found first.
  package static func detected(in text: String) -> Set<Skill> {
    var letters = letters(of: text)
    var found: Set<Skill> = []
    for (name, skill) in names {
      while let place = Self.place(of: name, in: letters) {
        found.insert(skill)
        letters.replaceSubrange(place, with: [0])
      }
    }
    return found
  }

  /// Returns the skills of a note: those of its subject, and those that it names.
  static func detected(in note: String, about detail: String?) -> Set<Skill> {
    detected(in: detail ?? "").union(detected(in: note))
  }

  /// A search by hand, because a log searches every note, and the standard search took seconds.
  private static func place(of name: [UInt8], in letters: [UInt8]) -> Range<Int>? {
    guard letters.count >= name.count, let first = name.first else { return nil }
    for start in 0...(letters.count - name.count) where letters[start] == first {
      var length = 1
      while length < name.count, letters[start + length] == name[length] { length += 1 }
      if length == name.count { return start..<(start + length) }
    }
    return nil
  }

  private static func letters(of text: String) -> [UInt8] {
    text.lowercased().utf8.filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
