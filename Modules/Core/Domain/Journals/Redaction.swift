import CanonicalJSON

/// The body of an event of the type ``type``, which takes personal data out of earlier events.
///
/// A journal is append-only, so what an event says of a person would stay for ever. A redaction is an event that replaces
/// the bodies of others in its journal. It is appended, retried and synced like any other. Every store applies it in the
/// step that records it, and takes the replaced bodies out of its files as it does with deleted documents.
///
/// Ids, types, actors, times and revisions stay. A new body says that it is one (``ScoringEvent/isRedacted``), so both
/// forms of an event are the same event to retries and to sync, whichever a store received first.
///
/// A redaction applies to the events before it, also to those appended in the same step. Access lets only the owner of an
/// installation append one.
///
/// The body of a redaction holds what it left of other events. A later redaction that leaves less names the earlier one
/// too. A redaction never names itself.
public struct Redaction: Hashable, Sendable {
  /// The type of the events that redact others.
  ///
  /// A fold skips them.
  public static let type = "redacted"

  /// The most events that one redaction may name.
  public static let eventsAtMost = Limits.batchItems

  /// The new bodies.
  public let bodies: [EventID: [UInt8]]

  /// Creates a redaction.
  ///
  /// - Parameter kept: What stays of each event, a JSON object without white space before its first member. `{}`, and
  ///   whatever is no such object, keeps nothing.
  public init(keeping kept: [EventID: [UInt8]]) {
    bodies = kept.mapValues { object in
      if Self.isNew(object) { return object }
      let isObject = object.starts(with: #"{""#.utf8) && object.last == UInt8(ascii: "}")
      return Self.mark + (isObject ? [UInt8(ascii: ",")] + object.dropFirst() : [UInt8(ascii: "}")])
    }
  }

  /// Reads the body of an event; nil for a body that redacts nothing.
  public init?(_ event: ScoringEvent) {
    guard event.type == Self.type, let body = try? CanonicalJSON.decode(Body.self, from: event.body),
      body.bodies.count <= Self.eventsAtMost
    else { return nil }
    bodies = Dictionary(body.bodies.map { (EventID(rawValue: $0), Array($1.utf8)) }) { first, _ in first }
    guard bodies.allSatisfy({ $0.problem == nil && $0 != event.id && Self.isNew($1) }) else { return nil }
  }

  /// The body of the event that records the redaction.
  ///
  /// - Throws: An error of the encoder.
  public func body() throws -> [UInt8] {
    let texts = bodies.map { ($0.rawValue, String(decoding: $1, as: UTF8.self)) }
    return try CanonicalJSON.encode(Body(bodies: Dictionary(texts) { first, _ in first }))
  }

  /// The member of a JSON object that marks it as a body that replaces another.
  package static let member = "redacted"

  /// Whether a body replaces another.
  fileprivate static func isNew(_ body: [UInt8]) -> Bool {
    body.starts(with: mark) && body.dropFirst(mark.count).first.map(#",}"#.utf8.contains) == true
  }

  /// The start of every body that replaces another.
  private static let mark = Array(#"{"\#(member)":true"#.utf8)

  private struct Body: Codable {
    let bodies: [String: String]
  }
}

extension ScoringEvent {
  /// Whether the body is not the one that the actor recorded, but what a ``Redaction`` left of it.
  public var isRedacted: Bool { Redaction.isNew(body) }
}

extension [ScoringEvent] {
  /// The events as a journal records them in one step: each redaction among them has replaced the bodies of those before.
  ///
  /// So a journal is the same whether its events came together or one by one.
  public var redactingEarlier: [ScoringEvent] {
    guard contains(where: { $0.type == Redaction.type }) else { return self }
    return reduce(into: []) { events, event in
      if let bodies = Redaction(event)?.bodies {
        events = events.map { earlier in bodies[earlier.id].map(earlier.with(body:)) ?? earlier }
      }
      events.append(event)
    }
  }

  /// The bodies that these events replace among those that their journal held before.
  public var redactedBodies: [EventID: [UInt8]] {
    reduce(into: [:]) { bodies, event in
      if event.type == Redaction.type { bodies.merge(Redaction(event)?.bodies ?? [:]) { $1 } }
    }
  }
}
