import Domain

/// How far a local and a remote store have been brought together.
struct SyncState: Codable, Equatable, Sendable {
  /// An item that was left as it is, to be tried again with every pass.
  struct Waiting: Codable, Equatable, Sendable {
    let item: SyncItem
    /// The reason in English.
    let reason: String
    /// The same to be rendered in the reader's language; nil in notebooks of earlier versions.
    let message: Message?
  }

  /// Counts how often one of the stores was replaced, or has forgotten our place; nothing noted before holds any more.
  var era = 0
  /// Whom the remote store takes us for; what is here is never synced as somebody else.
  var account: Account?
  /// Everything in the local feed up to here is settled, ``waiting`` or ``withheld``.
  var pushed: ChangeCursor?
  /// Everything in the remote feed up to here is settled, ``waiting`` or ``withheld``.
  var pulled: ChangeCursor?
  var waiting: [Waiting] = []
  /// Items that are withheld (``Withholding``); each may have changed on either side meanwhile.
  var withheld: [SyncItem] = []
  /// Whose documents were put away, until that user comes back; while they are, that they are not here means nothing.
  var away: UserID?

  mutating func beginEra() {
    self = SyncState(era: era + 1, account: account, away: away)
  }
}

extension SyncState {
  /// Notebooks from before anything was withheld do not say what is.
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

/// How far the records of one journal or board have been carried, each way, in revisions of the side they come from.
struct Carried: Codable, Equatable, Sendable {
  var pushed = Revision.zero
  var pulled = Revision.zero
  /// Whether both sides know that the journal is closed, or how the board is defined.
  var isMarked = false
  /// Records that the remote store refused.
  var refused: [String] = []
}
