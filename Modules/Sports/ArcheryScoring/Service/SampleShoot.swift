package import Domain
import Leaderboards
package import Spaces

/// A half-shot indoor shoot as a sample, with the same archers, arrows and ids every time.
package enum SampleShoot: Sendable {
  package static let id: TournamentID = "sample-shoot"
  /// The guest whom the owner scores, in the middle of an end.
  static let guest: PlayerID = "sample-guest"

  private static let halfWay = 10

  /// One archer of the sample, with a level from 0 (best) up and an offset in the table of arrows.
  private struct Archer {
    let id: UserID
    let name: String
    let bow: BowType
    let level: Int
    let start: Int
  }

  private static let archers = [
    Archer(id: "sample-mara", name: "Mara Lindqvist", bow: .recurve, level: 0, start: 3),
    Archer(id: "sample-jonas", name: "Jonas Weber", bow: .recurve, level: 1, start: 11),
    Archer(id: "sample-aoife", name: "Aoife Byrne", bow: .compound, level: 0, start: 20),
    Archer(id: "sample-luis", name: "Luis Ortega", bow: .barebow, level: 2, start: 7),
    Archer(id: "sample-hana", name: "Hana Sato", bow: .recurve, level: 0, start: 3),
    Archer(id: "sample-piotr", name: "Piotr Nowak", bow: .longbow, level: 2, start: 16),
  ]
  /// The archer who leaves after four ends.
  private static let leaver: UserID = "sample-piotr"

  /// Typical arrows of a club.
  ///
  /// Better archers read the same table a ring or two further in.
  private static let table = Array("9879X89698789M97869X98788976")

  /// Adds the sample to a store, once.
  ///
  /// The owner organises the shoot and shoots in it. About half an hour of shooting follows the start.
  @discardableResult
  package static func create(
    in service: TournamentService,
    owner: UserID,
    ownerName: String,
    startingAt start: Timestamp
  ) async throws(SpaceError) -> Tournament {
    do { return try await service.tournament(id) } catch .notFound {}
    let events: [ScoringEvent]
    do {
      events = try rehearsed(owner: owner, ownerName: ownerName, startingAt: start)
    } catch {
      throw .refused(error)
    }
    return try await service.adopt(events, as: id)
  }

  /// Returns the sample's events, as its archers would have recorded them.
  private static func rehearsed(
    owner: UserID,
    ownerName: String,
    startingAt start: Timestamp
  ) throws(Refusal) -> [ScoringEvent] {
    var script = Script(owner: owner, start: start)
    try script.open(ownerName: ownerName)
    for end in 1...halfWay {
      try script.shoot(end, guestArrows: end == halfWay ? 2 : 3)
      if end == 4 { try script.perform(.withdraw(PlayerID(leaver), reason: "Shoulder"), by: leaver) }
    }
    return script.rehearsal.events
  }

  private struct Script {
    let owner: UserID
    let start: Timestamp
    var rehearsal = TournamentRehearsal(SampleShoot.id)
    private var count = 0

    init(owner: UserID, start: Timestamp) {
      (self.owner, self.start) = (owner, start)
    }

    /// Performs a command.
    ///
    /// Ids are the script's numbers, and a moment passes between two events.
    mutating func perform(_ command: TournamentCommand, by actor: UserID) throws(Refusal) {
      count += 1
      let time = start.advanced(byMilliseconds: Int64(count) * 8000)
      try rehearsal.perform(command, by: actor, at: time, as: EventID(rawValue: "sample-\(count)"))
    }

    mutating func open(ownerName: String) throws(Refusal) {
      guard let round = RoundCatalogue.round("wa18") else {
        throw Refusal(.invalidRound, "This round does not exist. Choose one from the list.")
      }
      try perform(.create(name: "Thursday club shoot", round: round, settings: TournamentSettings()), by: owner)
      try perform(.add(.init(PlayerID(owner), displayName: ownerName, bowType: .recurve)), by: owner)
      try perform(.add(.init(guest, displayName: "Robin", isGuest: true, bowType: .barebow)), by: owner)
      for archer in archers {
        try perform(.add(.init(PlayerID(archer.id), displayName: archer.name, bowType: archer.bow)), by: archer.id)
      }
      try perform(.start, by: owner)
    }

    /// Shoots one end for everyone; the owner's guest may have arrows left.
    mutating func shoot(_ end: Int, guestArrows: Int) throws(Refusal) {
      for archer in archers where archer.id != leaver || end <= 4 {
        try shoot(end, PlayerID(archer.id), by: archer.id, level: archer.level, start: archer.start)
      }
      try shoot(end, PlayerID(owner), by: owner, level: 1, start: 5)
      try shoot(end, guest, by: owner, level: 2, start: 13, arrows: guestArrows)
    }

    private mutating func shoot(
      _ end: Int,
      _ archer: PlayerID,
      by scorer: UserID,
      level: Int,
      start: Int,
      arrows: Int = 3
    ) throws(Refusal) {
      for arrow in 0..<arrows {
        let drawn = table[(start + 7 * end + arrow) % table.count]
        try perform(.record(.token(token(drawn, level: level), device: "sample"), for: archer), by: scorer)
      }
    }

    private func token(_ drawn: Character, level: Int) -> String {
      guard let points = drawn.wholeNumberValue else { return String(drawn) }
      let improved = points + [2, 1, 0][level]
      return improved > 10 ? "X" : String(improved)
    }
  }
}

extension TournamentService {
  /// Appends a whole journal to a new tournament, and lists it.
  ///
  /// - Throws: ``Spaces/SpaceError``. If another process made the tournament meanwhile, that one is returned.
  func adopt(_ events: [ScoringEvent], as id: TournamentID) async throws(SpaceError) -> Tournament {
    let (entries, maker) = (events.map { TournamentLog.Entry($0) }, events.first?.actor ?? "")
    guard let events = try await savingNames(of: entries, in: id, by: maker, after: [])?.events else {
      throw .refused(.contention)
    }
    do {
      var revision = Revision.zero
      for start in stride(from: 0, to: events.count, by: Limits.batchItems) {
        let batch = events[start..<min(start + Limits.batchItems, events.count)]
        revision =
          try await sessions.session(at: id.journal).append(Array(batch), expecting: .revision(revision)).last?.revision
          ?? revision
      }
    } catch .conflict, .idempotencyConflict {
      // Another process made it first.
    } catch {
      throw SpaceError(error)
    }
    let tournament = try await tournament(id)
    try await publish(tournament)
    return tournament
  }
}
