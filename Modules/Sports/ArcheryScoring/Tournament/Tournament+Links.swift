package import Domain

/// Links between guests of the roster, such as archers of an entry list, and accounts.
///
/// A member who was signed out and came in again with a second account has two lines under one name. The second account
/// may ask for the first line as for a guest, while its own line has no arrows.
///
/// A link needs the account's request and the organiser's approval. Both are events, and either side may end the link. A
/// link says whose arrows these are. A link does not make its account a member; only an invite or a code does.
extension Tournament {
  /// The archer whose arrows are a user's: the user's own line, the guest that is linked with the account, or the line that the
  /// own one was joined with.
  package func archer(of user: UserID) -> Participant? {
    ownLine(of: user).flatMap { $0.user == user ? $0 : nil } ?? roster.first { $0.account == user }
      ?? joints[PlayerID(user)].flatMap { self[$0] }
  }

  /// The line that an account brought with it, whoever it belongs to now.
  private func ownLine(of user: UserID) -> Participant? {
    places[PlayerID(user)].map { roster[$0] }.flatMap { $0.isGuest ? nil : $0 }
  }

  /// The guest whom a user has asked for and who is not linked yet.
  package func requested(by user: UserID) -> Participant? { roster.first { $0.requests.contains(user) } }

  package func entered(named name: String) -> Participant? {
    active.filter { $0.isEntered && $0.account == nil }.named(name)
  }

  /// The archers of the entry list among whom a visitor may be, with the one who has the visitor's name; empty for none.
  ///
  /// The organiser knows the list, and is asked only about the own name.
  package func claimable(by account: Account) -> (archers: [Participant], namesake: Participant?) {
    let archers = isPractice ? [] : linkable(by: account.user).filter(\.isEntered)
    let namesake = archers.named(account.displayName)
    return organises(account.user) && namesake == nil ? ([], nil) : (archers, namesake)
  }

  /// The guests whom a user may ask for, in roster order; none for a user who shoots already.
  package func linkable(by user: UserID) -> [Participant] {
    roster.filter { (try? judgeLinkRequest(of: $0.id, by: user)) != nil }
  }

  /// Whether an archer has no arrow of any scorer; misses for the ends before a late start do not count.
  func isWithoutArrows(_ archer: PlayerID) -> Bool {
    sheets[archer]?.ends.lazy.flatMap(\.entries).joined().allSatisfy { $0.recordedBy == nil } ?? true
  }

  // MARK: Deciding

  /// An organiser's own request needs no second person.
  func linkRequest(of archer: PlayerID, by actor: UserID) throws(Refusal) -> [TournamentDraft] {
    if self[archer]?.account == actor { return [] }
    let request = TournamentDraft(Action.LinkRequested(), on: archer)
    guard organises(actor) else { return self[archer]?.requests.contains(actor) == true ? [] : [request] }
    return try [request] + linkApproval(of: archer, to: actor)
  }

  /// The guest's line replaces the account's own line, which has no arrow.
  func linkApproval(of archer: PlayerID, to user: UserID) throws(Refusal) -> [TournamentDraft] {
    if self[archer]?.account == user { return [] }
    let own = ownLine(of: user)
    return (own.map { [TournamentDraft(Action.ParticipantRemoved(), on: $0.id)] } ?? [])
      + [TournamentDraft(Action.LinkApproved(account: user), on: archer)]
  }

  // MARK: Judging

  func judgeLinkRequest(of subject: PlayerID?, by actor: UserID) throws(Refusal) {
    let archer = try participant(subject)
    if status == .cancelled { throw .notInProgress(status) }
    guard archer.isGuest || archer.requests.contains(actor) || isFormerLine(archer, of: actor) else {
      throw Refusal(.notLinkable, "This archer has an account already.")
    }
    guard archer.account == nil else {
      throw Refusal(.alreadyLinked, "This archer is linked with another account. The organiser can end that link.")
    }
    try judgeIsFree(actor)
  }

  /// Whether a member's line may be that of an earlier account of a user: it has the name of the user's line.
  private func isFormerLine(_ archer: Participant, of user: UserID) -> Bool {
    guard let own = ownLine(of: user), own.id != archer.id, own.user == user else { return false }
    let name = NameKey(own.givenName)
    return !name.isBlank && NameKey(archer.givenName) == name
  }

  /// An account shoots once: on its own line, or as one guest.
  private func judgeIsFree(_ user: UserID) throws(Refusal) {
    guard let own = archer(of: user) else { return }
    guard !own.isGuest, isWithoutArrows(own.id) else {
      throw Refusal(.alreadyTakingPart, "This account already shoots as \(displayName(of: own.id)).")
    }
  }

  // MARK: Folding

  mutating func remove(_ archer: PlayerID) {
    guard let place = places[archer] else { return }
    removedNames[archer] = displayName(of: archer)
    roster.remove(at: place)
    places = Dictionary(uniqueKeysWithValues: roster.enumerated().map { ($1.id, $0) })
    (sheets[archer], checks[archer]) = (nil, nil)
    finalised.remove(archer)
  }
}

extension TournamentLog {
  /// How often an account may ask for one archer in a shoot, so that the archer's history stays readable.
  private static let requestsAtMost = 10

  /// Rejects one request too many.
  ///
  /// Asked only before an entry is recorded: whatever a journal holds already counts. `new` requests are not in the log yet.
  func judgeRequests(of archer: PlayerID?, by actor: UserID, besides new: Int = 0) throws(Refusal) {
    let known = entries.count { entry in
      entry.event.kind == .linkRequested && entry.event.actor == actor && entry.event.subject == archer
    }
    guard known + new <= Self.requestsAtMost else {
      throw Refusal(
        .notLinkable,
        "You have asked for this archer \(Self.requestsAtMost) times. Talk to the organiser of the shoot."
      )
    }
  }
}

extension [Participant] {
  /// The first archer who was given this name.
  package func named(_ name: String) -> Participant? {
    let wanted = NameKey(name)
    return first { NameKey($0.givenName) == wanted }
  }
}
