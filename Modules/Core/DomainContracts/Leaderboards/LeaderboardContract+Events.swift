import Domain
import Leaderboards
import Testing

extension LeaderboardContract {
  static let events = [
    Rule("a board's events tell what each submission changed, and whom it displaced") { site in
      let store = try await site.open()
      let board = try await store.leaderboard(at: site)
      try await board.submit(5, for: "ana")
      try await board.submit(7, for: "bo")
      let events = try await board.timelessEvents()
      let reader = site.reader(of: events)
      try await board.submit(9, for: "ana")
      try await board.submit(9, for: "ana")
      try await board.disqualify("bo")
      for event in [
        .updated(player: "ana", bucket: .allTime, oldRank: 2, newRank: 1, score: 9),
        .displaced(player: "bo", bucket: .allTime, oldRank: 1, newRank: 2),
        .updated(player: "bo", bucket: .allTime, oldRank: 2, newRank: nil, score: 7),
      ] as [BoardEvent] { try await expect(reader.next(), is: event) }
      try await board.reset(.allTime)
      try await expect(reader.next(), is: .reset(.allTime, removed: 1))
    },
    Rule("a board's events tell what another opening wrote", needs: .shared) { site in
      let (theirs, mine) = (try await site.open(), try await site.open())
      let board = try await mine.leaderboard(at: site)
      let reader = site.reader(of: try await board.timelessEvents())
      try await board.submit(5, for: "ana")
      try await expect(reader.next(), is: .updated(player: "ana", bucket: .allTime, oldRank: nil, newRank: 1, score: 5))
      try await theirs.leaderboard(at: site).submit(6, for: "ana")
      try await expect(reader.next(), is: .updated(player: "ana", bucket: .allTime, oldRank: 1, newRank: 1, score: 6))
    },
    Rule("a board's events leave no follower behind", needs: .countsFollowers) { site in
      let store = try await site.open()
      let followers = try #require(store.liveFollowers)
      let reader = site.reader(of: try await store.leaderboard(at: site).timelessEvents())
      try await site.eventually("the board is followed") { followers() == 1 }
      reader.cancel()
      try await site.eventually("nobody follows the board") { followers() == 0 }
    },
  ]
}

extension OpenedStore {
  /// A board of all time.
  fileprivate func leaderboard(at site: ContractSite) async throws -> Leaderboard {
    try await .define(at: "boards/events", in: leaderboards, with: site.clock.andIdentities, by: "referee")
  }
}

extension Leaderboard {
  /// Events of a board on which time seals nothing.
  fileprivate func timelessEvents() async throws -> BoardEvents {
    try await events { _ in throw CancellationError() }
  }
}
