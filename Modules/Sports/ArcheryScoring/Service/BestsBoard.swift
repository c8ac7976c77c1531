package import Domain
package import Leaderboards

/// A board of best scores with the periods that it ranks.
struct BestsBoard {
  let path: ItemPath
  let periods: [Period]

  /// The boards of a round and kind of bow.
  ///
  /// Boards of all time and seasons are older than those of shorter periods, and a board's periods never change.
  static func all(of round: String, _ bow: BowType?) -> [BestsBoard] {
    let path = ItemPath.bests(of: round, bow)
    return [
      BestsBoard(path: path, periods: [.allTime, .seasonal]),
      BestsBoard(path: path.appending("recent"), periods: [.monthly, .weekly, .daily]),
    ]
  }
}

extension BestScores {
  /// Returns the code under which a round's boards lie; nil for a round whose code is not this catalogue's.
  ///
  /// A catalogue's round has its own. The code of an organiser's round is made from its passes and name, such as
  /// `own-1f2e3d4c5b6a-10 ends of 3`.
  ///
  /// Own rounds of the same passes and name share their boards, also under different organisers.
  package func code(of round: Round) -> String? {
    if round.code != nil { return round.catalogueCode }
    let passes = round.passes.map { pass in
      let parts = [pass.scoringSystem.rawValue, pass.distance?.text ?? "", pass.face?.text ?? "", pass.layout.rawValue]
      return (["\(pass.ends)x\(pass.arrowsPerEnd)"] + parts).joined(separator: " ")
    }
    let hash = digest((passes + [round.name]).joined(separator: "|")).prefix(12)
    let name = String(decoding: round.name.utf8.prefix(72), as: UTF8.self)
    return "\(Self.own)\(hash)-\(name)"
  }

  /// Returns the name of the round of a board; nil for an unknown code.
  package static func roundName(ofCode code: String) -> String? {
    guard code.hasPrefix(own) else { return RoundCatalogue.round(code)?.name }
    return String(code.dropFirst(own.count).drop { $0 != "-" }.dropFirst())
  }

  private static let own = "own-"
}

extension ItemPath {
  /// Returns the path of a board of best scores; nil for archers without a known bow.
  package static func bests(of round: String, _ bow: BowType?) -> ItemPath {
    ItemPath(["bests", Segment(rawValue: round), Segment(rawValue: bow?.rawValue ?? "UNKNOWN")])
  }
}

extension Round {
  /// The catalogue code, if the round is the catalogue's on any of its faces.
  ///
  /// Another program may have used the code for its own round.
  var catalogueCode: String? {
    guard let code, let known = RoundCatalogue.round(code) else { return nil }
    return ([code] + known.otherFaceCodes).contains { RoundCatalogue.round($0) == self } ? code : nil
  }
}
