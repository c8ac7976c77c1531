import Domain

/// The progress of sync between a local and a remote store.
struct SyncState: Codable, Equatable, Sendable {
  /// An item that could not be settled, to be retried with every pass.
  struct Waiting: Codable, Equatable, Sendable {
    let item: SyncItem
    /// The reason in English.
    let reason: String
    /// The same to be rendered in the reader's language; nil in notebooks of earlier versions.
    let message: Message?
  }

  /// The number of times that a store was replaced or lost our position.
  ///
  /// Notes of an earlier era are void.
  var era = 0
  /// The account that the remote store knows us by.
  ///
  /// Local data is never synced as another.
  var account: Account?
  /// The position in the local feed up to which everything is settled, ``waiting`` or ``withheld``.
  var pushed: ChangeCursor?
  /// The position in the remote feed up to which everything is settled, ``waiting`` or ``withheld``.
  var pulled: ChangeCursor?
  var waiting: [Waiting] = []
  /// The withheld items (``Withholding``), each of which may have changed on either side.
  var withheld: [SyncItem] = []
  /// The user whose documents are in the notebook, until that user returns.
  ///
  /// While away, their absence is not a deletion.
  var away: UserID?

  mutating func beginEra() {
    self = SyncState(era: era + 1, account: account, away: away)
  }
}

extension SyncState {
  /// Notebooks of earlier versions have no list of withheld items.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    era = try values.decode(Int.self, forKey: .era)
    account = try values.decodeIfPresent(Account.self, forKey: .account)
    pushed = try values.decodeIfPresent(ChangeCursor.self, forKey: .pushed)
    pulled = try values.decodeIfPresent(ChangeCursor.self, forKey: .pulled)
    waiting = try values.decode([Waiting].self, forKey: .waiting)
    withheld = try values.decodeIfPresent([SyncItem].self, forKey: .withheld) ?? []
    away = try values.decodeIfPresent(UserID.self, forKey: .away)
  }
}

/// The position of one journal or board in each direction, in revisions of the sending side.
struct SyncPosition: Codable, Equatable, Sendable {
  var pushed = Revision.zero
  var pulled = Revision.zero
  /// Whether both sides have the journal's closing, or the board's definition.
  var isMarked = false
  /// The records that the remote store rejected.
  var refused: [String] = []
}
