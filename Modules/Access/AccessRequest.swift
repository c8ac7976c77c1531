public import Domain

/// What somebody wants to do with one item.
public struct AccessRequest: Hashable, Sendable {
  /// What to do; an `actor` is who the record will say did it.
  public enum Operation: Hashable, Sendable {
    /// To see the item, list it, and follow it.
    case read
    /// To make a new, empty space one's own; the path is the space.
    case found
    /// To write or delete a document; `granting` is the role that a membership document gives.
    case save(granting: Membership.Role? = nil)
    /// To make an invite to a space; the path is the space, and who redeems the invite gets the role.
    case invite(Membership.Role)
    /// To append an event, or take an own one back.
    case append(actor: UserID, subject: PlayerID?)
    /// To take back an event that somebody else recorded.
    case retract(actor: UserID)
    /// To change a player's score, or take an own submission back.
    case submit(actor: UserID, player: PlayerID)
    /// To disqualify, reset, or take back what somebody else submitted.
    case correct(actor: UserID)
    /// To make a board, also where it is there already.
    case defineBoard
    /// To have a journal refuse further events.
    case closeJournal
  }

  public let principal: Principal
  public let operation: Operation
  /// Where the item is, or the space that is to be founded.
  public let path: Path

  public init(_ principal: Principal, _ operation: Operation, _ path: Path) {
    self.principal = principal
    self.operation = operation
    self.path = path
  }

  /// Whose membership decides besides the principal's: whom the request is about.
  public var subject: PlayerID? {
    switch operation {
    case .append(_, let subject): subject
    case .submit(_, let player): player
    case .save: path.segments.count > 3 ? PlayerID(path.segments[3]) : nil
    case .read, .found, .invite, .retract, .correct, .defineBoard, .closeJournal: nil
    }
  }

  /// Who the record will say did it.
  var actor: UserID? {
    switch operation {
    case .append(let actor, _), .retract(let actor), .submit(let actor, _), .correct(let actor): actor
    case .read, .found, .save, .invite, .defineBoard, .closeJournal: nil
    }
  }
}
