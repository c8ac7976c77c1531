public import Access
public import Domain

/// A space at one moment, as one principal sees it.
public struct SpaceView<Fold: SpaceFold>: Sendable {
  public let id: SpaceID
  /// The account that looks; nil for a viewer link.
  public let account: Account?
  /// The role of whoever looks.
  public let role: Membership.Role
  /// Whether the space has a membership of the account; the owner of the installation sees others' spaces, too.
  public let isMember: Bool
  public let journal: JournalFold<Fold>
  public let now: Timestamp

  public var about: Fold.About { journal.about }
  public var state: Fold { journal.state }
  /// Whether the account runs the space.
  public var leads: Bool { role == .owner || role == .admin }
}

/// A space in a list.
public struct SpaceSummary: Hashable, Codable, Sendable, Identifiable {
  public let id: SpaceID
  public let name: String
  public let createdAt: Timestamp
  /// Whether a newer version of the app wrote the space, so that this one can only name it.
  public let needsUpdate: Bool
}

/// The reason why a space could not be read or changed.
///
/// Nothing was changed.
public enum SpaceError: StorePortError, Hashable {
  /// There is no such space, or the account may not see it.
  case notFound
  /// A rule rejects it.
  case refused(Refusal)
  /// The store failed.
  case store(StoreFailure)
}

extension SpaceError {
  public init(_ error: DocumentError) {
    switch error {
    case .store(let failure): self = .init(failure)
    case .conflict, .idempotencyConflict: self = .refused(.contention)
    case .tooLarge, .invalid: self = .refused(.outOfBounds("\(error)"))
    }
  }

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
