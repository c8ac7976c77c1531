import Domain
import Testing

extension ScoringSessionContract {
  static let premises = [
    Rule("an append is made only while what it depends on holds", needs: .checksPremises) { site in
      let store = try await site.open()
      let session = store.sessions.session(at: "s/log")
      let right = try await store.documents.save(.put("right", as: "w1")).revision
      let first = try await session.append(
        [.sample("e1")],
        expecting: .absent,
        given: [.document("right", at: right), .nothing(under: "s")]
      )
      await #expect(throws: JournalError.store(.outdated)) {
        try await session.append([.sample("e2")], expecting: .any, given: [.nothing(under: "s")])
      }
      try await store.documents.save(.delete("right", as: "w2"))
      for event in [ScoringEvent.sample("e1"), .sample("e2")] {
        await #expect(throws: JournalError.store(.outdated)) {
          try await session.append([event], expecting: .any, given: [.document("right", at: right)])
        }
      }
      try await expect(store.sessions.all("s/log"), is: first)
    },
    Rule("a journal is closed only while what the closing depends on holds", needs: .checksPremises) { site in
      let store = try await site.open()
      let session = store.sessions.session(at: "log")
      await #expect(throws: JournalError.store(.outdated)) {
        try await session.close(given: [.document("right", at: Revision(rawValue: 1))])
      }
      try await expect(session.head().isClosed, is: false)
      try await session.close(given: [.document("right", at: .zero)])
      try await expect(session.head().isClosed, is: true)
    },
    Rule("no append comes after the end of what it depends on", needs: .checksPremises) { site in
      let store = try await site.open()
      for round in 1...5 {
        let right = ItemPath("rights/\(round)")
        let revision = try await store.documents.save(.put(right, as: "w1")).revision
        let stamps = try await atOnce(12) { number -> Stamp? in
          if number == 6 { return try await store.documents.save(.delete(right, as: "w2")).stamp }
          let event = ScoringEvent.sample(EventID(rawValue: "e\(round)-\(number)"))
          let session = store.sessions.session(at: "log")
          do {
            return try await session.append([event], expecting: .any, given: [.document(right, at: revision)])
              .first?.event.stamp
          } catch JournalError.store(.outdated) { return nil }
        }
        let end = try #require(stamps[6])
        #expect(stamps.compactMap(\.self).allSatisfy { $0 <= end }, "round \(round)")
      }
    },
  ]
}
