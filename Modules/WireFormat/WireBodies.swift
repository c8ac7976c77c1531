public import Domain

// Bodies of requests and answers. Each list is in an object, so that members can be added beside it.

/// Writes to apply in full or not at all.
public struct WireWrites: Codable, Sendable {
  /// The writes.
  public let writes: [DocumentWrite]

  public init(_ writes: [DocumentWrite]) { self.writes = writes }
}

/// Documents without their bodies.
public struct WireHeads: Codable, Sendable {
  /// The heads.
  public let documents: [DocumentHead]

  public init(_ documents: [DocumentHead]) { self.documents = documents }
}

/// The documents to load.
public struct WirePaths: Codable, Sendable {
  /// The paths.
  public let paths: [ItemPath]

  public init(_ paths: [ItemPath]) { self.paths = paths }
}

/// The documents at the first of the requested paths, null for a document that never existed.
public struct WireDocuments: Codable, Sendable {
  /// The documents.
  public let documents: [Document?]

  public init(_ documents: [Document?]) { self.documents = documents }
}

/// Events to append, with the expected state of the journal.
public struct WireAppend: Codable, Sendable {
  /// The events.
  public let events: [ScoringEvent]
  /// The expected state; absent for any.
  public let expected: Expectation?

  /// Creates a request.
  public init(_ events: [ScoringEvent], expected: Expectation) {
    self.events = events
    self.expected = expected
  }
}

/// Events with their revisions.
public struct WireEvents: Codable, Sendable {
  /// The events.
  public let events: [RecordedEvent]

  public init(_ events: [RecordedEvent]) { self.events = events }
}

/// Submissions to accept in full or not at all.
public struct WireSubmit: Codable, Sendable {
  /// The submissions.
  public let submissions: [Submission]
  /// The moment that decides what is sealed; absent for submissions that another store has accepted.
  private let at: Timestamp?

  /// Creates a request.
  public init(_ submissions: [Submission], as arrival: Arrival) {
    self.submissions = submissions
    if case .here(let time) = arrival { at = time } else { at = nil }
  }

  /// How the submissions reach the server's store.
  public var arrival: Arrival {
    if let at { .here(at: at) } else { .replicated }
  }
}

/// Accepted submissions.
public struct WireAccepted: Codable, Sendable {
  /// The submissions.
  public let submissions: [AcceptedSubmission]

  public init(_ submissions: [AcceptedSubmission]) { self.submissions = submissions }
}

/// The buckets of a board.
public struct WireBuckets: Codable, Sendable {
  /// The buckets.
  public let buckets: [Bucket]

  public init(_ buckets: [Bucket]) { self.buckets = buckets }
}

/// A sign-in by a one-time link's secret, a recovery code, or an invite's secret or code with a name.
public struct WireSignIn: Codable, Sendable {
  /// The secret of a one-time link.
  public let link: String?
  /// The secret or code of an invite.
  public let invite: String?
  /// The name that a new member chose.
  public let name: String?
  /// The recovery code.
  public let recovery: String?
  /// Whether the account's other sessions stay after a sign-in by recovery code.
  public let keepsOthers: Bool?
  /// At least 80 random bits with which a retry of a recovery returns the same new code; nil for none.
  public let id: String?
  /// Whether the person with an invite is another one than the member with the name.
  public var isNamesake: Bool?

  /// Creates a sign-in by a one-time link.
  public init(link: String) {
    (self.link, invite, name, recovery, keepsOthers, id) = (link, nil, nil, nil, nil, nil)
  }

  /// Creates a sign-in by an invite.
  public init(invite: String, name: String, isNamesake: Bool = false) {
    (link, self.invite, self.name, recovery, keepsOthers, id) = (nil, invite, name, nil, nil, nil)
    self.isNamesake = isNamesake ? true : nil
  }

  /// Creates a sign-in by a recovery code.
  public init(recovery: String, keepsOthers: Bool, id: String?) {
    (link, invite, name, self.recovery, self.keepsOthers, self.id) = (nil, nil, nil, recovery, keepsOthers, id)
  }
}

/// A session, valid until it is ended or expires.
public struct WireSession: Codable, Sendable {
  /// The token to send as `Authorization: Bearer`.
  public let token: String
  /// The account of the session.
  public let account: Account
  /// The next recovery code; nil unless a recovery code opened the session.
  public let recoveryCode: String?

  /// Creates a session.
  public init(token: String, account: Account, recoveryCode: String? = nil) {
    (self.token, self.account, self.recoveryCode) = (token, account, recoveryCode)
  }
}
