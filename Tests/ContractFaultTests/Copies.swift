import Domain

// Changed copies of what ports take and give.

extension DocumentWrite {
  func with(
    path: ItemPath? = nil,
    id: WriteID? = nil,
    expected: Domain.Expectation? = nil,
    labels: Set<DocumentLabel>? = nil,
    body: [UInt8]?? = .none,
    stamp: Stamp?? = .none
  ) -> DocumentWrite {
    DocumentWrite(
      path ?? self.path,
      id: id ?? self.id,
      expected: expected ?? self.expected,
      labels: labels ?? self.labels,
      body: body ?? self.body,
      stamp: stamp ?? self.stamp
    )
  }
}

extension DocumentHead {
  func with(
    revision: Revision? = nil,
    stamp: Stamp? = nil,
    write: WriteID? = nil,
    labels: Set<DocumentLabel>? = nil,
    size: Int?? = .none
  ) -> DocumentHead {
    DocumentHead(
      path: path,
      revision: revision ?? self.revision,
      stamp: stamp ?? self.stamp,
      write: write ?? self.write,
      labels: labels ?? self.labels,
      size: size ?? self.size
    )
  }
}

extension DocumentQuery {
  func with(prefix: ItemPath? = nil, label: DocumentLabel?? = .none, after: ItemPath?? = .none, limit: Int? = nil)
    -> DocumentQuery
  {
    DocumentQuery(
      under: prefix ?? self.prefix,
      labelled: label ?? self.label,
      after: after ?? self.after,
      limit: limit ?? self.limit
    )
  }
}

extension ScoringEvent {
  func with(
    id: EventID? = nil,
    type: String? = nil,
    actor: UserID? = nil,
    subject: PlayerID?? = .none,
    occurredAt: Timestamp? = nil,
    retracts: EventID?? = .none,
    body: [UInt8]? = nil,
    stamp: Stamp?? = .none
  ) -> ScoringEvent {
    ScoringEvent(
      id: id ?? self.id,
      type: type ?? self.type,
      actor: actor ?? self.actor,
      subject: subject ?? self.subject,
      occurredAt: occurredAt ?? self.occurredAt,
      retracts: retracts ?? self.retracts,
      body: body ?? self.body,
      stamp: stamp ?? self.stamp
    )
  }
}

extension RecordedEvent {
  func with(revision: Revision? = nil, event: ScoringEvent? = nil) -> RecordedEvent {
    RecordedEvent(revision: revision ?? self.revision, event: event ?? self.event)
  }
}

extension JournalHead {
  func with(revision: Revision? = nil, isClosed: Bool? = nil) -> JournalHead {
    JournalHead(path: path, revision: revision ?? self.revision, isClosed: isClosed ?? self.isClosed)
  }
}

extension Submission {
  func with(
    id: SubmissionID? = nil,
    board: ItemPath? = nil,
    player: PlayerID? = nil,
    action: Action? = nil,
    periods: Set<Period>?? = .none,
    occurredAt: Timestamp? = nil,
    actor: UserID? = nil,
    displayName: String?? = .none,
    attributes: [String: String]? = nil,
    reason: String?? = .none,
    needsEntry: Bool? = nil,
    stamp: Stamp?? = .none
  ) -> Submission {
    Submission(
      id: id ?? self.id,
      board: board ?? self.board,
      player: player ?? self.player,
      action ?? self.action,
      periods: periods ?? self.periods,
      occurredAt: occurredAt ?? self.occurredAt,
      actor: actor ?? self.actor,
      displayName: displayName ?? self.displayName,
      attributes: attributes ?? self.attributes,
      reason: reason ?? self.reason,
      needsEntry: needsEntry ?? self.needsEntry,
      stamp: stamp ?? self.stamp
    )
  }
}

extension AcceptedSubmission {
  func with(revision: Revision? = nil, submission: Submission? = nil, effects: [Effect]? = nil) -> AcceptedSubmission {
    AcceptedSubmission(
      revision: revision ?? self.revision,
      submission: submission ?? self.submission,
      effects: effects ?? self.effects
    )
  }
}

extension BoardDefinition {
  func with(
    directions: [Direction]? = nil,
    ties: TiePolicy? = nil,
    tieOrder: TieOrder? = nil,
    periods: Set<Period>? = nil,
    zone: ZoneTable? = nil,
    graceMilliseconds: Int64? = nil,
    plausible: ClosedRange<Int64>?? = .none
  ) -> BoardDefinition {
    BoardDefinition(
      directions: directions ?? self.directions,
      ties: ties ?? self.ties,
      tieOrder: tieOrder ?? self.tieOrder,
      periods: periods ?? self.periods,
      zone: zone ?? self.zone,
      graceMilliseconds: graceMilliseconds ?? self.graceMilliseconds,
      plausible: plausible ?? self.plausible,
      ruleVersion: ruleVersion
    )
  }
}

extension BoardQuery {
  func with(
    board: ItemPath? = nil,
    window: Window? = nil,
    attributes: [String: String]? = nil,
    players: Set<PlayerID>?? = .none
  ) -> BoardQuery {
    BoardQuery(
      board ?? self.board,
      bucket,
      window ?? self.window,
      attributes: attributes ?? self.attributes,
      players: players ?? self.players
    )
  }
}

extension BoardPage {
  func with(revision: Revision? = nil, total: Int? = nil, standings: [Standing]? = nil) -> BoardPage {
    BoardPage(
      bucket: bucket,
      revision: revision ?? self.revision,
      total: total ?? self.total,
      standings: standings ?? self.standings
    )
  }
}

extension ChangePage {
  func with(changes: [Change]? = nil, cursor: ChangeCursor? = nil, hasMore: Bool? = nil) -> ChangePage {
    ChangePage(changes: changes ?? self.changes, cursor: cursor ?? self.cursor, hasMore: hasMore ?? self.hasMore)
  }
}

extension Standing {
  func with(entry: BoardEntry? = nil, rank: Int? = nil, position: Int? = nil) -> Standing {
    Standing(entry: entry ?? self.entry, rank: rank ?? self.rank, position: position ?? self.position)
  }
}

extension BoardEntry {
  func with(
    achievedAt: Timestamp? = nil,
    createdAt: Timestamp? = nil,
    updatedAt: Timestamp? = nil,
    attributes: [String: String]? = nil
  ) -> BoardEntry {
    BoardEntry(
      player: player,
      displayName: displayName,
      score: score,
      achievedAt: achievedAt ?? self.achievedAt,
      createdAt: createdAt ?? self.createdAt,
      updatedAt: updatedAt ?? self.updatedAt,
      enteredAt: enteredAt,
      attributes: attributes ?? self.attributes,
      isDisqualified: isDisqualified
    )
  }
}
