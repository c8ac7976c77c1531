import Domain

// Faults in how a store knows a repeat.

extension PlantedFault {
  static let repeats: [PlantedFault] = [
    PlantedFault("does not know a repeat") { store in
      let notes = store.notes
      store.forgetIDs { "\($0)#\(notes.count("ids"))" }
    },
    PlantedFault("knows the ids of one opening only") { store in
      let opening = store.opening
      store.forgetIDs { "\($0)#\(opening)" }
    },
    PlantedFault("knows a repeat by its id alone") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) {
          return try await port.save(writes)
        } catch .idempotencyConflict {
          return try await writes.heads(from: port)
        }
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        do throws(JournalError) {
          return try await port.append(asked)
        } catch .idempotencyConflict(let id) {
          let known = try await port.session(at: asked.path).events(after: .zero, limit: 1000)
          return known.filter { $0.event.id == id }
        }
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) {
          return try await port.submit(batch, as: arrival)
        } catch .idempotencyConflict(let id) {
          let path = batch.first?.board ?? .root
          let known = try await port.submissions(of: path, player: nil, after: .zero, limit: 1000)
          return known.filter { $0.submission.id == id }
        }
      }
    },
    PlantedFault("takes a repeat for another write when it is stamped") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes where write.stamp != nil {
          if try await port.load(write.path)?.head.write == write.id { throw .idempotencyConflict(write.id) }
        }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let known = try await port.session(at: asked.path).events(after: .zero, limit: 1000).map(\.event.id)
        if let event = asked.events.first(where: { $0.stamp != nil && known.contains($0.id) }) {
          throw .idempotencyConflict(event.id)
        }
        return try await port.append(asked)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for submission in batch where submission.stamp != nil {
          let known = try await port.submissions(of: submission.board, player: nil, after: .zero, limit: 1000)
          if known.contains(where: { $0.submission.id == submission.id }) { throw .idempotencyConflict(submission.id) }
        }
        return try await port.submit(batch, as: arrival)
      }
    },
    PlantedFault("uses up the ids of what it refuses") { store in
      let notes = store.notes
      store.documents.onSave = { port, writes throws(DocumentError) in
        if let spent = writes.first(where: { notes["spent \($0.id)"] != nil }) { throw .idempotencyConflict(spent.id) }
        do throws(DocumentError) { return try await port.save(writes) } catch {
          for write in writes { notes["spent \(write.id)"] = "" }
          throw error
        }
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        if let spent = asked.events.first(where: { notes["spent \($0.id)"] != nil }) {
          throw .idempotencyConflict(spent.id)
        }
        do throws(JournalError) { return try await port.append(asked) } catch {
          for event in asked.events { notes["spent \(event.id)"] = "" }
          throw error
        }
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        if let spent = batch.first(where: { notes["spent \($0.id)"] != nil }) { throw .idempotencyConflict(spent.id) }
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch {
          for submission in batch { notes["spent \(submission.id)"] = "" }
          throw error
        }
      }
    },
    PlantedFault("knows an id wherever it was used") { store in
      let notes = store.notes
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes {
          let path = notes["id \(write.id)"] ?? write.path.text
          if path != write.path.text { throw .idempotencyConflict(write.id) }
          notes["id \(write.id)"] = path
        }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        for event in asked.events {
          let path = notes["id \(event.id)"] ?? asked.path.text
          if path != asked.path.text { throw .idempotencyConflict(event.id) }
          notes["id \(event.id)"] = path
        }
        return try await port.append(asked)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for submission in batch {
          let path = notes["id \(submission.id)"] ?? submission.board.text
          if path != submission.board.text { throw .idempotencyConflict(submission.id) }
          notes["id \(submission.id)"] = path
        }
        return try await port.submit(batch, as: arrival)
      }
    },
    PlantedFault("judges a repeat by what it expects") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes {
          guard let head = try await port.load(write.path)?.head, head.write == write.id else { continue }
          guard write.expected.isMet(by: head.revision, isLive: !head.isDeleted) else {
            throw .conflict(write.path, current: head)
          }
        }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let revision = try await port.session(at: asked.path).head().revision
        let known = try await port.session(at: asked.path).events(after: .zero, limit: 1000).map(\.event.id)
        if asked.events.allSatisfy({ known.contains($0.id) }),
          !asked.expected.isMet(by: revision, isLive: revision != .zero)
        {
          throw .conflict(current: revision)
        }
        return try await port.append(asked)
      }
    },
    PlantedFault("refuses a batch of which it knows a part") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        var known: [DocumentWrite] = []
        for write in writes where try await port.load(write.path)?.head.write == write.id { known.append(write) }
        if let write = known.first, known.count < writes.count { throw .idempotencyConflict(write.id) }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let ids = try await port.session(at: asked.path).events(after: .zero, limit: 1000).map(\.event.id)
        let known = asked.events.filter { ids.contains($0.id) }
        if let event = known.first, known.count < asked.events.count { throw .idempotencyConflict(event.id) }
        return try await port.append(asked)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var known: [Submission] = []
        for submission in batch where try await port.knows(submission) { known.append(submission) }
        if let first = known.first, known.count < batch.count { throw .idempotencyConflict(first.id) }
        return try await port.submit(batch, as: arrival)
      }
    },
  ]
}

extension LeaderboardRepository {
  func knows(_ submission: Submission) async throws(LeaderboardError) -> Bool {
    guard try await definition(of: submission.board) != nil else { return false }
    let known = try await submissions(of: submission.board, player: nil, after: .zero, limit: 1000)
    return known.contains { $0.submission.id == submission.id }
  }
}

extension [DocumentWrite] {
  /// The heads that these paths have now.
  func heads(from port: any DocumentRepository) async throws(DocumentError) -> [DocumentHead] {
    var heads: [DocumentHead] = []
    for write in self {
      if let head = try await port.load(write.path)?.head { heads.append(head) }
    }
    return heads
  }
}

extension FaultyStore {
  /// Lets the sound store see other ids than it is given, and gives back the ones it was given.
  fileprivate mutating func forgetIDs(_ change: @escaping @Sendable (String) -> String) {
    changeHeads { $0.with(write: WriteID(rawValue: $0.write.rawValue.beforeMark)) }
    changeWrites { $0.with(id: WriteID(rawValue: change($0.id.rawValue))) }
    changeRecorded { recorded in
      recorded.with(event: recorded.event.with(id: EventID(rawValue: recorded.event.id.rawValue.beforeMark)))
    }
    changeEvents { $0.with(id: EventID(rawValue: change($0.id.rawValue))) }
    changeAccepted { accepted in
      let id = SubmissionID(rawValue: accepted.submission.id.rawValue.beforeMark)
      return accepted.with(submission: accepted.submission.with(id: id))
    }
    changeSubmissions { $0.with(id: SubmissionID(rawValue: change($0.id.rawValue))) }
  }
}

extension String {
  fileprivate var beforeMark: String {
    lastIndex(of: "#").map { String(self[..<$0]) } ?? self
  }
}
