internal import Domain

/// A machine's name for comparison: letters and digits only, `&` as `and`.
package struct MachineName: Hashable, Sendable {
  /// The compared text: `AC/DC` is `acdc`, `Dungeons & Dragons` is `dungeonsanddragons`.
  package let key: String
  /// The number of colons in the name: an additional one usually marks a sequel rather than an edition.
  let colons: Int

  package init(_ name: String) {
    let compared = NameKey(loosely: name.replacing("&", with: " and ")).text
    key = compared.filter { $0.isLetter || $0.isNumber }
    colons = name.count { $0 == ":" }
  }

  package static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Returns whether one name contains the other, and is long enough for that to mean something.
  func isPart(of other: MachineName) -> Bool {
    let (short, long) = sorted(other)
    return short.key.count >= Self.shortestLoose && long.key.contains(short.key)
  }

  /// Returns whether the longer of two names has an additional colon, as sequels have.
  func isApartByColon(from other: MachineName) -> Bool {
    let (short, long) = sorted(other)
    return long.colons > short.colons
  }

  private func sorted(_ other: MachineName) -> (short: MachineName, long: MachineName) {
    key.count <= other.key.count ? (self, other) : (other, self)
  }

  /// The shortest name for a loose match, because shorter ones are part of too many others.
  private static let shortestLoose = 4

  /// The short names of the machine among players, such as `TMNT`.
  package var abbreviations: [String] { Self.abbreviations[key, default: []] }

  /// The other names of the machine, as keys.
  package var otherKeys: [String] { Self.aliases.filter { $0.value.contains(key) }.map(\.key).sorted() }

  private static let abbreviations: [String: [String]] = [
    "attackfrommars": ["AFM"], "medievalmadness": ["MM"], "talesofthearabiannights": ["TOTAN"],
    "teenagemutantninjaturtles": ["TMNT"], "theaddamsfamily": ["TAF"], "thelordoftherings": ["LOTR"],
    "twilightzone": ["TZ"],
  ]

  /// The other names of machines by ``key``, the likelier first.
  static let aliases: [String: [String]] = [
    "attackfrommars": ["attackfrommarsremake"],
    "dungeonsanddragons": ["dungeonsdragons", "dungeonsanddragonsthetyrantseye"],
    "falloftheempire": ["starwarsfalloftheempire"],
    "indianajones": ["indianajonesthepinballadventure"],
    "jamesbond": ["jamesbond007"],
    "jurassicparkstern2019": ["jurassicpark", "jurassicpark2019"],
    "starwars2017": ["starwars"],
    "thegetaway": ["thegetawayhighspeedii"],
    "tmnt": ["teenagemutantninjaturtles"],
    "tron": ["tronlegacy"],
    "uncannyxmen": ["theuncannyxmen"],
  ]
}
