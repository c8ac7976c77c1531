package import Domain

/// An operation on one item that a principal asks for.
package struct AccessRequest: Hashable, Sendable {
  /// An operation.
  ///
  /// Its `actor` is the user whom the record will name.
  package enum Operation: Hashable, Sendable {
    /// Reads the item, lists it, and follows it.
    case read
    /// Creates a space for the principal; the path is the empty space.
    case found
    /// Writes or deletes a document; `granting` is the role in a membership document.
    case save(granting: Membership.Role? = nil)
    /// Creates an invite to a space; the path is the space.
    ///
    /// Redeeming the invite gives the role.
    case invite(Membership.Role)
    /// Appends an event, or retracts one of the principal's own.
    case append(actor: UserID, subject: PlayerID?)
    /// Retracts an event of another user.
    case retract(actor: UserID)
    /// Appends a redaction, which takes the bodies of other events.
    case redact(actor: UserID)
    /// Changes a player's score, or reverts a submission of the principal's own.
    case submit(actor: UserID, player: PlayerID)
    /// Disqualifies, resets, or reverts a submission of another user.
    case correct(actor: UserID)
    /// Defines a board, also if it exists already.
    case defineBoard
    /// Closes a journal to new events.
    case closeJournal
  }

  /// The principal who asks.
  package let principal: Principal
  package let operation: Operation
  /// The path of the item, or of the space to create.
  package let path: ItemPath

  package init(_ principal: Principal, _ operation: Operation, _ path: ItemPath) {
    self.principal = principal
    self.operation = operation
    self.path = path
  }

  /// The player whom the request is about.
  ///
  /// The decision depends on this player's membership as well as the principal's.
  package var subject: PlayerID? {
    switch operation {
    case .append(_, let subject): subject
    case .submit(_, let player): player
    case .save: path.segments.count > 3 ? PlayerID(path.segments[3]) : nil
    case .read, .found, .invite, .retract, .redact, .correct, .defineBoard, .closeJournal: nil
    }
  }

  /// The user whom the record will name.
  var actor: UserID? {
    switch operation {
    case .append(let actor, _), .retract(let actor), .redact(let actor), .submit(let actor, _), .correct(let actor):
      actor
    case .read, .found, .save, .invite, .defineBoard, .closeJournal: nil
    }
  }
}
