/// A machine's name as it is compared: letters and digits only, `&` as `and`.
public struct MachineName: Hashable, Sendable {
  /// `AC/DC` is `acdc`, `Dungeons & Dragons` is `dungeonsanddragons`.
  public let key: String
  /// How many colons the name had: what follows one more often tells a sequel than an edition.
  let colons: Int

  public init(_ name: String) {
    let compared = ComparedName(name.replacing("&", with: " and ")).text
    key = compared.filter { $0.isLetter || $0.isNumber }
    colons = name.count { $0 == ":" }
  }

  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Whether one name holds the other, and is not too short for that to mean anything.
  func isPart(of other: MachineName) -> Bool {
    let (short, long) = sorted(other)
    return short.key.count >= Self.shortestLoose && long.key.contains(short.key)
  }

  /// Whether the longer of two names has a colon more, as sequels have.
  func isApartByColon(from other: MachineName) -> Bool {
    let (short, long) = sorted(other)
    return long.colons > short.colons
  }

  private func sorted(_ other: MachineName) -> (short: MachineName, long: MachineName) {
    key.count <= other.key.count ? (self, other) : (other, self)
  }

  /// Shorter names are part of too many others.
  private static let shortestLoose = 4

  /// The short names that players use for the machine of this name, such as `TMNT`.
  public var abbreviations: [String] { Self.abbreviations[key, default: []] }

  /// The other names of the machine, as ``key`` has them.
  var otherKeys: [String] { Self.aliases.filter { $0.value.contains(key) }.map(\.key).sorted() }

  private static let abbreviations: [String: [String]] = [
    "attackfrommars": ["AFM"], "medievalmadness": ["MM"], "talesofthearabiannights": ["TOTAN"],
    "teenagemutantninjaturtles": ["TMNT"], "theaddamsfamily": ["TAF"], "thelordoftherings": ["LOTR"],
    "twilightzone": ["TZ"],
  ]

  /// What else a machine is called, by ``key``, the likelier name first.
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
