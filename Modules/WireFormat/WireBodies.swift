public import Domain

// What requests and answers hold. Lists stand in an object of their own, so that something can be added beside them.

/// Writes to do all of, or none.
public struct WireWrites: Codable, Sendable {
  public let writes: [DocumentWrite]

  public init(_ writes: [DocumentWrite]) { self.writes = writes }
}

/// Documents without their bodies.
public struct WireHeads: Codable, Sendable {
  public let documents: [DocumentHead]

  public init(_ documents: [DocumentHead]) { self.documents = documents }
}

/// The documents to load.
public struct WirePaths: Codable, Sendable {
  public let paths: [Path]

  public init(_ paths: [Path]) { self.paths = paths }
}

/// The documents at the first of the paths asked for, null where there never was one.
public struct WireDocuments: Codable, Sendable {
  public let documents: [Document?]

  public init(_ documents: [Document?]) { self.documents = documents }
}

/// Events to append, and what their writer believes of the journal.
public struct WireAppend: Codable, Sendable {
  public let events: [ScoringEvent]
  /// Nothing is assumed where it is left out.
  public let expected: Expectation?

  public init(_ events: [ScoringEvent], expected: Expectation) {
    self.events = events
    self.expected = expected
  }
}

/// Events with their places.
public struct WireEvents: Codable, Sendable {
  public let events: [RecordedEvent]

  public init(_ events: [RecordedEvent]) { self.events = events }
}

/// Submissions to accept all of, or none.
public struct WireSubmit: Codable, Sendable {
  public let submissions: [Submission]
  /// The moment that decides what is sealed; left out for what another store has accepted.
  public let at: Timestamp?

  public init(_ submissions: [Submission], at: Timestamp?) {
    self.submissions = submissions
    self.at = at
  }
}

/// Accepted submissions.
public struct WireAccepted: Codable, Sendable {
  public let submissions: [AcceptedSubmission]

  public init(_ submissions: [AcceptedSubmission]) { self.submissions = submissions }
}

/// The buckets of a board.
public struct WireBuckets: Codable, Sendable {
  public let buckets: [Bucket]

  public init(_ buckets: [Bucket]) { self.buckets = buckets }
}

/// What somebody signs in with: a one-time link's secret, a recovery code, or an invite's secret or code and a name to be
/// known by.
public struct WireSignIn: Codable, Sendable {
  public let link: String?
  public let invite: String?
  public let name: String?
  public let recovery: String?
  /// Whether the account's other sessions stay after a recovery code was used.
  public let keepsOthers: Bool?
  /// At least 80 random bits that make a repeat of a recovery after a lost answer show the same new code; nil for none.
  public let id: String?

  public init(link: String) {
    (self.link, invite, name, recovery, keepsOthers, id) = (link, nil, nil, nil, nil, nil)
  }

  public init(invite: String, name: String) {
    (link, self.invite, self.name, recovery, keepsOthers, id) = (nil, invite, name, nil, nil, nil)
  }

  public init(recovery: String, keepsOthers: Bool, id: String?) {
    (link, invite, name, self.recovery, self.keepsOthers, self.id) = (nil, nil, nil, recovery, keepsOthers, id)
  }
}

/// A session, which lasts until it is ended or runs out.
public struct WireSession: Codable, Sendable {
  /// What to send as `Authorization: Bearer`.
  public let token: String
  public let account: Account
  /// The recovery code that took the place of the used one; nil for a session that no recovery code opened.
  public let recoveryCode: String?

  public init(token: String, account: Account, recoveryCode: String? = nil) {
    (self.token, self.account, self.recoveryCode) = (token, account, recoveryCode)
  }
}
