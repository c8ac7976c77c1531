import CanonicalJSON
package import Domain
internal import Foundation
package import Spaces

/// A tournament's journal as text: JSON lines that a person can read, and every version of this program can replay.
///
/// The first line is the header: `{"format":"scorebook-tournament","tournament":"…","version":1}`. Each further line is
/// one stamped event, in fold order. Bodies are text, so that they are restored byte for byte. Names are in the bodies, so
/// that the text is complete; deleted names are left out.
package enum TournamentExport: Sendable {
  static let format = "scorebook-tournament"
  static let version = 1

  private struct Header: Codable {
    let format: String
    let tournament: TournamentID
    let version: Int
  }

  private struct Line: Codable {
    let id: EventID
    let type: String
    let actor: UserID
    let subject: PlayerID?
    let occurredAt: Timestamp
    let retracts: EventID?
    /// The body; nil for one that is not text.
    let body: String?
    let bytes: [UInt8]?
    let stamp: Stamp?

    init(_ event: ScoringEvent) {
      (id, type, actor, subject) = (event.id, event.type, event.actor, event.subject)
      (occurredAt, retracts, stamp) = (event.occurredAt, event.retracts, event.stamp)
      body = String(validating: event.body, as: UTF8.self)
      bytes = body == nil ? event.body : nil
    }

    var event: ScoringEvent {
      ScoringEvent(
        id: id,
        type: type,
        actor: actor,
        subject: subject,
        occurredAt: occurredAt,
        retracts: retracts,
        body: bytes ?? body.map { Array($0.utf8) } ?? [],
        stamp: stamp
      )
    }
  }

  /// Returns the whole log as text.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  package static func text(_ log: TournamentLog) throws(Refusal) -> String {
    do {
      var lines = [try CanonicalJSON.encode(Header(format: format, tournament: log.id, version: version))]
      for event in try log.wholeEvents() { lines.append(try CanonicalJSON.encode(Line(event))) }
      return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    } catch {
      throw Refusal(.unreadable, "The shoot cannot be exported: \("\(error)").")
    }
  }

  /// Returns the log of a text, folded again from the start.
  ///
  /// - Throws: ``ScoringCode/unreadable`` naming the line.
  package static func replay(_ text: String) throws(Refusal) -> TournamentLog {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var log = TournamentLog(try header(lines.first ?? ""))
    var events: [ScoringEvent] = []
    var known: Set<EventID> = []
    for (place, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let event = try event(line, at: place + 1)
      guard known.insert(event.id).inserted else {
        throw Refusal(
          .unreadable,
          "The entry \(event.id.rawValue) is in line \(place + 1) a second time. Remove one of them."
        )
      }
      events.append(event)
    }
    log.take(events)
    return log
  }

  private static func header(_ line: Substring) throws(Refusal) -> TournamentID {
    guard let header = try? CanonicalJSON.decode(Header.self, from: Array(line.utf8)), header.format == format else {
      throw Refusal(.unreadable, "Line \(1) is not the start of an exported shoot. Check the file.")
    }
    guard header.version == version else {
      throw Refusal(
        .unreadable,
        "Line \(1) is of version \(header.version), which this app cannot read. Update the app."
      )
    }
    return header.tournament
  }

  private static func event(_ text: Substring, at line: Int) throws(Refusal) -> ScoringEvent {
    guard let event = try? CanonicalJSON.decode(Line.self, from: Array(text.utf8)).event else {
      throw Refusal(.unreadable, "The entry in line \(line) cannot be read. Export the shoot again.")
    }
    guard event.stamp != nil else {
      throw Refusal(.unreadable, "The entry \(event.id.rawValue) in line \(line) has no time stamp.")
    }
    return event
  }
}

extension TournamentService {
  /// Returns the journal of a tournament as text, for ``TournamentExport/replay(_:)``.
  package func export(_ id: TournamentID) async throws(SpaceError) -> String {
    let log = try await log(id)
    do { return try TournamentExport.text(log) } catch { throw .refused(error) }
  }
}
