import Domain
import DomainContracts

// Faults in what a store makes of boards and of what is submitted to them.

extension PlantedFault {
  static let boards: [PlantedFault] = [
    PlantedFault("keeps no zone of a board") { store in
      store.changeDefinitions { $0.with(\.zone, .utc) }
    }
    .breaks(
      "a board's days begin where its zone says, also around a change of the clocks",
      "a definition is read as it was given"
    ),
    PlantedFault("makes a board when it is asked for one") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.page(query) } catch .noSuchBoard {
          return BoardPage(bucket: query.bucket, revision: .zero, total: 0, standings: [])
        }
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for path in Set(batch.map(\.board)) where try await port.definition(of: path) == nil {
          try await port.define(BoardDefinition(), at: path)
        }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks("a board that nobody defined is not there"),
    PlantedFault("takes another definition for the same") { store in
      store.leaderboards.onDefine = { port, definition, path throws(LeaderboardError) in
        do throws(LeaderboardError) { try await port.define(definition, at: path) } catch {
          if case .definitionDiffers = error { return }
          throw error
        }
      }
    }
    .breaks("another definition for a board is refused, and the first stays"),
    PlantedFault("takes the same definition again for another") { store in
      let (notes, opening) = (store.notes, store.opening)
      store.leaderboards.onDefine = { port, definition, path throws(LeaderboardError) in
        if notes.count("definition \(opening) \(path)") > 1 { throw .definitionDiffers(path, differences: []) }
        try await port.define(definition, at: path)
      }
    }
    .breaks("the same definition again does nothing"),
    PlantedFault("makes boards that could not be ranked") { store in
      store.changeDefinitions { definition in
        let directions = definition.directions.isEmpty ? [.descending] : Array(definition.directions.prefix(4))
        return definition.with(\.directions, directions)
          .with(\.periods, definition.periods.isEmpty ? [.allTime] : definition.periods)
          .with(\.graceMilliseconds, max(0, definition.graceMilliseconds))
      }
    }
    .breaks("a board that could not be ranked is refused"),
    PlantedFault("mixes boards that begin alike") { store in
      store.changeBoards { $0.segments.first.map { ItemPath([$0]) } ?? $0 }
    }
    .breaks("players and boards do not mix"),
    PlantedFault("does not trim names") { store in
      store.changeSubmissions { $0.with(\.displayName, $0.displayName.map { "<\($0)>" }) }
    }
    .breaks("names are trimmed, and kept when none is given"),
    PlantedFault("names a player by the id where no name is given") { store in
      store.changeSubmissions { $0.displayName == nil ? $0.with(\.displayName, "\($0.player)") : $0 }
    }
    .breaks(
      "a player without a name is shown by the id, shortened to a name's length",
      "names are trimmed, and kept when none is given"
    ),
    PlantedFault("counts the space around a name") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for name in batch.compactMap(\.displayName) where name.count > 64 { throw .invalid("the name is too long") }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks("a name may have as many characters and bytes as allowed, not counting space around it, and no more"),
    PlantedFault("cuts names and attributes that are too long") { store in
      store.changeSubmissions { submission in
        submission.with(\.displayName, submission.displayName.map { String($0.trimmingSpaces.prefix(64)) }).with(
          \.attributes,
          Dictionary(
            submission.attributes.sorted { $0.key < $1.key }.prefix(16)
              .map { (String($0.key.prefix(256)), String($0.value.prefix(256))) },
            uniquingKeysWith: { $1 }
          )
        )
      }
    }
    .breaks("an entry may have as many attributes as allowed, each as long as allowed, and no more"),
    PlantedFault("keeps an entry's first attributes only") { store in
      let notes = store.notes
      store.changeSubmissions { submission in
        notes.count("attributes of \(submission.player)") == 1 ? submission : submission.with(\.attributes, [:])
      }
    }
    .breaks("attributes are added to those that the entry has"),
    PlantedFault("gives an entry more attributes with every submission") { store in
      let given = Notebook<[String: String]>()
      store.changeSubmissions { submission in
        given["\(submission.board) \(submission.player)", default: [:]].merge(submission.attributes) { $1 }
        return submission
      }
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let page = try await port.page(query)
        return page.with(
          \.standings,
          page.standings.map { standing in
            let all = given["\(query.board) \(standing.entry.player)"] ?? [:]
            return standing.with(\.entry, standing.entry.with(\.attributes, all))
          }
        )
      }
    }
    .breaks("an entry that has as many attributes as allowed takes changes of them, and no others"),
    PlantedFault("drops attributes and reasons from its history") { store in
      store.changeAccepted { $0.with(\.submission, $0.submission.with(\.attributes, [:]).with(\.reason, nil)) }
    }
    .breaks(
      "a submission is read with all that it was made with",
      "a submission's ids, names, attributes and reason may hold any text"
    ),
    PlantedFault("lists everyone's submissions for one player's") { store in
      store.changeHistoryPages { $0.player = nil }
    }
    .breaks("one player's submissions are listed alone"),
    PlantedFault("lists submissions newest first") { store in
      store.leaderboards.onSubmissions = { port, page throws(LeaderboardError) in
        try await port.submissions(page).reversed()
      }
    }
    .breaks("every submission is listed in the order of acceptance, with the answer it got"),
    PlantedFault("takes every change of an entry for the moment its score was reached") { store in
      store.changeBoardPages { page in
        page.with(\.standings, page.standings.map { $0.with(\.entry, $0.entry.with(\.achievedAt, $0.entry.updatedAt)) })
      }
    }
    .breaks(
      "an entry tells when it was made, last changed and when its score was reached",
      "the same score again does not move the moment at which it was reached"
    ),
    PlantedFault("forgets when an entry was made") { store in
      store.changeBoardPages { page in
        page.with(\.standings, page.standings.map { $0.with(\.entry, $0.entry.with(\.createdAt, $0.entry.updatedAt)) })
      }
    }
    .breaks("an entry tells when it was made, last changed and when its score was reached"),
    PlantedFault("does not tell the place before") { store in
      store.changeAccepted { accepted in
        accepted.with(
          \.effects,
          accepted.effects.map { .init(bucket: $0.bucket, before: nil, after: $0.after, removed: $0.removed) }
        )
      }
    }
    .breaks(
      "answers tell the place before and after, in each bucket",
      "every answer tells what the reference model tells",
      "a board's events tell what each submission changed, and whom it displaced"
    ),
    PlantedFault("tells that everyone comes first") { store in
      store.changeAccepted { accepted in
        accepted.with(
          \.effects,
          accepted.effects.map { effect in
            .init(
              bucket: effect.bucket,
              before: effect.before?.with(\.rank, 1).with(\.position, 1),
              after: effect.after?.with(\.rank, 1).with(\.position, 1),
              removed: effect.removed
            )
          }
        )
      }
    }
    .breaks(
      "answers tell the place before and after, in each bucket",
      "every answer tells what the reference model tells"
    ),
    PlantedFault("answers with another name than it was given") { store in
      store.changeAccepted { $0.with(\.submission, $0.submission.with(\.displayName, "somebody")) }
    }
    .breaks("a lone score ranks first, and is what the answer says"),
    PlantedFault("leaves gaps between a board's revisions") { store in
      store.changeAccepted { $0.with(\.revision, Revision(rawValue: $0.revision.rawValue * 2)) }
      store.changeBoardPages { $0.with(\.revision, Revision(rawValue: $0.revision.rawValue * 2)) }
    }
    .breaks("revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs"),
    PlantedFault("tells an old revision on its pages") { store in
      store.changeBoardPages { $0.with(\.revision, Revision(rawValue: max(0, $0.revision.rawValue - 1))) }
    }
    .breaks("revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs"),
    PlantedFault("counts a submission in all time only") { store in
      store.changeSubmissions { submission in
        submission.periods == nil || submission.periods?.contains(.allTime) == true
          ? submission.with(\.periods, [.allTime]) : submission
      }
    }
    .breaks("one submission counts in every period of its board"),
    PlantedFault("counts a submission in every period, whatever was chosen") { store in
      store.changeSubmissions { $0.periods?.isEmpty == false ? $0.with(\.periods, nil) : $0 }
    }
    .breaks("a submission may count in some of the periods only"),
    PlantedFault("answers a batch in the order of the boards") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        try await port.submit(batch, as: arrival).sorted { $0.submission.board < $1.submission.board }
      }
    }
    .breaks("a batch is accepted in its order, over several boards"),
    PlantedFault("keeps the best where it is told to set") { store in
      store.changeActions { if case .set(let score) = $0 { .best(score) } else { $0 } }
    }
    .breaks("set replaces the score, also by a lower one"),
    PlantedFault("sets where it is told to keep the best") { store in
      store.changeActions { if case .best(let score) = $0 { .set(score) } else { $0 } }
    }
    .breaks("best keeps the score that ranks higher", "ways of scoring mix on one entry"),
    PlantedFault("sets where it is told to increment") { store in
      store.changeActions { if case .increment(let amount) = $0 { .set(Score(amount)) } else { $0 } }
    }
    .breaks(
      "increment adds to what is there, also a negative number, and starts from nothing",
      "ways of scoring mix on one entry"
    ),
    PlantedFault("compares the first key only to keep the best") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        guard batch.count == 1, let submission = batch.first, case .best(let score) = submission.action,
          score.keys.count > 1,
          let line = try await port.page(BoardQuery(submission.board, .allTime)).standings.first,
          line.entry.score.keys[0] == score.keys[0]
        else { return try await port.submit(batch, as: arrival) }
        return try await port.submit([submission.with(\.action, .best(line.entry.score))], as: arrival)
      }
    }
    .breaks("best compares whole tuples"),
    PlantedFault("takes any score for plausible") { store in
      store.changeDefinitions { $0.with(\.plausible, nil) }
    }
    .breaks(
      "a definition is read as it was given",
      "a score that is not plausible is refused and changes nothing",
      "what another store has accepted is taken and passed over where the score could not count here"
    ),
    PlantedFault("takes a score of the future") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        guard case .here(let now) = arrival else { return try await port.submit(batch, as: arrival) }
        return try await port.submit(batch, as: .here(at: batch.map(\.occurredAt).reduce(now, max)))
      }
    }
    .breaks("a score of the future is refused until its time comes"),
    PlantedFault("stops at the largest number") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .scoreOverflow {
          let full = batch.map { submission -> Submission in
            guard case .increment(let amount) = submission.action else { return submission }
            return submission.with(\.action, .set(Score(amount < 0 ? .min : .max)))
          }
          return try await port.submit(full, as: arrival)
        }
      }
    }
    .breaks("a sum that is too large to count is refused and changes nothing"),
    PlantedFault("counts in the other periods what overflows in one") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch {
          let daily = batch.map { $0.with(\.id, .init(rawValue: "\($0.id) daily")).with(\.periods, [.daily]) }
          _ = try? await port.submit(daily, as: arrival)
          throw error
        }
      }
    }
    .breaks("an overflow in one period is refused in all"),
    PlantedFault("makes scores fit the board's keys") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var fitting: [Submission] = []
        for submission in batch {
          let count = try await port.definition(of: submission.board)?.directions.count ?? 1
          fitting.append(submission.fitting(count))
        }
        return try await port.submit(fitting, as: arrival)
      }
    }
    .breaks(
      "a board of more than one key cannot be incremented",
      "a score of more or fewer keys than the board has is refused"
    ),
    PlantedFault("takes strict updates for submissions") { store in
      store.changeSubmissions { $0.with(\.needsEntry, false) }
    }
    .breaks("a strict update of a player who has no entry in one of the buckets is refused"),
    PlantedFault("refuses every strict update") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        if let strict = batch.first(where: \.needsEntry) { throw .entryNotFound(strict.player) }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks(
      "a repeat of what would now be refused is answered the same",
      "a strict update of a player who has an entry is accepted",
      "what another store has accepted is taken also from a player whose entry is gone here"
    ),
    PlantedFault("leaves out periods that the board does not have") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        var changed: [Submission] = []
        for submission in batch {
          let known = try await port.definition(of: submission.board)?.periods ?? []
          let chosen = submission.periods.map { $0.intersection(known) }
          changed.append(
            chosen?.isEmpty == false ? submission.with(\.periods, chosen) : submission.with(\.periods, nil)
          )
        }
        return try await port.submit(changed, as: arrival)
      }
    }
    .breaks("a submission to periods that the board does not have is refused"),
  ]
}

extension Submission {
  /// This submission with a score of so many keys.
  fileprivate func fitting(_ count: Int) -> Submission {
    func fit(_ score: Score) -> Score { Score(keys: Array((score.keys + [0, 0, 0, 0]).prefix(count))) }
    switch action {
    case .set(let score): return with(\.action, .set(fit(score)))
    case .best(let score): return with(\.action, .best(fit(score)))
    case .increment(let amount) where count > 1: return with(\.action, .set(fit(Score(amount))))
    case .increment, .revert, .disqualify, .reset: return self
    }
  }
}
