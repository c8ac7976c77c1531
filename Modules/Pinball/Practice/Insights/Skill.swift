/// Something to do with flippers that can be practised on any game.
public struct Skill: Hashable, Sendable, Comparable {
  public let name: String
  /// Its place in the list.
  let place: Int

  /// All skills, in the order in which they are offered.
  public static let all: [Skill] = [
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

  /// Every name of every skill, letters and digits only, the longest first.
  private static let names: [(letters: [UInt8], skill: Skill)] =
    all.flatMap { skill in
      ([skill.name] + (otherNames[skill.name] ?? [])).map { (letters: letters(of: $0), skill: skill) }
    }
    .sorted { ($1.letters.count, $0.skill) < ($0.letters.count, $1.skill) }

  public static func < (left: Skill, right: Skill) -> Bool { left.place < right.place }

  /// The skill of this name.
  public init?(named name: String) {
    guard let skill = Self.all.first(where: { $0.name == name }) else { return nil }
    self = skill
  }

  private init(name: String, place: Int) {
    (self.name, self.place) = (name, place)
  }

  /// The skills that a text names, however it is spaced and punctuated; no word counts for two of them, and the longest
  /// name is looked for first.
  public static func detected(in text: String) -> Set<Skill> {
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

  /// The skills of a note: those of what it is about, and those that it names.
  static func detected(in note: String, about detail: String?) -> Set<Skill> {
    detected(in: detail ?? "").union(detected(in: note))
  }

  /// By hand, for a log goes through every note, and the collections' own search took seconds for it.
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
