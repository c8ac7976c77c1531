import AppTestSupport
import ArcheryScoring
import Domain
import FileStore
import Foundation
import Leaderboards
import OfflineSync
import RemoteHTTP
import SQLite
import Spaces
import TestSupport
import Testing

/// Founding document 003's scenarios, on phones that shoot without the club's server and meet it afterwards: real stores, a
/// real `archery serve`, HTTP in between.
@Suite("A shoot on devices that are away", .timeLimit(.minutes(5)))
struct SyncedShootTests {
  @Test(arguments: LocalStore.allCases)
  func `score entry: counts score, X and 10 from the arrows, also after an undo`(kind: LocalStore) async throws {
    try await Range.with(kind) { range in
      try await range.ana.shoot("X 10 9")
      try await range.ana.shoot("1 1 1", for: range.guest)
      try await range.ana.shoot("X")
      try await range.ana.perform(.undo)
      try await range.ana.shoot("M")
      try await range.meet()
      for board in try await range.boards() {
        let row = try #require(board.first { $0.id == range.ana.archer })
        #expect((row.runningTotal, row.xCount, row.tenCount) == (29, 1, 2))
        #expect((row.arrowsShot, row.hits, row.endsCompleted) == (4, 3, 1))
      }
    }
  }

  @Test(arguments: LocalStore.allCases)
  func `leaderboard: score, then X, then 10, then ends; equals share a rank on every device`(
    kind: LocalStore
  ) async throws {
    try await Range.with(kind) { range in
      try await range.ana.shoot("10 10 9")
      try await range.ben.shoot("X 10 9")
      try await range.meet()
      let expected = [range.ben.archer: (1, 0), range.ana.archer: (2, 0)]
      for board in try await range.boards() {
        for row in board.prefix(2) {
          let (rank, behind) = try #require(expected[row.id])
          #expect((row.rank, row.scoreDifferenceFromFirst) == (rank, behind))
        }
      }
      try await range.ana.shoot("1 1 1", for: range.guest)
      try await range.ana.shoot("X 9 9")
      try await range.ben.shoot("10 9 9")
      try await range.meet()
      for board in try await range.boards() { #expect(board.prefix(2).map(\.rank) == [1, 1]) }
    }
  }

  @Test(arguments: LocalStore.allCases)
  func `participant switching: moves to the guest by itself, and to no archer of others`(
    kind: LocalStore
  ) async throws {
    try await Range.with(kind) { range in
      var selection = ScorerSelection(scorer: range.ana.user, in: try await range.ana.tournament())
      selection.follow(try await range.ana.shoot("10 9 8"), in: try await range.ana.tournament())
      #expect(selection.archer == range.guest)
      let tournament = try await range.ana.tournament()
      let refusal = #expect(throws: Refusal.self) { try selection.select(range.ben.archer, in: tournament) }
      #expect(refusal?.scoringCode == .notScoreable)
      #expect(selection.archer == range.guest)
      try selection.select(range.ana.archer, in: tournament)
      #expect(selection.archer == range.ana.archer)
    }
  }

  @Test(arguments: LocalStore.allCases)
  func `end completion: ends close, the round completes, and finalising reaches everybody`(
    kind: LocalStore
  ) async throws {
    try await Range.with(kind) { range in
      for end in 1...Range.ends {
        try await range.ana.shoot("9 9 9")
        try await range.ana.shoot("8 8 8", for: range.guest)
        #expect(try await range.ana.tournament().sheet(of: range.ana.archer).endsCompleted == end)
      }
      try await range.ana.perform(.finalise)
      await #expect(throws: SpaceError.self) { try await range.ana.shoot("10") }
      try await range.meet()
      for tournament in try await range.tournaments() {
        #expect(tournament.view(of: range.ana.user).isFinalised)
        #expect(!tournament.view(of: range.ben.user).isFinalised)
      }
    }
  }

  @Test(arguments: LocalStore.allCases)
  func `security: scores only for oneself and one's guests, whatever the device says`(kind: LocalStore) async throws {
    try await Range.with(kind) { range in
      let refusal = await #expect(throws: SpaceError.self) {
        try await range.ana.shoot("10", for: range.ben.archer)
      }
      guard case .refused(let reason)? = refusal, reason.scoringCode == .notScoreable else {
        Issue.record("\(String(describing: refusal))")
        return
      }
      // A device that was tampered with keeps what the club's server refuses, and shows what the others see.
      let forged = try await range.ben.shoot("1 1 1").map { event in
        var copy = event.stamped(nil)
        (copy.id, copy.actor) = (EventID(rawValue: "forged-\(event.id)"), range.ana.user)
        return copy
      }
      let journal = try await range.ana.tournament().id.journal
      _ = try await range.ana.sync.storage.sessions.session(at: journal).append(forged, expecting: .any)
      try await range.meet()
      for board in try await range.boards() {
        #expect(board.first { $0.id == range.ben.archer }?.runningTotal == 3)
        #expect(board.first { $0.id == range.ana.archer }?.runningTotal == 0)
      }
      let lost = try await range.ana.sync.lost.all()
      #expect(Set(lost.map(\.record)) == Set(forged.map { .event($0.id) }))
      #expect(try await range.ben.sync.lost.all() == [])
    }
  }

