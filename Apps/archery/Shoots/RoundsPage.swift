import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The catalogue of rounds, each with its faces drawn to one scale.
  func rounds() throws(TemplateFailure) -> Page {
    Page(title: "Rounds", layout: .wide, body: try content.render("rounds", RoundsView()))
  }
}

extension RoundCatalogue {
  /// Rounds that are shot under like conditions, in the order in which people look for them.
  static var families: [(name: Message, rounds: [Round])] {
    let found = Dictionary(grouping: all, by: \.family)
    return RoundFamily.allCases.compactMap { family in found[family].map { (family.name, $0) } }
  }
}

/// The conditions that a round is shot under.
private enum RoundFamily: CaseIterable {
  case indoor, outdoor, imperial, field

  var name: Message {
    switch self {
    case .indoor: Message("Indoor")
    case .outdoor: Message("Outdoor")
    case .imperial: Message("Imperial")
    case .field: Message("Field and 3D")
    }
  }
}

extension Round {
  fileprivate var family: RoundFamily {
    switch passes.first?.scoringSystem {
    case .worldField, .ifaaField, .world3D: .field
    case .fiveZone: .imperial
    default: venue == .indoor ? .indoor : .outdoor
    }
  }

  /// Such as `6-ring face`: the printed rings, without the X.
  var ringsText: Message {
    let rings = passes.first?.targetFace?.drawing.scoring.rings ?? []
    return Message("\(rings.count { $0.token != ArrowToken.x.rawValue })-ring face")
  }
}

/// The template `rounds` shows this.
private struct RoundsView {
  struct Family {
    let name: Message
    let rounds: [RoundView]
  }

  /// Every face once; the rounds refer to it.
  let faces: [FaceSymbol]
  let families: [Family]

  init() {
    let rounds = RoundCatalogue.all
    let others = rounds.flatMap(\.otherFaceCodes).compactMap { RoundCatalogue.round($0) }
    var symbols: [String: FaceSymbol] = [:]
    for face in (rounds + others).flatMap(\.passes).compactMap({ $0.targetFace?.drawing })
    where symbols[face.face] == nil {
      symbols[face.face] = FaceSymbol(face, number: symbols.count + 1)
    }
    faces = symbols.values.sorted { $0.number < $1.number }
    families = RoundCatalogue.families.map { family in
      Family(name: family.name, rounds: family.rounds.map { RoundView($0, symbols) })
    }
  }
}

private struct FaceSymbol {
  let number: Int
  let picture: FaceView
  /// Pixels of a page, 9 mm each: two faces of 122 and 80 cm stand side by side on a phone.
  let width: Int
  let height: Int

  init(_ face: FaceDrawing, number: Int) {
    self.number = number
    picture = FaceView(face)
    (width, height) = (face.widthUm / 9000, face.heightUm / 9000)
  }
}

private struct RoundView {
  struct PassView {
    let text: Message
  }

  let code: String
  let name: Message
  let arrows: Int
  let maxScore: Int
  let values: String
  let passes: [PassView]
  let faces: [FaceSymbol]
  let hasOthers: Bool
  let others: [Other]

  /// The round on another face.
  struct Other {
    let code: String
    let text: Message
    let face: FaceSymbol?
  }

  init(_ round: Round, _ symbols: [String: FaceSymbol]) {
    code = round.code ?? ""
    name = round.title
    (arrows, maxScore) = (round.arrows, round.maxScore)
    values = round.passes.first?.scoringSystem.values.map(\.token.rawValue).joined(separator: " ") ?? ""
    passes = Self.passes(round.passes)
    faces = Self.faces(round, symbols)
    others = round.otherFaceCodes.compactMap { code in
      RoundCatalogue.round(code).map { Other(code: code, text: $0.ringsText, face: Self.faces($0, symbols).first) }
    }
    hasOthers = !others.isEmpty
  }

  /// Passes that follow one another and are shot alike, as one.
  private static func passes(_ passes: [Pass]) -> [PassView] {
    var lines: [(pass: Pass, ends: Int)] = []
    for pass in passes {
      if let last = lines.last, (last.pass.text, last.pass.arrowsPerEnd) == (pass.text, pass.arrowsPerEnd) {
        lines[lines.count - 1].ends += pass.ends
      } else {
        lines.append((pass, pass.ends))
      }
    }
    return lines.map { line in
      let isUnknown = line.pass.distance == nil && line.pass.face == nil
      let place = isUnknown ? Message("animals, distance unknown") : line.pass.text
      return PassView(text: Message("\(line.ends) ends of \(line.pass.arrowsPerEnd): \(place)"))
    }
  }

  /// Each face once, the largest first.
  private static func faces(_ round: Round, _ symbols: [String: FaceSymbol]) -> [FaceSymbol] {
    Set(round.passes.compactMap { $0.targetFace?.name }).compactMap { symbols[$0] }
      .sorted { ($1.width, $0.number) < ($0.width, $1.number) }
  }
}
