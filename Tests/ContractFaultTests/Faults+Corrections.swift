import Domain

// Faults in what is taken back, emptied or struck off a board.

extension PlantedFault {
  static let corrections: [PlantedFault] = [
    PlantedFault("reverts nothing") { store in
      let notes = store.notes
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let reverted = batch.map { submission -> Submission in
          guard case .revert = submission.action else { return submission }
          notes["not reverted"] = ""
          return submission.with(action: .increment(0))
        }
        return try await port.submit(reverted, as: arrival)
      }
    },
    PlantedFault("reverts the last submission, whichever is named") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var changed: [Submission] = []
        for submission in batch {
          var action = submission.action
          if case .revert = action {
            let known = try await port.submissions(
              of: submission.board,
              player: submission.player,
              after: .zero,
              limit: 1000
            )
            if let last = known.last?.submission, last.action != .reset { action = .revert(last.id) }
          }
          changed.append(submission.with(action: action))
        }
        return try await port.submit(changed, as: arrival)
      }
    },
    PlantedFault("sets a reverted entry to nothing rather than taking it away") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted where answer.effects.contains(where: { $0.before != nil && $0.after == nil }) {
          guard case .revert = answer.submission.action else { continue }
          let id = SubmissionID(rawValue: "nothing \(answer.submission.id)")
          _ = try await port.submit(
            [answer.submission.with(id: id, action: .set(Score(0)), stamp: .some(nil))],
            as: .replicated
          )
        }
        return accepted
      }
    },
    PlantedFault("reverts in all time only") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted {
          guard case .revert = answer.submission.action else { continue }
          for effect in answer.effects where effect.bucket.period == .daily {
            guard let before = effect.before else { continue }
            let id = SubmissionID(rawValue: "\(answer.submission.id) undone")
            let undone = Submission(
              id: id,
              board: answer.submission.board,
              player: before.entry.player,
              .set(before.entry.score),
              periods: [.daily],
              occurredAt: before.entry.achievedAt,
              actor: answer.submission.actor
            )
            _ = try await port.submit([undone], as: .replicated)
          }
        }
        return accepted
      }
    },
    PlantedFault("lets players revert what is not theirs to revert") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .cannotRevert {
          return try await port.submit(batch.map { $0.with(action: .increment(0)) }, as: arrival)
        }
      }
    },
    PlantedFault("resets every period at once") { store in
      store.changeSubmissions { $0.action == .reset ? $0.with(periods: .some(nil)) : $0 }
    },
    PlantedFault("resets every bucket of a period") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted where answer.submission.action == .reset {
          for bucket in try await port.buckets(of: answer.submission.board, .daily) {
            guard let start = bucket.start else { continue }
            let id = SubmissionID(rawValue: "\(answer.submission.id) \(bucket.id)")
            let reset = answer.submission.with(id: id, periods: .some([.daily]), occurredAt: start, stamp: .some(nil))
            _ = try await port.submit([reset], as: .replicated)
          }
        }
        return accepted
      }
    },
    PlantedFault("tells that a reset removed one more") { store in
      store.changeAccepted { accepted in
        guard accepted.submission.action == .reset else { return accepted }
        return accepted.with(
          effects: accepted.effects.map { .init(bucket: $0.bucket, before: nil, after: nil, removed: $0.removed + 1) }
        )
      }
    },
    PlantedFault("remembers names and attributes over a reset") { store in
      let names = Notebook<Submission>()
      store.changeSubmissions { submission in
        if submission.displayName != nil { names["\(submission.player)"] = submission }
        guard let known = names["\(submission.player)"], submission.displayName == nil else { return submission }
        return submission.with(displayName: .some(known.displayName), attributes: known.attributes)
      }
    },
    PlantedFault("goes by the order of arrival") { store in
      store.changeSubmissions { $0.with(stamp: .some(nil)) }
    },
    PlantedFault("takes all devices for one") { store in
      store.changeSubmissions { submission in
        submission.with(stamp: .some(submission.stamp.map { Stamp(time: $0.time, device: "one") }))
      }
    },
    PlantedFault("brings back by a revert what was reset") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted {
          guard case .revert = answer.submission.action,
            answer.effects.allSatisfy({ $0.after == nil && $0.before == nil })
          else { continue }
          let id = SubmissionID(rawValue: "back \(answer.submission.id)")
          let back = answer.submission.with(id: id, action: .set(Score(5)), stamp: .some(nil))
          _ = try await port.submit([back], as: .replicated)
        }
        return accepted
      }
    },
    PlantedFault("disqualifies nobody") { store in
      store.changeSubmissions { $0.action == .disqualify ? $0.with(action: .increment(0), needsEntry: true) : $0 }
    },
    PlantedFault("counts who is disqualified") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        let history = try await port.submissions(of: query.board, player: nil, after: .zero, limit: 1000)
        let out = history.filter { $0.submission.action == .disqualify }.count
        return page.with(total: page.total + out)
      }
    },
    PlantedFault("lets a new score bring back who was disqualified") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var undone: [Submission] = []
        for submission in batch {
          let known = try await port.submissions(
            of: submission.board,
            player: submission.player,
            after: .zero,
            limit: 1000
          )
          let last = known.last?.submission
          if let last, last.action == .disqualify, submission.action.isScore {
            undone.append(submission.with(id: .init(rawValue: "back \(last.id)"), action: .revert(last.id)))
          }
          undone.append(submission)
        }
        return try await port.submit(undone, as: arrival).suffix(batch.count)
      }
    },
    PlantedFault("takes back the scores that followed a disqualification with it") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted {
          guard case .revert("dq") = answer.submission.action else { continue }
          let known = try await port.submissions(of: answer.submission.board, player: "ana", after: .zero, limit: 1000)
          for later in known.map(\.submission) {
            guard case .increment = later.action else { continue }
            let id = SubmissionID(rawValue: "back \(later.id)")
            _ = try await port.submit(
              [answer.submission.with(id: id, action: .revert(later.id), stamp: .some(nil))],
              as: .replicated
            )
          }
        }
        return accepted
      }
    },
    PlantedFault("takes the disqualification of who is not there") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .entryNotFound(
          let player
        ) {
          guard batch.allSatisfy({ $0.action == .disqualify }) else { throw .entryNotFound(player) }
          return try await port.submit(batch, as: .replicated)
        }
      }
    },
    PlantedFault("remembers over a reset who was disqualified") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        let history = try await port.submissions(of: query.board, player: nil, after: .zero, limit: 1000)
        let out = history.filter { $0.submission.action == .disqualify }.map(\.submission.player)
        let isReset = history.contains { $0.submission.action == .reset }
        return isReset ? page.with(standings: page.standings.filter { !out.contains($0.entry.player) }) : page
      }
    },
  ]
}

extension Submission.Action {
  fileprivate var isScore: Bool {
    switch self {
    case .set, .best, .increment: true
    case .revert, .disqualify, .reset: false
    }
  }
}
