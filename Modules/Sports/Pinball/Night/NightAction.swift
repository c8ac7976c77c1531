import CanonicalJSON
package import Domain
package import Spaces

/// An entry in the journal of a night.
package enum NightAction: Hashable, Sendable {
  /// A name in the night: of the account that the event is about, or of a guest.
  package struct Name: Hashable, Codable, Sendable {
    package let name: String
    /// The guest who comes in with the account; nil for a new player.
    package let guest: PlayerID?
  }

  /// Whether a player takes part in what is drawn from now on.
  package struct Seat: Hashable, Codable, Sendable {
    package let player: PlayerID
    package let isIn: Bool
  }

  /// A machine that is added, out of order, or repaired.
  package struct Machine: Hashable, Codable, Sendable {
    package let name: String
    package let isIn: Bool
  }

  /// Players on a machine.
  package struct Game: Hashable, Codable, Sendable {
    package let machine: String
    package let players: [PlayerID]
  }

  /// A round, with what was drawn from the seed, so that no later event changes who plays whom.
  package struct Draw: Hashable, Codable, Sendable {
    /// The number of the round, from 1.
    package let round: Int
    package let seed: Int
    package let games: [Game]
  }

  /// The result of a game.
  package struct Result: Hashable, Codable, Sendable {
    package let game: GameID
    /// The players from the first to the last.
    package let order: [PlayerID]
    /// The scores in the same order; nil where only the places were entered.
    package let scores: [Int64]?
    /// The results of the game that this one replaces, because its author knew them.
    package let replaces: [EventID]
    /// The next game on the machine in flip frenzy; nil for none.
    package let next: Game?
  }

  /// A player's score or strokes on a machine.
  package struct Score: Hashable, Codable, Sendable {
    package let player: PlayerID
    package let machine: String
    package let score: Int64
  }

  /// A game that goes on on another machine.
  package struct Move: Hashable, Codable, Sendable {
    package let game: GameID
    package let machine: String
  }

  case joined(Name)
  /// A member left the space.
  case left
  case seated(Seat)
  case machine(Machine)
  case drawn(Draw)
  case entered(Result)
  case scored(Score)
  case moved(Move)
  /// The night is over; what phones entered before still counts.
  case closed
  case accountDeleted

  /// The kinds of entry, each with the `type` of its events.
  ///
  /// These names are stored and never change.
  enum Kind: String {
    case joined, left, seated, machine, drawn, entered, scored, moved, closed, accountDeleted
  }

  private var content: (kind: Kind, body: (any Encodable)?) {
    switch self {
    case .joined(let name): (.joined, name)
    case .left: (.left, nil)
    case .seated(let seat): (.seated, seat)
    case .machine(let machine): (.machine, machine)
    case .drawn(let draw): (.drawn, draw)
    case .entered(let result): (.entered, result)
    case .scored(let score): (.scored, score)
    case .moved(let move): (.moved, move)
    case .closed: (.closed, nil)
    case .accountDeleted: (.accountDeleted, nil)
    }
  }

  /// Returns the event before it has an id.
  ///
  /// - Parameter user: The account that it is about; nil for an action about no account.
  /// - Returns: The draft.
  /// - Throws: ``Domain/Refusal`` for what cannot be stored.
  package func draft(about user: UserID? = nil) throws(Refusal) -> EventDraft {
    let (kind, body) = content
    let subject = user.map { PlayerID($0) }
    guard let body else { return EventDraft(kind.rawValue, about: subject) }
    return try EventDraft(kind.rawValue, body, about: subject)
  }

  /// Reads an event; nil for one that this version does not know or cannot read.
  package init?(_ event: ScoringEvent) {
    func body<Body: Decodable>(_ type: Body.Type) -> Body? {
      do { return try CanonicalJSON.decode(type, from: event.body) } catch { return nil }
    }
    let action: NightAction? =
      switch Kind(rawValue: event.type) {
      case .joined: body(Name.self).map(Self.joined)
      case .left: .left
      case .seated: body(Seat.self).map(Self.seated)
      case .machine:
        body(Machine.self).flatMap { $0.name.plainName.isEmpty || !TextLimit.line.allows($0.name) ? nil : .machine($0) }
      case .drawn: body(Draw.self).flatMap { $0.round > 0 && $0.games.allSatisfy(\.isSound) ? .drawn($0) : nil }
      case .entered: body(Result.self).flatMap { $0.isSound ? .entered($0) : nil }
      case .scored: body(Score.self).flatMap { Self.scores.contains($0.score) ? .scored($0) : nil }
      case .moved: body(Move.self).map(Self.moved)
      case .closed: .closed
      case .accountDeleted: .accountDeleted
      case nil: nil
      }
    guard let action else { return nil }
    self = action
  }

  /// The scores that any machine shows.
  static let scores: ClosedRange<Int64> = 0...GameScore.largest
}

/// The id of a game in a night: round and number, such as `3-2`.
package typealias GameID = String

extension NightAction.Game {
  fileprivate var isSound: Bool { (2...4).contains(players.count) && Set(players).count == players.count }
}

extension NightAction.Result {
  fileprivate var isSound: Bool {
    let hasScores = scores.map { $0.count == order.count && $0.allSatisfy(NightAction.scores.contains) } ?? true
    return hasScores && Set(order).count == order.count && next?.isSound ?? true
  }
}
