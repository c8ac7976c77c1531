public import Access
public import Domain

/// A space at one moment, as one principal sees it.
public struct SpaceView<Fold: SpaceFold>: Sendable {
  /// The space's id.
  public let id: SpaceID
  /// The account that reads; nil for a viewer link.
  public let account: Account?
  /// The reader's role.
  public let role: Membership.Role
  /// Whether the account has a membership.
  ///
  /// The owner of the installation also sees other spaces.
  public let isMember: Bool
  /// The folded journal.
  public let journal: JournalFold<Fold>
  /// The time of the view.
  public let now: Timestamp
  /// The membership that the view has read, on which every entry by this view depends.
  let premises: [Premise]

  /// The document about the space.
  public var about: Fold.About { journal.about }
  /// The state of the game.
  public var state: Fold { journal.state }
  /// Whether the account runs the space.
  public var leads: Bool { role == .owner || role == .admin }
}

/// A space in a list.
public struct SpaceSummary: Hashable, Codable, Sendable, Identifiable {
  /// The space's id.
  public let id: SpaceID
  /// The space's name.
  public let name: String
  /// The time at which the space was created.
  public let createdAt: Timestamp
  /// Whether a newer version of the app wrote the space, so that this version can show only its name.
  public let needsUpdate: Bool
}

/// The reason why a space could not be read or changed.
///
/// Nothing was changed.
public enum SpaceError: StorePortError, Hashable {
  /// The space does not exist, or the account may not see it.
  case notFound
  /// A rule rejects the change.
  case refused(Refusal)
  /// The store failed.
  case store(StoreFailure)
}

extension SpaceError {
  /// Converts an error of the document port.
  public init(_ error: DocumentError) {
    switch error {
    case .store(let failure): self = .init(failure)
    case .conflict, .idempotencyConflict: self = .refused(.contention)
    case .tooLarge, .invalid: self = .refused(.outOfBounds("\(error)"))
    }
  }

  /// Converts an error of the journal port.
  public init(_ error: JournalError) {
    switch error {
    case .refused(let refusal): self = .refused(refusal)
    case .store(let failure): self = .init(failure)
    case .conflict, .idempotencyConflict: self = .refused(.contention)
    case .notReady: self = .notFound
    case .closed: self = .refused(Refusal("closed", "This is closed and takes no more entries."))
    case .invalid(let reason): self = .refused(.outOfBounds(reason))
    }
  }

  /// Converts a failure of the store; a denied space is not found.
  public init(_ failure: StoreFailure) { self = failure == .denied ? .notFound : .store(failure) }
}

extension SpaceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound: "There is nothing here, or it is not yours to see."
    case .refused(let refusal): refusal.description
    case .store(let failure): failure.description
    }
  }
}
