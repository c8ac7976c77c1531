import Domain

/// A fault, planted to show that the simulation finds it.
package enum PlantedFault: String, Sendable, CaseIterable {
  /// A check-in that was undone stays on the board of its group, and so does a corrected score on the board of best scores.
  case keepsUndone
  /// A check-in that comes more than a day late is left out.
  case leavesOutLate
  /// A rank is noted as told in a step before the one that tells it.
  case notesBeforeTelling
  /// No pass settles an adoption that a crash interrupted.
  case leavesAdoptions
  /// Each program gives the same news another name.
  case namesNewsAnew
  /// Nobody looks at the switches for kinds of notice.
  case ignoresSwitches

  fileprivate func keeps(_ submission: Submission) -> Bool {
    switch self {
    case .keepsUndone: if case .revert = submission.action { false } else { true }
    case .leavesOutLate: (submission.stamp?.time.milliseconds(since: submission.occurredAt) ?? 0) < 24 * 3_600_000
    case .notesBeforeTelling, .leavesAdoptions, .namesNewsAnew, .ignoresSwitches: true
    }
  }

  fileprivate func hides(_ path: ItemPath) -> Bool {
    switch self {
    case .leavesAdoptions: path.isUnder("local/sync") && path.segments.last == "adoption"
    case .ignoresSwitches: path.isUnder("users") && path.segments.suffix(2) == ["settings", "notices"]
    case .keepsUndone, .leavesOutLate, .notesBeforeTelling, .namesNewsAnew: false
    }
  }
}

extension Storage {
  /// The same store with a fault; nil for none.
  func planting(_ fault: PlantedFault?) -> Storage {
    guard let fault else { return self }
    return with(FaultyDocuments(base: documents, fault: fault), FaultyBoards(base: leaderboards, fault: fault))
  }

  /// The same store with other documents.
  func with(_ documents: any DocumentRepository, _ leaderboards: (any LeaderboardRepository)? = nil) -> Storage {
    Storage(
      leaderboards: leaderboards ?? self.leaderboards,
      sessions: sessions,
      documents: documents,
      changes: changes,
      account: account,
      lastStamp: lastStamp,
      close: close
    )
  }
}

/// Boards that lose some of their submissions.
private struct FaultyBoards: LeaderboardLayer {
  let base: any LeaderboardRepository
  let fault: PlantedFault

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submit(submissions.filter(fault.keeps), as: arrival, given: premises)
  }
}

/// Documents of which some are not found, or saved in two steps.
private struct FaultyDocuments: DocumentLayer {
  let base: any DocumentRepository
  let fault: PlantedFault

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    if fault.hides(path) { return nil }
    return try await base.load(path)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let isReport = writes.count > 1 && writes[0].path.segments.dropFirst(2).first == "ranks"
    guard fault == .notesBeforeTelling, isReport else { return try await base.save(writes, given: premises) }
    let noted = try await base.save([writes[0]], given: premises)
    return noted + (try await base.save(Array(writes.dropFirst()), given: premises))
  }
}
