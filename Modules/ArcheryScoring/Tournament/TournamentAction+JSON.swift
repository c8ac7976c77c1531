internal import Domain
internal import Foundation

extension TournamentAction {
  /// The event's `type`; these names are stored and never change.
  public var type: String {
    switch self {
    case .created: "created"
    case .changed: "changed"
    case .participantAdded: "participantAdded"
    case .participantChanged: "participantChanged"
    case .scorersAppointed: "scorersAppointed"
    case .started: "started"
    case .paused: "paused"
    case .resumed: "resumed"
    case .arrow: "arrow"
    case .undone: "undone"
    case .edited: "edited"
    case .disputeSettled: "disputeSettled"
    case .withdrawn: "withdrawn"
    case .disqualified: "disqualified"
    case .sheetsFinalised: "sheetsFinalised"
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .shootOff: "shootOff"
    case .checked: "checked"
    }
  }

  /// The event's body: canonical JSON, empty where there is nothing to say.
  ///
  /// - Throws: ``ScoringRefusal/Code/unreadable`` where a text cannot be written as JSON.
  func body() throws(ScoringRefusal) -> [UInt8] {
    switch self {
    case .created(let body), .changed(let body): try encoded(body)
    case .participantAdded(let body): try encoded(body)
    case .participantChanged(let body): try encoded(body)
    case .scorersAppointed(let body): try encoded(body)
    case .arrow(let body): try encoded(body)
    case .edited(let body): try encoded(body)
    case .disputeSettled(let body): try encoded(body)
    case .withdrawn(let body), .disqualified(let body), .cancelled(let body): try encoded(body)
    case .sheetsFinalised(let body): try encoded(body)
    case .completed(let body): try encoded(body)
    case .shootOff(let body): try encoded(body)
    case .checked(let body): try encoded(body)
    case .started, .paused, .resumed, .undone: []
    }
  }

  private func encoded(_ body: some Encodable) throws(ScoringRefusal) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw ScoringRefusal(.unreadable, "This cannot be written down: \(error).")
    }
  }

  /// Reads an event; nil for a type that this version does not know, which is skipped and kept.
  ///
  /// - Throws: ``ScoringRefusal/Code/unreadable`` for a known type whose body cannot be read.
  init?(_ event: ScoringEvent) throws(ScoringRefusal) {
    do {
      guard let action = try Self.reading(event) else { return nil }
      self = action
    } catch {
      throw ScoringRefusal(.unreadable, "The event \(event.id) says nothing that can be read as \"\(event.type)\".")
    }
  }

  private static func reading(_ event: ScoringEvent) throws -> TournamentAction? {
    func body<Body: Decodable>() throws -> Body { try CanonicalJSON.decode(Body.self, from: event.body) }
    return switch event.type {
    case "created": .created(try body())
    case "changed": .changed(try body())
    case "participantAdded": .participantAdded(try body())
    case "participantChanged": .participantChanged(try body())
    case "scorersAppointed": .scorersAppointed(try body())
    case "started": .started
    case "paused": .paused
    case "resumed": .resumed
    case "arrow": .arrow(try body())
    case "undone": .undone
    case "edited": .edited(try body())
    case "disputeSettled": .disputeSettled(try body())
    case "withdrawn": .withdrawn(try body())
    case "disqualified": .disqualified(try body())
    case "sheetsFinalised": .sheetsFinalised(try body())
    case "completed": .completed(try body())
    case "cancelled": .cancelled(try body())
    case "shootOff": .shootOff(try body())
    case "checked": .checked(try body())
    default: nil
    }
  }
}
