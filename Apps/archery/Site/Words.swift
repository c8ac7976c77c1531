import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Notices
import OfflineSync
import Pages

extension Words {
  /// Such as `End 3` or `Ends 3, 4`.
  static func ends(_ numbers: [Int]) -> Message {
    let list = numbers.map(String.init).joined(separator: ", ")
    return numbers.count == 1 ? Message("End \(list)") : Message("Ends \(list)")
  }

  /// Points behind, with a true minus sign; nothing for those in front.
  static func difference(_ points: Int) -> String {
    points == 0 ? "–" : "\u{2212}\(abs(points))"
  }

  /// Micrometres as millimetres, such as `5.5`.
  static func millimetres(_ micrometres: Int) -> Message {
    let digits = String(micrometres % 1000 + 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return number("\(micrometres / 1000)\(fraction.isEmpty ? "" : ".\(fraction)")")
  }
}

extension BoardRow {
  /// Such as `End 3 disputed`.
  var disputeWords: Message { Message("\(Words.ends(disputedEnds)) disputed") }
}

extension Notice {
  /// The notice in a sentence.
  var text: Message {
    switch content {
    case .signInLink, .signIn: return signInText ?? ""
    case .news(let news): return ShootNews.text(of: news) ?? Message("There is news.")
    case .personalBest(let best):
      return Message("Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before.")
    case .rankChange(let change):
      let (from, to, board) = (change.from, change.to, change.boardWords)
      if change.isRise { return Message("You have risen from \(from) to \(to) on \(board).") }
      guard let other = change.overtakenBy else { return Message("You have fallen from \(from) to \(to) on \(board).") }
      return Message("You have fallen from \(from) to \(to) on \(board), behind \(other).")
    }
  }
}

extension Notice {
  /// The page that the notice is about; nil for one about the account.
  var address: WebAddress? {
    switch content {
    case .signInLink, .signIn: nil
    case .personalBest: TournamentAddress.history
    case .rankChange: TournamentAddress.bests
    case .news(let news): news.address
    }
  }
}

extension Notice.News {
  fileprivate var address: WebAddress? {
    guard let shoot = ShootNews.shoot(of: self) else { return nil }
    return switch kind {
    case ShootNews.dispute.id: TournamentAddress.page("disputes", shoot)
    case ShootNews.results.id: TournamentAddress.results(shoot)
    case ShootNews.turn.id: TournamentAddress.score(shoot)
    default: TournamentAddress.shoot(shoot)
    }
  }
}

extension Notice.RankChange {
  /// Such as `WA 18m, Recurve, Indoor 2025`.
  fileprivate var boardWords: Message {
    [board.bestsWords, Bucket.ofBests(bucket)?.words ?? Message("all time")].joined(separator: ", ")
  }
}

extension ItemPath {
  /// The words for a board of best scores, such as `WA 18m, Recurve`.
  fileprivate var bestsWords: Message {
    let parts = segments.map(\.rawValue).dropFirst()
    let round = parts.first.flatMap { BestScores.roundName(ofCode: $0) }.map { Message.round($0) }
    let bow = parts.dropFirst().first.flatMap { BowType(rawValue: $0)?.label }
    return [round ?? Message(verbatim: text), bow].compactMap(\.self).joined(separator: ", ")
  }
}

extension ArcheryServices {
  /// The names that archers use for things that are synced.
  var syncWords: SyncWords {
    SyncWords { item in
      await words(for: item)
    } event: { edit in
      await words(for: edit)
    }
  }

  private func words(for item: SyncItem) async -> Message? {
    let parts = item.path.segments.map(\.rawValue)
    switch (parts.first, parts.dropFirst().first) {
    case ("tournaments", let id?):
      let name = try? await tournaments.tournament(TournamentID(rawValue: id)).name
      let shoot = name.map(Message.init(verbatim:)) ?? Message("a shoot")
      return item.kind == .journal ? Message("Scores of \(shoot)") : Message("A setting of \(shoot)")
    case ("bests", _): return Message("Best scores, \(item.path.bestsWords)")
    default: return nil
    }
  }

  private func words(for edit: LostEdit) async -> Message? {
    guard case .event(let id) = edit.record, let tournament = edit.item.path.tournament else { return nil }
    return try? await trail(of: tournament).first { $0.id == id.rawValue }.map(\.text.message)
  }
}

extension Message {
  /// A file of the command line that is not there, or that the account may not read.
  static func unreadable(_ file: String) -> Message { Message("\(file) cannot be read. Check the path.") }
}
