import Domain

// Faults in what is taken back, emptied or struck off a board.

extension PlantedFault {
  static let corrections: [PlantedFault] = [
    PlantedFault("reverts nothing") { store in
      store.changeActions { if case .revert = $0 { .increment(0) } else { $0 } }
    }
    .breaks("a correction goes in one batch with what it corrects", "a revert brings back what was there before"),
    PlantedFault("reverts the last submission, whichever is named") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var changed: [Submission] = []
        for submission in batch {
          var action = submission.action
          if case .revert = action {
            let known = try await port.history(of: submission.board, player: submission.player)
            if let last = known.last?.submission, last.action != .reset { action = .revert(last.id) }
          }
          changed.append(submission.with(\.action, action))
        }
        return try await port.submit(changed, as: arrival)
      }
    }
    .breaks(
      "a revert of an older submission leaves the later ones counting",
      "any run of submissions leaves what the reference model leaves",
      "reverts, resets and late arrivals count after reopening as before"
    ),
    PlantedFault("sets a reverted entry to nothing rather than taking it away") { store in
      store.addAfterEach { _, answer throws(LeaderboardError) in
        guard case .revert = answer.submission.action,
          answer.effects.contains(where: { $0.before != nil && $0.after == nil })
        else { return [] }
        return [answer.submission.another("nothing", .set(Score(0)))]
      }
    }
    .breaks("a revert of the only submission takes the entry away"),
    PlantedFault("reverts in all time only") { store in
      store.addAfterEach { _, answer throws(LeaderboardError) in
        guard case .revert = answer.submission.action else { return [] }
        return answer.effects.filter { $0.bucket.period == .daily }.compactMap(\.before).map { before in
          Submission(
            id: SubmissionID(rawValue: "\(answer.submission.id) undone"),
            board: answer.submission.board,
            player: before.entry.player,
            .set(before.entry.score),
            periods: [.daily],
            occurredAt: before.entry.achievedAt,
            actor: answer.submission.actor
          )
        }
      }
    }
    .breaks("a revert counts in the buckets of what it takes back, whenever it is made"),
    PlantedFault("lets players revert what is not theirs to revert") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .cannotRevert {
          return try await port.submit(batch.map { $0.with(\.action, .increment(0)) }, as: arrival)
        }
      }
    }
    .breaks("what is not there, another player's, a revert or a reset cannot be reverted"),
    PlantedFault("resets every period at once") { store in
      store.changeSubmissions { $0.action == .reset ? $0.with(\.periods, nil) : $0 }
    }
    .breaks("a reset empties the bucket of its period only, and tells how many it removed"),
    PlantedFault("resets every bucket of a period") { store in
      store.addAfterEach { port, answer throws(LeaderboardError) in
        guard answer.submission.action == .reset else { return [] }
        return try await port.buckets(of: answer.submission.board, .daily).compactMap { bucket in
          let reset = answer.submission.another(bucket.id, .reset)
          return bucket.start.map { reset.with(\.periods, [.daily]).with(\.occurredAt, $0) }
        }
      }
    }
    .breaks("a reset leaves the other buckets of its period alone"),
    PlantedFault("tells that a reset removed one more") { store in
      store.changeAccepted { accepted in
        guard accepted.submission.action == .reset else { return accepted }
        return accepted.with(
          \.effects,
          accepted.effects.map { .init(bucket: $0.bucket, before: nil, after: nil, removed: $0.removed + 1) }
        )
      }
    }
    .breaks(
      "a reset empties the bucket of its period only, and tells how many it removed",
      "a reset of an empty bucket removes nobody",
      "every answer tells what the reference model tells"
    ),
    PlantedFault("remembers names and attributes over a reset") { store in
      let names = Notebook<Submission>()
      store.changeSubmissions { submission in
        if submission.displayName != nil { names["\(submission.player)"] = submission }
        guard let known = names["\(submission.player)"], submission.displayName == nil else { return submission }
        return submission.with(\.displayName, known.displayName).with(\.attributes, known.attributes)
      }
    }
    .breaks("after a reset players start anew"),
    PlantedFault("goes by the order of arrival") { store in
      store.changeSubmissions { $0.with(\.stamp, nil) }
    }
    .breaks(
      "a reset that arrives late removes what was submitted before it only",
      "any run of submissions leaves what the reference model leaves",
      "reverts, resets and late arrivals count after reopening as before",
      "set goes by stamp, not by arrival",
      "the first name, moment and time of entry go by stamp, not by arrival",
      "the same stamped submissions show the same board, whatever the order of arrival",
      "what was submitted before a reset and arrives after it stays removed"
    ),
    PlantedFault("takes all devices for one") { store in
      store.changeSubmissions { submission in
        submission.with(\.stamp, submission.stamp.map { Stamp(time: $0.time, device: "one") })
      }
    }
    .breaks("of two submissions stamped at one moment the device decides which came last"),
    PlantedFault("brings back by a revert what was reset") { store in
      store.addAfterEach { _, answer throws(LeaderboardError) in
        guard case .revert = answer.submission.action,
          answer.effects.allSatisfy({ $0.after == nil && $0.before == nil })
        else { return [] }
        return [answer.submission.another("back", .set(Score(5)))]
      }
    }
    .breaks("what was submitted before a reset is not brought back by a revert"),
    PlantedFault("disqualifies nobody") { store in
      store.changeSubmissions {
        $0.action == .disqualify ? $0.with(\.action, .increment(0)).with(\.needsEntry, true) : $0
      }
    }
    .breaks("a disqualified player is neither ranked nor counted"),
    PlantedFault("counts who is disqualified") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        let history = try await port.history(of: query.board)
        let out = history.filter { $0.submission.action == .disqualify }.count
        return page.with(\.total, page.total + out)
      }
    }
    .breaks("a disqualified player is neither ranked nor counted"),
    PlantedFault("lets a new score bring back who was disqualified") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var undone: [Submission] = []
        for submission in batch {
          let last = try await port.history(of: submission.board, player: submission.player).last?.submission
          if let last, last.action == .disqualify, submission.action.isScore {
            undone.append(submission.with(\.id, .init(rawValue: "back \(last.id)")).with(\.action, .revert(last.id)))
          }
          undone.append(submission)
        }
        return try await port.submit(undone, as: arrival).suffix(batch.count)
      }
    }
    .breaks(
      "any run of submissions leaves what the reference model leaves",
      "later scores of a disqualified player do not bring the player back"
    ),
    PlantedFault("takes back the scores that followed a disqualification with it") { store in
      store.addAfterEach { port, answer throws(LeaderboardError) in
        guard case .revert("dq") = answer.submission.action else { return [] }
        return try await port.history(of: answer.submission.board, player: "ana").map(\.submission).compactMap {
          later in
          guard case .increment = later.action else { return nil }
          return answer.submission.another("back \(later.id)", .revert(later.id))
        }
      }
    }
    .breaks("a reverted disqualification brings the player back with all that was scored"),
    PlantedFault("takes the disqualification of who is not there") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .entryNotFound(
          let player
        ) {
          guard batch.allSatisfy({ $0.action == .disqualify }) else { throw .entryNotFound(player) }
          return try await port.submit(batch, as: .replicated)
        }
      }
    }
    .breaks("a player without an entry cannot be disqualified"),
    PlantedFault("remembers over a reset who was disqualified") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        let history = try await port.history(of: query.board)
        let out = history.filter { $0.submission.action == .disqualify }.map(\.submission.player)
        let isReset = history.contains { $0.submission.action == .reset }
        return isReset ? page.with(\.standings, page.standings.filter { !out.contains($0.entry.player) }) : page
      }
    }
    .breaks("a reset also forgets who was disqualified, and does not count them"),
  ]
}

extension Submission {
  /// A submission like this one with another action, under an id of its own.
  fileprivate func another(_ name: String, _ action: Action) -> Submission {
    with(\.id, SubmissionID(rawValue: "\(name) \(id)")).with(\.action, action).with(\.stamp, nil)
  }
}

extension Submission.Action {
  fileprivate var isScore: Bool {
    switch self {
    case .set, .best, .increment: true
    case .revert, .disqualify, .reset: false
    }
  }
}
