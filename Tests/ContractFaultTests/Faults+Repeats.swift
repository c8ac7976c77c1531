import Domain

// Faults in how a store knows a repeat.

extension PlantedFault {
  static let repeats: [PlantedFault] = [
    PlantedFault("does not know a repeat") { store in
      let notes = store.notes
      store.forgetIDs { "\($0)#\(notes.count("ids"))" }
    }
    .breaks(
      "a repeated batch is answered with the same heads",
      "a repeated write is answered with the same head and makes no second revision",
      "a write repeated by many at once is done once",
      "an append repeated after a lost answer is answered the same and appends nothing",
      "an event appended by many at once is recorded once",
      "the same event twice in one append is recorded once",
      "a repeat of what would now be refused is answered the same",
      "a repeated submission gets the stored answer and counts once",
      "a submission made by many at once counts once",
      "the same submission twice in one batch counts once",
      "a copy made twice is harmless",
      "a copy that was cut off is completed by copying again"
    ),
    PlantedFault("knows the ids of one opening only") { store in
      let opening = store.opening
      store.forgetIDs { "\($0)#\(opening)" }
    }
    .breaks(
      "a write repeated after reopening is answered with the same head",
      "an append repeated after reopening is answered the same",
      "a submission repeated after reopening is answered the same"
    ),
    PlantedFault("knows a repeat by its id alone") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) {
          return try await port.save(writes)
        } catch .idempotencyConflict {
          var heads: [DocumentHead] = []
          for write in writes {
            if let head = try await port.load(write.path)?.head { heads.append(head) }
          }
          return heads
        }
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        do throws(JournalError) {
          return try await port.append(asked)
        } catch .idempotencyConflict(let id) {
          let known = try await port.history(of: asked.path)
          return known.filter { $0.event.id == id }
        }
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) {
          return try await port.submit(batch, as: arrival)
        } catch .idempotencyConflict(let id) {
          let path = batch.first?.board ?? .root
          let known = try await port.history(of: path)
          return known.filter { $0.submission.id == id }
        }
      }
    }
    .breaks(
      "a deletion's id that comes back as a write is refused",
      "a write id that comes back as a deletion is refused",
      "a write id that comes back with another body is refused",
      "a write id that comes back with other labels is refused",
      "an event id that comes back with another body is refused",
      "a submission's id that comes back with another attribute is refused",
      "a submission's id that comes back with another choice of periods is refused",
      "a submission's id that comes back with another name is refused",
      "a submission's id that comes back with another player is refused",
      "a submission's id that comes back with another score is refused",
      "a submission's id that comes back with another time is refused",
      "a submission's id that comes back with another way of scoring is refused",
      "the same id twice in one batch with other content is refused"
    ),
    PlantedFault("takes a repeat for another write when it is stamped") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes where write.stamp != nil {
          if try await port.load(write.path)?.head.write == write.id { throw .idempotencyConflict(write.id) }
        }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let known = try await port.history(of: asked.path).map(\.event.id)
        if let event = asked.events.first(where: { $0.stamp != nil && known.contains($0.id) }) {
          throw .idempotencyConflict(event.id)
        }
        return try await port.append(asked)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for submission in batch where submission.stamp != nil {
          if try await port.knows(submission) { throw .idempotencyConflict(submission.id) }
        }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks(
      "a repeat is known whatever it expects and however it is stamped",
      "a repeated event is known however it is stamped",
      "a repeated submission is known however it is stamped"
    ),
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
    }
    .breaks(
      "a refused write leaves its id free",
      "a refused append leaves its event ids free",
      "a refused submission leaves its id free"
    ),
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
    }
    .breaks("one write id may be used on several paths", "each board knows ids of its own"),
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
        let known = try await port.history(of: asked.path).map(\.event.id)
        if asked.events.allSatisfy({ known.contains($0.id) }),
          !asked.expected.isMet(by: revision, isLive: revision != .zero)
        {
          throw .conflict(current: revision)
        }
        return try await port.append(asked)
      }
    }
    .breaks(
      "a repeat is known whatever it expects and however it is stamped",
      "a repeated batch is answered with the same heads",
      "a repeated write is answered with the same head and makes no second revision",
      "a repeat is answered whatever revision it expects"
    ),
    PlantedFault("refuses a batch of which it knows a part") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        var known: [DocumentWrite] = []
        for write in writes where try await port.load(write.path)?.head.write == write.id { known.append(write) }
        if let write = known.first, known.count < writes.count { throw .idempotencyConflict(write.id) }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let ids = try await port.history(of: asked.path).map(\.event.id)
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
    }
    .breaks(
      "a batch that is partly known does only what is new",
      "a batch that is partly known appends only what is new",
      "a batch that is partly known counts only what is new"
    ),
  ]
}

extension LeaderboardRepository {
  fileprivate func knows(_ submission: Submission) async throws(LeaderboardError) -> Bool {
    guard try await definition(of: submission.board) != nil else { return false }
    return try await history(of: submission.board).contains { $0.submission.id == submission.id }
  }
}

extension FaultyStore {
  /// Lets the sound store see other ids than it is given, and gives back the ones it was given.
  fileprivate mutating func forgetIDs(_ change: @escaping @Sendable (String) -> String) {
    changeHeads { $0.with(\.write, WriteID(rawValue: $0.write.rawValue.beforeMark)) }
    changeWrites { $0.with(\.id, WriteID(rawValue: change($0.id.rawValue))) }
    changeRecorded { recorded in
      recorded.with(\.event, recorded.event.with(\.id, EventID(rawValue: recorded.event.id.rawValue.beforeMark)))
    }
    changeEvents { $0.with(\.id, EventID(rawValue: change($0.id.rawValue))) }
    changeAccepted { accepted in
      let id = SubmissionID(rawValue: accepted.submission.id.rawValue.beforeMark)
      return accepted.with(\.submission, accepted.submission.with(\.id, id))
    }
    changeSubmissions { $0.with(\.id, SubmissionID(rawValue: change($0.id.rawValue))) }
  }
}

extension String {
  fileprivate var beforeMark: String { lastIndex(of: "#").map { String(self[..<$0]) } ?? self }
}
