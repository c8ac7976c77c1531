import Domain
import Testing

extension DocumentContract {
  static let stamping = [
    Rule("a write is stamped with the store's clock and device") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", as: "w1"))
      #expect(first.stamp.time == site.clock.now)
      site.clock.advance(byMilliseconds: .hour)
      let second = try await documents.save(.put("b", as: "w2"))
      #expect(second.stamp.time == site.clock.now)
      #expect(second.stamp.device == first.stamp.device)
      #expect(first.stamp.device.problem == nil)
    },
    Rule("stores have devices of their own") { site in
      let first = try await site.open().documents.save(.put("a", as: "w1"))
      try await site.withAnotherSite { other in
        let second = try await other.open().documents.save(.put("a", as: "w1"))
        #expect(second.stamp.device != first.stamp.device)
      }
    },
    Rule("stamps grow while the clock stands still, also within a batch") { site in
      let documents = try await site.open().documents
      var stamps: [Stamp] = []
      for batch in 1...3 {
        let writes = ["a", "b", "c"].map { DocumentWrite.put($0, "\(batch)", as: WriteID(rawValue: "w\(batch)")) }
        stamps += try await documents.save(writes).map(\.stamp)
      }
      #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
      #expect(stamps.count == 9)
    },
    Rule("stamps grow when the clock runs backwards") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", as: "w1"))
      site.clock.advance(byMilliseconds: -.hour)
      let second = try await documents.save(.put("b", as: "w2"))
      #expect(first.stamp < second.stamp)
    },
    Rule("a given stamp is kept, older or newer than the store's own") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w1"))
      for (number, time) in [site.clock.now.advanced(byMilliseconds: -.day), 0, -5, site.clock.now].enumerated() {
        let stamp = Stamp(time: time, device: "elsewhere")
        let head = try await documents.save(.put("a", as: WriteID(rawValue: "g\(number)"), stamp: stamp))
        #expect(head.stamp == stamp)
        try await expect(documents.load("a")?.head.stamp, is: stamp)
      }
    },
    Rule("a given stamp from a fast clock moves the store's clock on") { site in
      let documents = try await site.open().documents
      let ahead = Stamp(time: site.clock.now.advanced(byMilliseconds: .hour), device: "fast")
      try await documents.save(.put("a", as: "w1", stamp: ahead))
      let own = try await documents.save(.put("a", as: "w2"))
      #expect(ahead < own.stamp)
    },
    Rule("a given stamp from a slow clock does not put the store's clock back") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", as: "w1"))
      try await documents.save(.put("b", as: "w2", stamp: Stamp(time: 5, device: "slow")))
      let second = try await documents.save(.put("a", as: "w3"))
      #expect(first.stamp < second.stamp)
    },
    Rule("the stamp of a refused write does not move the store's clock") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w1"))
      let ahead = Stamp(time: site.clock.now.advanced(byMilliseconds: .day), device: "fast")
      await #expect(throws: DocumentError.self) {
        _ = try await documents.save([.put("b", as: "w2", stamp: ahead), .put("a", as: "w3", if: .absent)])
      }
      let own = try await documents.save(.put("a", as: "w4"))
      #expect(own.stamp < ahead)
    },
    Rule("every port of a store is stamped by one clock") { site in
      let store = try await site.open()
      let ahead = Stamp(time: site.clock.now.advanced(byMilliseconds: .hour), device: "fast")
      try await store.documents.save(.put("a", as: "w1", stamp: ahead))
      let event = try await store.sessions.session(at: "journal").append(.sample("e1"))
      let board = try await store.board()
      let accepted = try await board.submit("ana", .set(Score(1)))
      let document = try await store.documents.save(.put("b", as: "w1"))
      let stamps = [ahead, event.event.stamp, accepted.submission.stamp, document.stamp].compactMap(\.self)
      #expect(stamps.count == 4)
      #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
    },
  ]
}
