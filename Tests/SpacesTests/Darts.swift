import Access
import CanonicalJSON
import Domain
import Spaces

/// A small sport for these tests: players throw in turn, and the first player at the goal wins.
struct DartsState: SpaceFold {
  struct About: SpaceAbout {
    var name: String
    var createdAt: Timestamp
    var goal: Int

    static let blank = About(name: "", createdAt: Timestamp(rawValue: 0), goal: 100)
    var refusal: Refusal? { name.isEmpty ? Refusal("name", "Enter a name for the match.") : nil }
  }

  struct Visit: Codable { let points: Int }

  static let space = Space("matches", journal: "visits", writers: .members)

  let about: About
  private(set) var players: [UserID] = []
  private(set) var points: [UserID: Int] = [:]
  private(set) var turn = 0
  /// The order in which events were applied, so that a test sees the fold's own order.
  private(set) var order: [EventID] = []

  init(_ about: About) { self.about = about }

  var next: UserID? { players.isEmpty ? nil : players[turn % players.count] }

  mutating func apply(_ event: ScoringEvent) {
    order.append(event.id)
    switch event.type {
    case "joined":
      if !players.contains(event.actor) { players.append(event.actor) }
    case "visit":
      guard let visit = try? CanonicalJSON.decode(Visit.self, from: event.body) else { return }
      points[event.actor, default: 0] += visit.points
      turn += 1
    default: break
    }
  }

  func refusal(of request: AppendRequest) -> Refusal? {
    guard request.event.type == "visit", request.event.retracts == nil else { return nil }
    guard let visit = try? CanonicalJSON.decode(Visit.self, from: request.event.body), (0...180).contains(visit.points)
    else { return Refusal("points", "A visit has 0 to 180 points. Enter them again.") }
    if let next, next != request.event.actor, !request.isLate {
      return Refusal("notYourTurn", "It is the turn of \(next.rawValue). Wait for your turn.")
    }
    return nil
  }

  /// Players keep one sheet: each may undo a visit of another.
  func refusal(ofRetraction request: AppendRequest) -> Refusal? { nil }

  func arrival(of account: Account, with fields: [String: String]) throws(Refusal) -> [EventDraft] {
    players.contains(account.user) ? [] : [try EventDraft("joined", fields)]
  }

  static func honours(_ retraction: ScoringEvent, of target: ScoringEvent) -> Bool { target.type == "visit" }
}

extension DartsState {
  static func visit(_ points: Int) throws(Refusal) -> [EventDraft] { [try EventDraft("visit", Visit(points: points))] }
}

extension SpaceService<DartsState> {
  /// Records a visit.
  func visit(
    _ points: Int,
    in id: SpaceID,
    as ticket: Ticket,
    isLate: Bool = false
  ) async throws(SpaceError) -> SpaceView<DartsState> {
    try await record(in: id, as: ticket, isLate: isLate) { _ throws(Refusal) in try DartsState.visit(points) }
  }

  /// Retracts an event.
  func undo(_ event: ScoringEvent, in id: SpaceID, as ticket: Ticket) async throws(SpaceError) -> SpaceView<DartsState>
  {
    try await record(in: id, as: ticket) { _ throws(Refusal) in [.undo(event)] }
  }
}
