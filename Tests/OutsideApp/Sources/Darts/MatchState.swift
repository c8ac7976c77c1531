import CanonicalJSON
public import Domain
public import Spaces

/// The score of a match after its visits: double out, in turn.
public struct MatchState: SpaceFold {
  struct Side: Sendable {
    var left: Int
    var legs = 0
    var points = 0
    var darts = 0
    var last = ""
  }

  public static let space = Space("matches", journal: "visits", writers: .members)

  let match: Match
  private(set) var sides: [Side]
  private(set) var next = 0
  private(set) var leg = 1
  private(set) var winner: Int?

  public init(_ match: Match) {
    (self.match, sides) = (match, match.players.map { _ in Side(left: match.start) })
  }

  /// The visit of the player whose turn it is, as an event, from one to three darts such as `T20 T20 5`.
  public func visit(_ text: String) throws(Refusal) -> [EventDraft] {
    let darts = try text.uppercased().split(separator: " ").map { word throws(Refusal) in
      guard let dart = Dart(rawValue: String(word)) else {
        throw Refusal("dart", "\"\(String(word))\" is not a dart. Enter 20, D16, T19, BULL or 0.")
      }
      return dart
    }
    return [try EventDraft(Visit.type, Visit(player: next, darts: darts))]
  }

  public func refusal(of request: AppendRequest) -> Refusal? {
    if request.event.retracts != nil { return nil }
    guard let visit = Self.visit(of: request.event) else {
      return Refusal("unknown", "This app is too old for the entry. Update it.")
    }
    if winner != nil { return Refusal("over", "The match is over.") }
    if visit.player != next { return Refusal("notYourTurn", "It is the turn of \(match.players[next]).") }
    return (1...3).contains(visit.darts.count) ? nil : Refusal("darts", "Enter 1 to 3 darts.")
  }

  public mutating func apply(_ event: ScoringEvent) {
    guard let visit = Self.visit(of: event), winner == nil, visit.player == next, (1...3).contains(visit.darts.count)
    else { return }
    var (left, thrown, isBust) = (sides[next].left, [Dart](), false)
    for dart in visit.darts where left > 0 && !isBust {
      left -= dart.points
      thrown.append(dart)
      isBust = left < 0 || left == 1 || (left == 0 && !dart.isDouble)
    }
    sides[next].darts += thrown.count
    sides[next].last = thrown.map(\.rawValue).joined(separator: " ") + (isBust ? " bust" : "")
    if !isBust {
      sides[next].points += sides[next].left - left
      sides[next].left = left
    }
    if isBust || left > 0 { next = (next + 1) % sides.count } else { finishLeg() }
  }

  private mutating func finishLeg() {
    sides[next].legs += 1
    if sides[next].legs == match.legs { return winner = next }
    leg += 1
    next = (leg - 1) % sides.count
    for side in sides.indices { sides[side].left = match.start }
  }

  private static func visit(of event: ScoringEvent) -> Visit? {
    event.type == Visit.type ? try? CanonicalJSON.decode(Visit.self, from: event.body) : nil
  }
}
