import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The catalogue of rounds, each with its faces drawn to one scale.
  func rounds() -> Page { Page(title: "Rounds", layout: .wide, body: catalogue(FaceSymbol.all)) }
}

/// A face, which is drawn once, and which the rounds refer to.
private struct FaceSymbol {
  let number: Int
  let face: FaceDrawing
  var id: String { "face-\(number)" }
  /// Pixels of a page, 9 mm each: two faces of 122 and 80 cm stand side by side on a phone.
  var width: Int { face.widthUm / 9000 }
  var height: Int { face.heightUm / 9000 }

  /// The faces of all rounds by name.
  static var all: [String: FaceSymbol] {
    let others = RoundCatalogue.all.flatMap(\.otherFaceCodes).compactMap { RoundCatalogue.round($0) }
    var symbols: [String: FaceSymbol] = [:]
    for face in (RoundCatalogue.all + others).flatMap(\.passes).compactMap({ $0.targetFace?.drawing })
    where symbols[face.face] == nil {
      symbols[face.face] = FaceSymbol(number: symbols.count + 1, face: face)
    }
    return symbols
  }

  /// Each face of a round once, the largest first.
  static func faces(of round: Round, in symbols: [String: FaceSymbol]) -> [FaceSymbol] {
    Set(round.passes.compactMap { $0.targetFace?.name }).compactMap { symbols[$0] }
      .sorted { ($1.width, $0.number) < ($0.width, $1.number) }
  }
}

@HTMLBuilder
private func catalogue(_ symbols: [String: FaceSymbol]) -> HTML {
  h1 { t("Rounds") }
  p(.class("lead")) { t("All faces are drawn to the same scale.") }
  Tag.svg(.class("unseen"), .unread, .width(0), .height(0)) {
    for symbol in symbols.values.sorted(by: { $0.number < $1.number }) { drawing(symbol) }
  }
  for family in RoundCatalogue.families {
    section(.label(family.name)) {
      h2 { text(family.name) }
      ul(.class("list cards")) { for round in family.rounds { roundCard(round, symbols) } }
    }
  }
}

private func drawing(_ symbol: FaceSymbol) -> HTML {
  let sheet = symbol.face.sheet()
  return Tag.symbol(
    .class("face-symbol"),
    .id(symbol.id),
    .viewBox(sheet.x, sheet.y, sheet.width, sheet.height)
  ) { faceDrawing(symbol.face) }
}

private func roundCard(_ round: Round, _ symbols: [String: FaceSymbol]) -> HTML {
  let values = round.passes.first?.scoringSystem.values.map(\.token.rawValue).joined(separator: " ") ?? ""
  return li(.class("card")) {
    pageHead(text(round.title), level: 3) { p(.class("total")) { strong { text(round.maxScore) } } }
    p(.class("quiet")) { t("\(code: "\(round.code ?? "")") · \(round.arrows) arrows · \(values)") }
    faces(FaceSymbol.faces(of: round, in: symbols))
    ul(.class("list")) { for line in passLines(round.passes) { li { text(line) } } }
    for other in round.otherFaceCodes {
      if let variant = RoundCatalogue.round(other) {
        p(.class("quiet")) { t("Or on the \(variant.ringsText): \(code: "\(other)")") }
        faces(Array(FaceSymbol.faces(of: variant, in: symbols).prefix(1)))
      }
    }
  }
}

@HTMLBuilder
private func faces(_ symbols: [FaceSymbol]) -> HTML {
  if !symbols.isEmpty {
    p(.class("round-faces"), .unread) {
      for symbol in symbols {
        Tag.svg(.width(symbol.width), .height(symbol.height)) { Tag.use(.href(part: symbol.id)) }
      }
    }
  }
}

/// Passes that follow one another and are shot alike, as one line.
private func passLines(_ passes: [Pass]) -> [Message] {
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
    return Message("\(line.ends) ends of \(line.pass.arrowsPerEnd): \(place)")
  }
}
