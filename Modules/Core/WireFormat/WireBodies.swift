package import Domain

// Bodies of requests and answers. Each list is in an object, so that members can be added beside it.

/// Writes to apply in full or not at all.
package struct WireWrites: Codable, Sendable {
  package let writes: [DocumentWrite]

  package init(_ writes: [DocumentWrite]) { self.writes = writes }
}

/// Documents without their bodies.
package struct WireHeads: Codable, Sendable {
  package let documents: [DocumentHead]

  package init(_ documents: [DocumentHead]) { self.documents = documents }
}

/// The documents to load.
package struct WirePaths: Codable, Sendable {
  package let paths: [ItemPath]

  package init(_ paths: [ItemPath]) { self.paths = paths }
}

/// The documents at the first of the requested paths, null for a document that never existed.
package struct WireDocuments: Codable, Sendable {
  package let documents: [Document?]

  package init(_ documents: [Document?]) { self.documents = documents }
}

/// Events to append, with the expected state of the journal.
package struct WireAppend: Codable, Sendable {
  package let events: [ScoringEvent]
  /// The expected state; absent for any.
  package let expected: Expectation?

  package init(_ events: [ScoringEvent], expected: Expectation) {
    self.events = events
    self.expected = expected
  }
}

/// Events with their revisions.
package struct WireEvents: Codable, Sendable {
  package let events: [RecordedEvent]

  package init(_ events: [RecordedEvent]) { self.events = events }
}

/// Submissions to accept in full or not at all.
package struct WireSubmit: Codable, Sendable {
  package let submissions: [Submission]
  /// The moment that decides what is sealed; absent for submissions that another store has accepted.
  private let at: Timestamp?

  package init(_ submissions: [Submission], as arrival: Arrival) {
    self.submissions = submissions
    if case .here(let time) = arrival { at = time } else { at = nil }
  }

  package init(_ submissions: [Submission], at: Timestamp?) { (self.submissions, self.at) = (submissions, at) }

  /// How the submissions reach the server's store.
  package var arrival: Arrival {
    if let at { .here(at: at) } else { .replicated }
  }
}

/// Accepted submissions.
package struct WireAccepted: Codable, Sendable {
  package let submissions: [AcceptedSubmission]

  package init(_ submissions: [AcceptedSubmission]) { self.submissions = submissions }
}

/// The result of each of several submissions: accepted, or a problem.
package struct WireResults: Codable, Sendable {
  private struct Item: Codable {
    let accepted: AcceptedSubmission?
    let problem: Problem?
  }

  private enum CodingKeys: String, CodingKey { case items = "results" }

  private let items: [Item]

  package init(_ results: [Result<AcceptedSubmission, Problem>]) {
    items = results.map { result in
      switch result {
      case .success(let accepted): Item(accepted: accepted, problem: nil)
      case .failure(let problem): Item(accepted: nil, problem: problem)
      }
    }
  }

  /// The results, in the order of the submissions.
  package var results: [Result<AcceptedSubmission, LeaderboardError>] {
    items.map { item in item.accepted.map { .success($0) } ?? .failure(LeaderboardError(item.problem ?? .notFound)) }
  }
}

/// The buckets of a board.
package struct WireBuckets: Codable, Sendable {
  package let buckets: [Bucket]

  package init(_ buckets: [Bucket]) { self.buckets = buckets }
}

/// A sign-in by a one-time link's secret, a recovery code, or an invite's secret or code with a name.
package struct WireSignIn: Codable, Sendable {
  /// The secret of a one-time link.
  package let link: String?
  /// The secret or code of an invite.
  package let invite: String?
  /// The name that a new member chose.
  package let name: String?
  /// The recovery code.
  package let recovery: String?
  /// Whether the account's other sessions stay after a sign-in by recovery code.
  package let keepsOthers: Bool?
  /// The code of a device link.
  package let device: String?
  /// At least 80 random bits with which a retry of a recovery returns the same new code, or that only the asking device knows;
  /// nil for none.
  package let id: String?
  /// Whether the person with an invite is another one than the member with the name.
  package var isNamesake: Bool?

  package init(link: String) {
    (self.link, invite, name, recovery, keepsOthers, device, id) = (link, nil, nil, nil, nil, nil, nil)
  }

  package init(invite: String, name: String, isNamesake: Bool = false) {
    (link, self.invite, self.name, recovery) = (nil, invite, name, nil)
    (keepsOthers, device, id) = (nil, nil, nil)
    self.isNamesake = isNamesake ? true : nil
  }

  package init(recovery: String, keepsOthers: Bool, id: String?) {
    (link, invite, name, self.recovery) = (nil, nil, nil, recovery)
    (self.keepsOthers, device, self.id) = (keepsOthers, nil, id)
  }

  package init(device: String, id: String) {
    (link, invite, name, recovery, keepsOthers, self.device, self.id) = (nil, nil, nil, nil, nil, device, id)
  }
}

/// A session, valid until it is ended or expires.
package struct WireSession: Codable, Sendable {
  /// The token to send as `Authorization: Bearer`.
  package let token: String
  package let account: Account
  /// The next recovery code; nil unless a recovery code opened the session.
  package let recoveryCode: String?

  package init(token: String, account: Account, recoveryCode: String? = nil) {
    (self.token, self.account, self.recoveryCode) = (token, account, recoveryCode)
  }
}