  @Test(arguments: LocalStore.allCases)
  func `names: reach every device, and so does the deletion of a name`(kind: LocalStore) async throws {
    try await Range.with(kind) { range in
      func names(of archer: PlayerID) async throws -> Set<String> {
        Set(try await range.tournaments().map { $0.displayName(of: archer) })
      }
      #expect(try await names(of: range.guest) == ["Gil"])
      try await range.ana.rename(range.guest, "Gilbert")
      try await range.ben.shoot("9 9 9")
      try await range.meet()
      #expect(try await names(of: range.guest) == ["Gilbert"])
      #expect(try await names(of: range.ben.archer) == ["Ben"])
      try await range.server.perform(.deleteName(range.guest))
      try await range.ben.perform(.deleteName(range.ben.archer))
      try await range.meet()
      #expect(try await names(of: range.guest) == ["Guest"])
      #expect(try await names(of: range.ben.archer).count == 1)
      #expect(try await names(of: range.ben.archer) != ["Ben"])
      for device in [range.server, range.ana, range.ben] {
        let place = try await device.tournament().id.space.appending("names")
        let left = try await device.sync.storage.documents.all(under: place)
        #expect(left.count == 1, "only Ana's own: \(left.map(\.path))")
        #expect(try await device.sync.lost.all() == [])
      }
    }
  }
}

enum LocalStore: String, CaseIterable, Sendable {
  case sqlite, file

  fileprivate func open(_ folder: URL, _ name: String, _ clock: ClockAndIdentities) async throws -> Storage {
    let path = folder.appending(component: "\(name).\(rawValue)").path
    switch self {
    case .sqlite: return try SQLiteStore(path: path, clock).storage
    case .file: return try await FileStore.open(path, clock).storage
    }
  }
}

/// A shoot on a club's server, and two archers with devices of their own; Ana has brought a guest.
private struct Range: Sendable {
  static let ends = 2

  let server: Device
  let ana: Device
  let ben: Device
  var guest: PlayerID { "guest-of-ana" }

  static func with(_ kind: LocalStore, _ body: (Range) async throws -> Void) async throws {
    try await withClub { served, club in
      let round = ["--ends", "\(ends)", "--arrows", "3", "--distance", "18", "--face", "40"]
      let id = TournamentID(rawValue: try await club.newShoot(["Club", "--no-shoot"] + round))
      let secret = try await club.invite("Club", "--uses", "2")
      let range = Range(
        server: try await Device(try await served.owner(), on: id, kind, club.folder),
        ana: try await Device(try await served.newcomer("Ana", with: secret), on: id, kind, club.folder),
        ben: try await Device(try await served.newcomer("Ben", with: secret), on: id, kind, club.folder)
      )
      try await range.begin()
      try await body(range)
      for device in range.devices { await device.sync.storage.close() }
    }
  }

  private func begin() async throws {
    for device in devices { try await device.sync.sync() }
    try await ana.perform(.add(.init(ana.archer, displayName: "Ana")))
    try await ana.perform(.add(.init(guest, displayName: "Gil", isGuest: true)))
    try await ben.perform(.add(.init(ben.archer, displayName: "Ben")))
    try await meet()
    try await server.perform(.start)
    try await meet()
  }

  private var devices: [Device] { [server, ana, ben] }

  /// All deliver until all have what the others delivered, and the notices that the server makes of it.
  func meet() async throws {
    try await eventually("all have the same") {
      for device in devices { try await device.sync.sync() }
      for device in devices where try await !device.sync.compare().different.isEmpty { return false }
      return true
    }
  }

  func tournaments() async throws -> [Tournament] {
    var all: [Tournament] = []
    for device in devices { all.append(try await device.tournament()) }
    return all
  }

  func boards() async throws -> [[BoardRow]] {
    try await tournaments().map { $0.board(for: BoardViewer(nil, now: 0)).rows }
  }
}

/// A store on a device, in step with the club's server as one of its accounts.
private struct Device: Sendable {
  let user: UserID
  let sync: OfflineSync
  private let service: TournamentService
  private let shoot: TournamentID

  init(_ visitor: Visitor, on shoot: TournamentID, _ kind: LocalStore, _ folder: URL) async throws {
    let local = try await kind.open(folder, visitor.user, .here)
    user = UserID(rawValue: visitor.user)
    sync = OfflineSync(
      local: local,
      remote: try RemoteStore(url: visitor.server, token: visitor.token).storage,
      notebook: try await kind.open(folder, "\(visitor.user).notebook", .here),
      clock: .here,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in })
    )
    service = TournamentService(sessions: local.sessions, documents: local.documents)
    self.shoot = shoot
  }

  var archer: PlayerID { PlayerID(user) }

  func tournament() async throws -> Tournament { try await service.tournament(shoot) }

  @discardableResult
  func perform(_ commands: TournamentCommand...) async throws -> [ScoringEvent] {
    let steps = commands.map { TournamentStep($0, as: EventID(rawValue: ClockAndIdentities.system.newIdentity())) }
    return try await service.perform(steps, on: shoot, by: user, at: ClockAndIdentities.system.now()).events
  }

  func rename(_ archer: PlayerID, _ name: String) async throws {
    try await perform(.changeArcher(archer, displayName: name, bowType: nil, shaftDiameterUm: nil))
  }

  /// Arrows, for the scorer itself if no archer is named.
  @discardableResult
  func shoot(_ arrows: String, for archer: PlayerID? = nil) async throws -> [ScoringEvent] {
    var events: [ScoringEvent] = []
    for token in arrows.split(separator: " ") {
      events += try await perform(.record(.token(String(token)), for: archer ?? self.archer))
    }
    return events
  }
}

extension ClockAndIdentities {
  fileprivate static let here = ClockAndIdentities.system
}
