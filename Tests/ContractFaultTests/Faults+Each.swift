import Domain
import DomainContracts

// Faults in submissions that are accepted each by itself.

extension PlantedFault {
  static let each: [PlantedFault] = [
    PlantedFault("gives up after the first refused one of several submissions") { store in
      store.leaderboards.onSubmitEach = { port, batch, arrival, _ throws(LeaderboardError) in
        var results: [Result<AcceptedSubmission, LeaderboardError>] = []
        for submission in batch {
          if case .failure? = results.last {
            results.append(results[results.count - 1])
          } else {
            results += try await port.submitEach([submission], as: arrival)
          }
        }
        return results
      }
    }
    .breaks("of submissions that are accepted each by itself, a refused one leaves no trace and stops no other"),
    PlantedFault("remembers that it refused a submission") { store in
      let notes = store.notes
      store.leaderboards.onSubmitEach = { port, batch, arrival, _ throws(LeaderboardError) in
        var results: [Result<AcceptedSubmission, LeaderboardError>] = []
        for submission in batch {
          let isKnown = notes.count("each \(submission.id)") > 1
          if isKnown, submission.needsEntry {
            results.append(.failure(.entryNotFound(submission.player)))
          } else {
            results += try await port.submitEach([submission], as: arrival)
          }
        }
        return results
      }
    }
    .breaks("a repeat of submissions that were accepted each by itself tries only the refused ones again"),
    PlantedFault("takes as many submissions, each by itself, as it is given") { store in
      store.leaderboards.onSubmitEach = { port, batch, arrival, _ throws(LeaderboardError) in
        var results: [Result<AcceptedSubmission, LeaderboardError>] = []
        for submission in batch { results += try await port.submitEach([submission], as: arrival) }
        return results
      }
    }
    .breaks("more submissions than one call takes, each by itself, are refused together"),
    PlantedFault("ignores what submissions depend on that are accepted each by itself") { store in
      store.leaderboards.onSubmitEach = { port, batch, arrival, _ throws(LeaderboardError) in
        try await port.submitEach(batch, as: arrival)
      }
    }
    .breaks("submissions are accepted each by itself only while what they depend on holds"),
  ]
}
