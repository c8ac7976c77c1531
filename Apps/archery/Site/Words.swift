import ArcheryScoring
import Domain
import LeaderboardKit
import Notices
import OfflineSync
import Pages

extension Words {
  /// Such as `End 3` or `Ends 3, 4`.
  static func ends(_ numbers: [Int]) -> String {
    "\(numbers.count == 1 ? "End" : "Ends") \(numbers.map(String.init).joined(separator: ", "))"
  }

  /// Points behind, with a true minus sign; nothing for those in front.
  static func difference(_ points: Int) -> String {
    points == 0 ? "–" : "\u{2212}\(abs(points))"
  }

  /// Micrometres as millimetres, such as `5.5`.
  static func millimetres(_ micrometres: Int) -> String {
    let digits = String(micrometres % 1000 + 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return "\(micrometres / 1000)\(fraction.isEmpty ? "" : ".\(fraction)")"
  }

  /// A length without its sign, such as `12 mm`.
  static func wholeMillimetres(_ micrometres: Int) -> String {
    "\((micrometres.magnitude / 1000) + (micrometres.magnitude % 1000 < 500 ? 0 : 1)) mm"
  }

  /// Micrometres from millimetres as people write them, with a point or a comma; nil for anything else.
  static func micrometres(_ millimetres: String) -> Int? {
    guard let value = Double(millimetres.replacing(",", with: ".")), value.isFinite, abs(value) < 1e6 else {
      return nil
    }
    return Int((value * 1000).rounded())
  }
}

extension TournamentStatus {
  /// The name that people use.
  var label: String {
    switch self {
    case .open: "Open"
    case .inProgress: "Shooting"
    case .paused: "Paused"
    case .completed: "Finished"
    case .cancelled: "Cancelled"
    }
  }

  /// Something happens now.
  var isLive: Bool { self == .inProgress || self == .paused }
}

extension BowType {
  /// The name that people use.
  var label: String { rawValue.prefix(1) + rawValue.dropFirst().lowercased() }
}

extension Notice {
  /// The notice in a sentence.
  var text: String {
    switch content {
    case .signInLink, .signIn: return signInText ?? ""
    case .personalBest(let best):
      return "Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before."
    case .rankChange(let change):
      let place = "from \(change.from) to \(change.to) on \(change.boardWords)"
      let who = change.overtakenBy.map { ", behind \($0)" } ?? ""
      return change.isRise ? "You have risen \(place)." : "You have fallen \(place)\(who)."
    }
  }
}

extension Notice.RankChange {
  /// Such as `WA 18m, Recurve, 2025-INDOOR`.
  fileprivate var boardWords: String {
    let parts = board.segments.map(\.rawValue)
    let round = parts.dropFirst().first.flatMap { RoundCatalogue.round($0)?.name } ?? board.text
    let bow = parts.last.flatMap { BowType(rawValue: $0)?.label }
    return [round, bow, bucket == Bucket.allTime.id ? "all time" : bucket].compactMap(\.self).joined(separator: ", ")
  }
}

extension ArcheryApp {
  /// The names that archers use for things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      await words(for: item)
    } event: { edit in
      await words(for: edit)
    }
  }

  private func words(for item: SyncItem) async -> String? {
    let parts = item.path.segments.map(\.rawValue)
    switch (parts.first, parts.dropFirst().first) {
    case ("tournaments", let id?):
      let name = try? await tournaments.tournament(TournamentID(rawValue: id)).name
      return [item.kind == .journal ? "Scores" : "A setting", "of", name ?? "a shoot"].joined(separator: " ")
    case ("bests", _): return "Best scores, \(parts.dropFirst().joined(separator: ", "))"
    default: return nil
    }
  }

  private func words(for edit: LostEdit) async -> String? {
    guard case .event(let id) = edit.record, let tournament = edit.item.path.tournament else { return nil }
    return try? await trail(of: tournament).first { $0.id == id.rawValue }?.text
  }
}
