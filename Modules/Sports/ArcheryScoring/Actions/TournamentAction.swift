import CanonicalJSON
import Domain

/// One kind of change of a tournament: what its events store, who may make it, when it is valid, what it changes, and how
/// the audit tells it.
///
/// Each is a type in a file of its own beside this one. ``Action/Kind`` lists them, and the compiler asks for the rest. What has
/// a default here is what holds for most: an organiser may make the change, an organiser may undo it, and it changes no
/// archer's result.
protocol TournamentAction: Hashable, Sendable {
  // MARK: What is stored

  /// The kind, whose name is the `type` of its events.
  static var kind: Action.Kind { get }

  /// Reads an event's body.
  init(body: [UInt8]) throws

  /// Returns the event's body: canonical JSON, empty for an action without content.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  func body() throws(Refusal) -> [UInt8]

  // MARK: Who may make it

  /// Returns whether the actor has the right to such an action at all, whatever else prevents it now.
  func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool

  /// The reason for rejecting it from an account without the right.
  static var rightsRefusal: Refusal { get }

  /// Whether a scorer records it at the target, also one who has lost the right since.
  static var isScored: Bool { get }

  /// Whether the scorer behind a printed card records it.
  static var isOfCards: Bool { get }

  // MARK: When it is valid

  /// Decides whether it is valid, before an event is written and again whenever it is folded.
  ///
  /// Rules about one scorer's session (the turn, the current end) apply only before writing, because events of several
  /// devices arrive in any order; see ``Tournament/decide(_:by:)``.
  func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal)

  /// Who may undo it.
  static var undoing: Undoing { get }

  // MARK: What it changes

  /// Changes the tournament; `sequence` is the event's index in fold order.
  func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence: Int)

  /// The archers whose results it may change.
  func concerned(_ subject: PlayerID?, in tournament: Tournament) -> [PlayerID]

  /// Whether it corrects results, once there are any.
  static var makesVersion: Bool { get }

  /// Whether it changes what lists of shoots show.
  static var changesListing: Bool { get }

  // MARK: How the audit tells it

  /// Returns the line about it.
  func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details

  /// Returns the sentence about its retraction.
  static func undone(_ archer: String) -> Message
}

extension TournamentAction {
  func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool { tournament.organises(attempt.actor) }
  static var rightsRefusal: Refusal { .organiserOnly }
  static var isScored: Bool { false }
  static var isOfCards: Bool { false }
  static var undoing: Undoing { .byOrganiser(.retractedByOther) }
  func concerned(_: PlayerID?, in _: Tournament) -> [PlayerID] { [] }
  static var makesVersion: Bool { false }
  static var changesListing: Bool { false }
  static func undone(_ archer: String) -> Message { Message("\(archer): the last arrow was undone.") }

  var kind: Action.Kind { Self.kind }

  /// Returns whether another action is the same.
  func isEqual(to other: any TournamentAction) -> Bool { (other as? Self) == self }
}

/// Who makes a change, about whom, and on which device where that is known.
struct Attempt: Sendable {
  let actor: UserID
  let subject: PlayerID?
  var stamp: Stamp? = nil
}

/// Who may undo an action.
enum Undoing: Sendable {
  /// Nobody.
  case never(Refusal)
  /// Organisers; the reason for others.
  case byOrganiser(Refusal)
  /// Who recorded it, until the sheet is final, and organisers.
  case byActor

  /// Nobody, because it is set anew instead.
  static let bySettingAnew = Undoing.never(
    Refusal(.notAllowed, "This cannot be undone. Set it as it was before.")
  )
  /// Organisers; others end a link, or add the archer again.
  static let byEndingLinks = Undoing.byOrganiser(
    Refusal(.notAllowed, "This cannot be undone. End the link, or add the archer again.")
  )
}

// MARK: Kinds of bodies and of rights

extension TournamentAction where Self: Codable {
  init(body: [UInt8]) throws { self = try CanonicalJSON.decode(Self.self, from: body) }
  func body() throws(Refusal) -> [UInt8] { try Action.encoded(self) }
}

/// An action without content.
protocol BareAction: TournamentAction { init() }

extension BareAction {
  init(body _: [UInt8]) { self.init() }
  func body() throws(Refusal) -> [UInt8] { [] }
}

/// An action whose body is that of another type.
protocol WrappingAction: TournamentAction {
  associatedtype Content: Codable
  var content: Content { get }
  init(_ content: Content)
}

extension WrappingAction {
  init(body: [UInt8]) throws { self.init(try CanonicalJSON.decode(Content.self, from: body)) }
  func body() throws(Refusal) -> [UInt8] { try Action.encoded(content) }
}

/// An action about an archer, by whom may score the archer.
protocol ScorersAction: TournamentAction {}

extension ScorersAction {
  func mayRecord(_ attempt: Attempt, in tournament: Tournament) -> Bool {
    tournament.organises(attempt.actor)
      || attempt.subject.flatMap { tournament[$0] }?.isScoreable(by: attempt.actor) == true
  }
  static var rightsRefusal: Refusal { .notScoreable }
}
