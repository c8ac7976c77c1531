import Domain
import DomainContracts

// Faults in periods and in what closes them.

extension PlantedFault {
  static let periods: [PlantedFault] = [
    PlantedFault("goes by the moment of arrival") { store in
      let clock = store.clock
      store.changeSubmissions { $0.with(\.occurredAt, clock.now) }
    }
    .breaks("the bucket follows from when it occurred, not from when it arrived"),
    PlantedFault("keeps the newest bucket of a period only") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        let newest = try await port.buckets(of: query.board, query.bucket.period).first
        if let newest, newest != query.bucket {
          return BoardPage(bucket: query.bucket, revision: .zero, total: 0, standings: [])
        }
        return try await port.page(query)
      }
    }
    .breaks("each bucket stands for itself, and old ones stay"),
    PlantedFault("takes a bucket's end for its last moment") { store in
      store.changeSubmissions { submission in
        let bucket = Period.daily.bucket(of: submission.occurredAt, in: .utc)
        return bucket.start == submission.occurredAt
          ? submission.with(\.occurredAt, submission.occurredAt.advanced(byMilliseconds: -1)) : submission
      }
    }
    .breaks("a bucket holds its first moment and not its end"),
    PlantedFault("lists buckets oldest first") { store in
      store.leaderboards.onBuckets = { port, path, period throws(LeaderboardError) in
        try await port.buckets(of: path, period).reversed()
      }
    }
    .breaks("buckets are listed newest first, those that were played only"),
    PlantedFault("lists buckets without their bounds") { store in
      store.leaderboards.onBuckets = { port, path, period throws(LeaderboardError) in
        try await port.buckets(of: path, period).map { Bucket(period: $0.period, id: $0.id, start: nil, end: nil) }
      }
    }
    .breaks("buckets are listed newest first, those that were played only"),
    PlantedFault("lists buckets that hold nothing any more") { store in
      let played = Notebook<[Bucket]>()
      store.leaderboards.onBuckets = { port, path, period throws(LeaderboardError) in
        let now = try await port.buckets(of: path, period)
        let all = Set(now + (played["\(path) \(period)"] ?? []))
        return all.sorted(by: Bucket.isNewer)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let accepted = try await port.submit(batch, as: arrival)
        for answer in accepted {
          for effect in answer.effects {
            played["\(answer.submission.board) \(effect.bucket.period)", default: []].append(effect.bucket)
          }
        }
        return accepted
      }
    }
    .breaks("a bucket that holds no ranked entry any more is not listed"),
    PlantedFault("never seals a bucket") { store in
      store.leaderboards.onSubmit = { port, batch, _ throws(LeaderboardError) in
        try await port.submit(batch, as: .at(batch.first?.occurredAt))
      }
    }
    .breaks(
      "a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified",
      "any run of submissions over days leaves what the reference model leaves, in every period"
    ),
    PlantedFault("seals a bucket at its end") { store in
      store.changeDefinitions { $0.with(\.graceMilliseconds, 0) }
    }
    .breaks(
      "a bucket takes what is late until its grace is over",
      "any run of submissions over days leaves what the reference model leaves, in every period"
    ),
    PlantedFault("seals a bucket a moment too late") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        try await port.submit(batch, as: .at(arrival.time?.advanced(byMilliseconds: -1)))
      }
    }
    .breaks("a bucket takes what is late until its grace is over"),
    PlantedFault("keeps a bucket open for as long as its board says") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .periodClosed(let bucket)
        {
          let definition = try await port.definition(of: batch.first?.board ?? .root)
          guard definition?.graceMilliseconds == .max else { throw .periodClosed(bucket) }
          return try await port.submit(batch, as: .at(batch.first?.occurredAt))
        }
      }
    }
    .breaks("no grace keeps a bucket open for longer than the limit"),
    PlantedFault("leaves out the buckets that are sealed") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.submit(batch, as: arrival) } catch .periodClosed(let bucket)
        {
          let open: [Submission] = batch.map { $0.with(\.periods, [.allTime]) }
          if bucket.period != .allTime, let accepted = try? await port.submit(open, as: arrival) { return accepted }
          throw .periodClosed(bucket)
        }
      }
    }
    .breaks("one sealed bucket closes the door to the whole submission"),
    PlantedFault("seals all time with the year 3000") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        if let now = arrival.time, now > 32_503_680_000_000 { throw .periodClosed(.allTime) }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks("all time is never sealed"),
    PlantedFault("corrects what is sealed") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        let isCorrection = batch.contains { submission in
          if case .revert = submission.action { true } else { false }
        }
        return try await port.submit(batch, as: isCorrection ? .at(batch.first?.occurredAt) : arrival)
      }
    }
    .breaks("a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified"),
    PlantedFault("asks of another store's submissions whether they are late") { store in
      let clock = store.clock
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        try await port.submit(batch, at: arrival.time ?? clock.now)
      }
    }
    .breaks(
      "what another store has accepted is taken also from a player whose entry is gone here",
      "what another store has accepted is taken and passed over where the score could not count here",
      "what another store has accepted is taken and passed over where the sum could not be counted here",
      "what another store has accepted is taken into a sealed bucket"
    ),
    PlantedFault("asks of a repeat whether it is late") { store in
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for submission in batch {
          guard let now = arrival.time, let definition = try await port.definition(of: submission.board) else {
            continue
          }
          for period in submission.periods ?? definition.periods {
            let bucket = period.bucket(of: submission.occurredAt, in: definition.zone)
            if definition.isSealed(bucket, at: now) { throw .periodClosed(bucket) }
          }
        }
        return try await port.submit(batch, as: arrival)
      }
    }
    .breaks("a repeat is answered the same after its bucket is sealed"),
  ]
}

extension Arrival {
  /// The moment that decides what is sealed; nil for replicated submissions.
  fileprivate var time: Timestamp? {
    if case .here(let time) = self { time } else { nil }
  }

  fileprivate static func at(_ time: Timestamp?) -> Arrival { time.map { .here(at: $0) } ?? .replicated }
}
