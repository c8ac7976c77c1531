import Domain
import Foundation
import GroupChallenges
import SpaceContracts
import Spaces
import Testing

/// Stores that released versions wrote, from `Tests/Stores`.
struct StoredGroupTests {
  private struct Line: Decodable {
    struct Change: Decodable {
      struct Document: Decodable {
        struct Head: Decodable { let path: String }

        let head: Head
        let body: String?
      }

      let documents: [Document]?
      let events: [Event]?
    }

    struct Event: Decodable {
      let id: String
      let type: String
      let body: String?
      let occurredAt: Int64
      let retracts: String?
    }

    let changes: [Change]?
  }

  private func changes() throws -> [Line.Change] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Stores/v1/fitness-challenge/store/log.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .flatMap { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).changes ?? [] }
  }

  @Test func `documents of every version are read, each missing field with its default`() throws {
    let groups = try changes().flatMap { $0.documents ?? [] }.filter { GroupState.space.isAbout($0.head.path) }
    let samples = groups.compactMap(\.body)
    #expect(samples.count == 2)
    #expect(Group.evolutionFaults(in: samples).isEmpty)
    let first = try #require(Group(stored: Array(#"{"name":"Gym","createdAt":1,"rules":{"freezes":3}}"#.utf8)))
    #expect(first.rules == GroupRules(checkInsPerDay: nil, freezes: 3))
  }

  @Test func `every event of every version is read`() throws {
    let events = try changes().flatMap { $0.events ?? [] }
    #expect(Set(events.map(\.type)) == ["joined", "left", "checkIn", "dayOff", "streakReported", "undone"])
    for event in events where event.retracts == nil {
      let read = ScoringEvent(
        id: EventID(rawValue: event.id),
        type: event.type,
        actor: "someone",
        occurredAt: Timestamp(rawValue: event.occurredAt),
        body: Array((event.body ?? "").utf8)
      )
      #expect(GroupAction(read) != nil, "\(event)")
    }
  }
}

extension Space {
  fileprivate func isAbout(_ path: String) -> Bool {
    id(of: ItemPath(path)).map { about(of: $0) == ItemPath(path) } ?? false
  }
}
