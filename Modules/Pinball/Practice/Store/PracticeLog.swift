import CanonicalJSON
public import Domain
public import Spaces

/// A player's journal of practice, folded: the state is all that its events come to, in the order of their stamps.
///
/// So two devices that practised without each other show the same once they hold each other's events, and neither overwrites
/// what the other noted.
public struct PracticeLog: EventFold {
  public private(set) var state = PracticeState()

  /// The `type` of its events; stored, and never another.
  public static let eventType = "practice"

  public init(_ player: UserID) {}

  public mutating func apply(_ event: ScoringEvent) {
    // In place: a practice of many years would be copied otherwise.
    for step in PracticeStep.steps(of: event) { state.apply(step) }
  }
}

extension JournalFold<PracticeLog> {
  /// The events that were recorded as one, by the id that they were recorded as, whether they count or not.
  func events(recordedAs id: String) -> [EventID] {
    let all = sequence(first: 0) { $0 + 1 }.lazy.map { PracticeStep.event($0, recordedAs: id) }
    return Array(all.prefix { event($0) != nil })
  }
}

extension PracticeStep {
  /// What an event holds.
  static func steps(of event: ScoringEvent) -> [PracticeStep] {
    guard event.type == PracticeLog.eventType, let list = try? JSONReader.value(of: event.body).list else { return [] }
    return list.compactMap { PracticeStep(json: $0) }
  }

  /// The id of one of the events that hold what was recorded at once.
  static func event(_ number: Int, recordedAs id: String) -> EventID {
    EventID(rawValue: number == 0 ? id : "\(id)-\(number)")
  }

  /// Whether a store takes it.
  var fitsAnEvent: Bool { json.description.utf8.count + 2 <= Limits.eventBytes }

  /// As many steps as an event may hold, and the rest in further ones.
  ///
  /// - Throws: ``PracticeStoreFailure/tooLarge`` for one step that is larger than an event.
  static func bodies(of steps: [PracticeStep]) throws(PracticeStoreFailure) -> [[UInt8]] {
    var (bodies, body): ([[UInt8]], [UInt8]) = ([], [])
    for step in steps {
      let bytes = Array(step.json.description.utf8)
      guard bytes.count + 2 <= Limits.eventBytes else { throw .tooLarge }
      if body.isEmpty {
        body = [UInt8(ascii: "[")] + bytes
      } else if body.count + bytes.count + 2 <= Limits.eventBytes {
        body += [UInt8(ascii: ",")] + bytes
      } else {
        bodies.append(body + [UInt8(ascii: "]")])
        body = [UInt8(ascii: "[")] + bytes
      }
    }
    if !body.isEmpty { bodies.append(body + [UInt8(ascii: "]")]) }
    return bodies
  }
}

/// Why practice could not be read or kept; nothing was changed.
public enum PracticeStoreFailure: Error, Hashable, Sendable {
  /// One entry is larger than a store takes.
  case tooLarge
  case journal(JournalError)
}

extension PracticeStoreFailure: CustomStringConvertible {
  /// A sentence for the player.
  public var message: Message {
    switch self {
    case .tooLarge: Message("This is too long. Shorten it to at most \(Limits.eventBytes / 1024) KB.")
    case .journal(let error): Message(verbatim: error.description)
    }
  }

  /// The sentence in English.
  public var description: String { message.description }
}
