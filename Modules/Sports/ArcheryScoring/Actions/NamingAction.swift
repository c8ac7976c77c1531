import CanonicalJSON
import Domain

/// An action that gives an archer a name, here or in a document (decision 79).
protocol NamingAction: TournamentAction, Codable {
  /// The archer's name; empty in an event whose name is elsewhere.
  var displayName: String { get set }
  /// Where the name is; nil, as in events of earlier versions, for the event itself.
  var naming: Action.Naming? { get set }
}

extension Action {
  /// The place of a name that a recorded event does not hold.
  ///
  /// The raw values are stored. Earlier versions skip the field, and show the archer without a name.
  enum Naming: String, Codable, Hashable, Sendable {
    /// The name is in the event's document, so that it can be deleted.
    case document
    /// The archer keeps the name.
    case unchanged
  }
}

extension NamingAction {
  init(body: [UInt8]) throws {
    self = try CanonicalJSON.decode(Self.self, from: body)
    displayName = TextLimit.name.cutToBytes(displayName)
  }

  var givesName: Bool { naming != .unchanged }

  /// Returns the same action with another name; an action that gives none is unchanged.
  func named(_ name: String) -> Self { givesName ? naming(naming, name) : self }

  /// Returns the same action with a name at another place.
  func naming(_ naming: Action.Naming?, _ name: String) -> Self {
    var action = self
    (action.naming, action.displayName) = (naming, name)
    return action
  }
}
