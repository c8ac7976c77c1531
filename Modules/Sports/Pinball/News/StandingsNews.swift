package import Domain
package import Notices

/// The news of the league's standings, for the accounts that have a player there: a new night, and another place.
package struct StandingsNews: NoticeSource {
  package let name = "standings"
  package let prefix: ItemPath = DocumentKey<LeagueRanks>.leagueRanks.path
  package let kinds = [PinballNews.leagueNight, PinballNews.leagueRank]
  private let documents: any DocumentRepository
  private let practice: PracticeService

  /// - Parameters:
  ///   - documents: The documents of the whole store.
  ///   - practice: The practice of every player, which names the player of the league.
  package init(_ documents: any DocumentRepository, _ practice: PracticeService) {
    (self.documents, self.practice) = (documents, practice)
  }

  package func drafts(about item: ItemPath) async throws -> [NoticeDraft] {
    guard let ranks = try await documents.value(.leagueRanks).value, ranks.hasNews else { return [] }
    var drafts: [NoticeDraft] = []
    for head in try await documents.all(under: .accounts) {
      guard let user = head.path.segments.last.map({ UserID($0) }), head.path == .account(of: user) else { continue }
      let player = NameKey(loosely: try await practice.state(of: user).leagueSettings.playerName)
      if !player.isBlank { drafts += ranks.news(of: player, to: user) }
    }
    return drafts
  }
}

extension LeagueRanks {
  fileprivate var hasNews: Bool { bankAt != nil || places.values.contains { $0.move != nil } }

  /// Returns the news of a player: once for each night, and once for each move between two nights.
  fileprivate func news(of player: NameKey, to user: UserID) -> [NoticeDraft] {
    let season = "\(season)"
    var drafts: [NoticeDraft] = []
    if let bankAt {
      let facts = ["season": season, "bank": "\(bank)"]
      drafts.append(
        NoticeDraft(
          PinballNews.leagueNight,
          to: user,
          about: [league, season, "\(bank)"],
          facts,
          naming: [:],
          occurredAt: bankAt
        )
      )
    }
    if let place = places[player.text], let move = place.move {
      let (from, to) = ("\(move.from)", "\(place.rank)")
      drafts.append(
        NoticeDraft(
          PinballNews.leagueRank,
          to: user,
          about: [league, season, "\(move.bank)", from, to],
          ["season": season, "from": from, "to": to],
          naming: [:],
          occurredAt: move.at
        )
      )
    }
    return drafts
  }
}
