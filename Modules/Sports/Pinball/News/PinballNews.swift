package import Domain
package import Notices

/// The kinds of news of nights, of the league and of practice, and their sentences.
package enum PinballNews {
  package static let night = NoticeKind("nightToday", Message("A night that I play in is today"))
  package static let turn = NoticeKind(
    "nightTurn",
    Message("I am up in a night"),
    needsYou: true,
    lifetime: 3 * 3_600_000
  )
  package static let leagueNight = NoticeKind("leagueNight", Message("The standings of my league have a new night"))
  package static let leagueRank = NoticeKind("leagueRank", Message("My place in the league changes"))
  package static let groupEnds = NoticeKind("groupEnds", Message("A practice group ends tomorrow"))

  /// Whether news say something of the reader's practice, which stays on a machine until its player has it synced.
  package static func tellOfPractice(_ news: Notice.News) -> Bool {
    [leagueNight, leagueRank, groupEnds].contains { $0.id == news.kind }
  }

  /// Returns a notice in a sentence; nil for a kind or facts that this version does not know.
  package static func text(of news: Notice.News) -> Message? {
    let facts = news.facts
    func number(_ name: String) -> Int? { facts[name].flatMap { Int($0) } }
    switch news.kind {
    case night.id: return facts["night"].map { Message("League night today: \($0)") }
    case turn.id:
      guard let machine = facts["machine"], let night = facts["night"] else { return nil }
      return Message("You are up on \(machine) in \(night).")
    case leagueNight.id:
      guard let bank = number("bank"), let season = number("season") else { return nil }
      return Message("New league night: bank \(bank) of season \(season) is in the standings.")
    case leagueRank.id:
      guard let from = number("from"), let to = number("to"), let season = number("season") else { return nil }
      return to < from
        ? Message("You have risen from place \(from) to place \(to) in season \(season) of your league.")
        : Message("You have fallen from place \(from) to place \(to) in season \(season) of your league.")
    case groupEnds.id:
      guard let group = facts["group"], let date = facts["date"] else { return nil }
      return Message("Your practice group \(group) ends on \(.day(date)).")
    default: return nil
    }
  }
}
