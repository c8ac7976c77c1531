import ArcheryScoring
import Pages

/// A round of one's own, as it is typed: all ends alike.
struct CustomRoundEntry: Hashable, Sendable {
  var ends = 10
  var arrows = 3
  var system = ScoringSystem.tenZone
  /// Metres; nil for one that nobody says.
  var distance: Int?
  /// The face's diameter in centimetres; nil for arrows that are entered by button only.
  var face: Int?

  /// As many as a practice without a number of ends can have.
  static let mostEnds = 100

  /// - Throws: ``ScoringRefusal`` saying what is out of bounds.
  func round(named name: String? = nil) throws(ScoringRefusal) -> Round {
    let pass = Pass(
      ends: ends,
      arrowsPerEnd: arrows,
      system,
      distance: distance.map { Distance($0) },
      face: face.map { FaceSize($0) }
    )
    return try Round(custom: name ?? "\(Words.count(ends, "end", "ends")) of \(arrows)", passes: [pass])
  }
}

/// Rounds that are shot under like conditions.
struct RoundFamilyView {
  struct RoundView {
    let code: String
    let label: String
    let isChosen: Bool
  }

  let name: String
  let rounds: [RoundView]

  /// `isPractice` offers a round without a number of ends.
  static func all(for entry: NewShootEntry, isPractice: Bool = false) -> [RoundFamilyView] {
    func own(_ code: String, _ label: String) -> RoundView {
      RoundView(code: code, label: label, isChosen: entry.round == code)
    }
    let kept = entry.kept.map { RoundFamilyView(name: "As it is", rounds: [own(NewShootEntry.keptRound, $0)]) }
    let custom = [own(NewShootEntry.customRound, "A round of your own, as described below")]
    let open = isPractice ? [own(NewShootEntry.openRound, "Until I stop, in ends as described below")] : []
    let families = RoundCatalogue.families.map { family in
      RoundFamilyView(name: family.name, rounds: family.rounds.flatMap { views($0, chosen: entry.round) })
    }
    return [kept].compactMap(\.self) + families + [RoundFamilyView(name: "Your own", rounds: open + custom)]
  }

  /// The round, and the round on its other faces.
  private static func views(_ round: Round, chosen: String) -> [RoundView] {
    let others = round.otherFaceCodes.map { ($0, "\(round.name), \(RoundCatalogue.round($0)?.ringsText ?? "")") }
    return ([(round.code ?? "", round.name)] + others).map { code, name in
      let label = "\(name) · \(round.arrows) arrows · max \(round.maxScore)"
      return RoundView(code: code, label: label, isChosen: code == chosen)
    }
  }
}

/// The fields of a round of one's own.
struct CustomRoundView {
  /// Chosen, or filled in.
  let isOpen: Bool
  let ends: Int
  let arrows: Int
  let systems: [OptionView]
  let distance: String
  let face: String

  init(_ entry: NewShootEntry) {
    let custom = entry.custom
    isOpen = entry.isOwnRound || custom != CustomRoundEntry()
    (ends, arrows) = (custom.ends, custom.arrows)
    systems = ScoringSystem.allCases.map { system in
      let values = system.values.map(\.token.rawValue).joined(separator: " ")
      return OptionView(system.rawValue, values, "", isChosen: system == custom.system)
    }
    distance = custom.distance.map(String.init) ?? ""
    face = custom.face.map(String.init) ?? ""
  }
}
