public import Access
import CanonicalJSON
public import Domain

/// Reads and changes the spaces of one kind on behalf of one principal.
///
/// A request reads the membership, the document about the space and the new events once each. A view costs three reads
/// of the store, an entry those and one write.
public struct SpaceService<Fold: SpaceFold>: Sendable {
  package let principal: Principal
  /// The account behind the principal; nil for a viewer link.
  public let account: Account?
  private let gatekeeper: Gatekeeper
  let kind: Kind<Fold>
  var space: Space { Fold.space }

  /// Creates a service for an account.
  public init(_ gatekeeper: Gatekeeper, for account: Account) {
    self.init(gatekeeper, principal: account.principal, account)
  }

  /// Creates a service that only reads, for a viewer link.
  public init(_ gatekeeper: Gatekeeper, viewing principal: Principal) {
    self.init(gatekeeper, principal: principal, nil)
  }

  private init(_ gatekeeper: Gatekeeper, principal: Principal, _ account: Account?) {
    (self.gatekeeper, self.principal, self.account) = (gatekeeper, principal, account)
    kind = gatekeeper.kind(of: Fold.self)
  }

  /// The store as the principal may use it.
  var storage: GuardedStorage { gatekeeper.storage(for: principal) }

  func requireAccount() throws(SpaceError) -> Account {
    guard let account else { throw .refused(.notAllowed) }
    return account
  }
}

// MARK: Reading

extension SpaceService {
  /// Returns the space as it is now.
  ///
  /// - Throws: ``SpaceError/notFound`` for a space that does not exist and for one that the principal may not see.
  public func view(_ id: SpaceID) async throws(SpaceError) -> SpaceView<Fold> {
    do throws(StoreFailure) {
      var found: (membership: Membership, head: DocumentHead)?
      if let user = principal.user { found = try await kind.member(user, of: id) }
      let membership = found?.membership
      let journal = space.journal(of: id)
      guard gatekeeper.rules.allows(AccessRequest(principal, .read, journal), membership: membership),
        let about = try await kind.about(id)
      else { throw StoreFailure.denied }
      let fold: JournalFold<Fold>
      do { fold = try await kind.folds.fold(of: journal, about) } catch { throw error.storeFailure }
      if let user = principal.user, let found, let left = fold.departure(of: user), found.head.stamp < left,
        try await kind.endMembership(of: user, in: id, leftAt: left)
      {
        // A crash came between the event and the end of the membership.
        throw StoreFailure.denied
      }
      return SpaceView(
        id: id,
        account: account,
        role: membership?.role ?? (principal.isOwner ? .owner : .viewer),
        isMember: membership != nil,
        journal: fold,
        now: gatekeeper.now(),
        premises: found.map { [.document($0.head.path, at: $0.head.revision)] } ?? []
      )
    } catch {
      throw SpaceError(error)
    }
  }

  /// Returns the spaces that the account is a member of, newest first.
  public func list() async throws(SpaceError) -> [SpaceSummary] {
    guard let account, let label = DocumentLabel.member(account.user) else { return [] }
    do {
      let heads = try await storage.all(under: space.root, labelled: label)
      let ids = heads.compactMap { head in
        space.id(of: head.path).flatMap { id in
          head.path == DocumentKey.membership(of: account.user, in: space.path(of: id)).path ? id : nil
        }
      }
      let documents = try await storage.loadAll(of: ids.map { space.about(of: $0) })
      return zip(ids, documents).compactMap(Self.summary).sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    } catch {
      throw SpaceError(error)
    }
  }

  /// Returns the space with an id, a name or the beginning of an id; the newest for nil.
  ///
  /// - Throws: ``SpaceError/refused(_:)`` if none or several match.
  public func find(_ text: String?) async throws(SpaceError) -> SpaceID {
    let all = try await list()
    guard let text else {
      guard let newest = all.first else {
        throw .refused(Refusal("none", "There is nothing here yet. Create one first."))
      }
      return newest.id
    }
    let found = all.called(text, beginnings: true, id: \.id.rawValue, names: { [$0.name] })
    guard let match = found.first else {
      throw .refused(Refusal("none", "There is nothing here, or it is not yours to see. List what there is."))
    }
    guard found.count == 1 else {
      throw .refused(Refusal("several", "\(found.count) of yours are called \"\(text)\". Use the id from the list."))
    }
    return match.id
  }

  /// The gatekeeper's clock.
  public var now: Timestamp { gatekeeper.now() }

  /// Returns whether the account has a membership of the space, even if the space itself has not arrived yet.
  public func isMember(of id: SpaceID) async throws(SpaceError) -> Bool {
    guard let user = principal.user else { return false }
    do { return try await kind.membership(of: user, in: id).map { $0.role != .former } ?? false } catch {
      throw SpaceError(error)
    }
  }

  /// Returns a stream that signals possible changes in the space.
  public func changes(in id: SpaceID) -> Updates<ChangeCursor, StoreFailure> {
    storage.follow(under: space.path(of: id))
  }

  /// Returns a stream that signals possible changes in the list of spaces.
  public func changes() -> Updates<ChangeCursor, StoreFailure> { storage.follow(under: space.root) }

  /// Returns a space for a list; nil if its document has not arrived by sync yet.
  private static func summary(_ id: SpaceID, _ document: Document?) -> SpaceSummary? {
    guard let document, !document.head.isDeleted else { return nil }
    guard let about = Fold.About(stored: document.body) else {
      return SpaceSummary(id: id, name: id.rawValue, createdAt: Timestamp(rawValue: 0), needsUpdate: true)
    }
    return SpaceSummary(id: id, name: about.name, createdAt: about.createdAt, needsUpdate: false)
  }
}

// MARK: Changing

extension SpaceService {
  /// Creates a space that the account owns, and returns it; creating it again returns it as it is.
  ///
  /// - Parameters:
  ///   - about: The document about the space.
  ///   - id: The id of the space, which the caller makes and a repeat has again.
  ///   - fields: The form that the account created it with, for ``SpaceFold/arrival(of:with:)``.
  /// - Returns: The space.
  /// - Throws: ``SpaceError``; a refusal where the same id comes with another document.
  public func create(
    _ about: Fold.About,
    as id: SpaceID,
    with fields: [String: String] = [:]
  ) async throws(SpaceError) -> SpaceView<Fold> {
    let account = try requireAccount()
    if let refusal = about.refusal { throw .refused(refusal) }
    do {
      let key = DocumentKey<Fold.About>.stored(space.about(of: id))
      var writes = [try key.write(about, id: WriteID(rawValue: "create:\(id)"), expected: .absent)]
      if principal.isOwner {
        // The owner of the installation may write everywhere, so the guard does not make that account a member.
        let labels = Set([DocumentLabel.member(account.user)].compactMap(\.self))
        let membership = DocumentKey<Membership>.membership(of: account.user, in: space.path(of: id))
        writes.append(
          try membership.write(Membership(role: .owner), id: "founding", expected: .absent, labels: labels)
        )
      }
      _ = try await storage.save(writes)
    } catch {
      // A retry has another time, and finds the result of the first try.
      guard error.saysThatItIsThere else { throw SpaceError(error) }
      guard try await view(id).about.saysTheSame(as: about) else { throw .refused(.ticketReused) }
    }
    return try await arrive(in: id, with: fields)
  }

  /// Records the events of a new member's arrival; nothing for a member who has arrived.
  ///
  /// - Parameters:
  ///   - id: The space.
  ///   - fields: The form that the member joined with.
  /// - Returns: The space afterwards.
  /// - Throws: ``SpaceError``.
  @discardableResult
  public func arrive(in id: SpaceID, with fields: [String: String] = [:]) async throws(SpaceError) -> SpaceView<Fold> {
    // A member who comes back arrives again, so the ticket contains the position in the journal.
    let view = try await view(id)
    return try await record(in: view, as: Ticket("arrival:\(view.journal.revision.rawValue)"), with: fields) { _ in [] }
  }

  /// Changes the document about the space, as its owner and admins may.
  public func change(
    _ id: SpaceID,
    as ticket: String,
    _ change: (inout Fold.About) -> Void
  ) async throws(SpaceError) -> SpaceView<Fold> {
    let present = try await view(id).about
    var changed = present
    change(&changed)
    if let refusal = changed.refusal ?? present.refusal(ofChangeTo: changed) { throw .refused(refusal) }
    do {
      try await storage.update(.stored(space.about(of: id)), as: WriteID(rawValue: ticket)) { about in
        var about = about ?? present
        change(&about)
        return about
      }
    } catch {
      throw error == .store(.denied) ? .refused(.notAllowed) : SpaceError(error)
    }
    return try await view(id)
  }

  /// Records the events that `decide` returns for the present space, and decides again after a conflict.
  ///
  /// - Parameters:
  ///   - id: The space.
  ///   - ticket: The caller's id for this entry. Recording it again returns the space and changes nothing.
  ///   - isLate: Whether the entry was made earlier, such as a queued form.
  ///   - decide: Returns the events, or rejects the entry.
  /// - Returns: The space afterwards.
  /// - Throws: ``SpaceError``.
  public func record(
    in id: SpaceID,
    as ticket: Ticket,
    isLate: Bool = false,
    _ decide: @Sendable (SpaceView<Fold>) throws(Refusal) -> [EventDraft]
  ) async throws(SpaceError) -> SpaceView<Fold> {
    try await record(in: try await view(id), as: ticket, isLate: isLate, decide)
  }

  /// Records events in a space that the request has read already, so that it reads nothing twice.
  ///
  /// - Parameters:
  ///   - first: The space, as this service read it. After a conflict it is read again.
  ///   - ticket: The caller's id for the entry.
  ///   - fields: The fields of the form by which the account joins.
  ///   - isLate: Whether the entry was queued while the server was unreachable.
  ///   - decide: Returns the events for the space as it is now, or rejects the entry.
  /// - Returns: The space afterwards.
  /// - Throws: ``SpaceError``.
  @discardableResult
  public func record(
    in first: SpaceView<Fold>,
    as ticket: Ticket,
    with fields: [String: String] = [:],
    isLate: Bool = false,
    _ decide: @Sendable (SpaceView<Fold>) throws(Refusal) -> [EventDraft]
  ) async throws(SpaceError) -> SpaceView<Fold> {
    let account = try requireAccount()
    var view = first
    for _ in 1...10 {
      let new: [ScoringEvent]
      do throws(Refusal) {
        if try ticket.isRecorded(by: account.user, in: view.journal) { return view }
        // The owner of the installation may act in every space, but takes part only with a membership.
        let arrival = view.isMember ? try view.state.arrival(of: account, with: fields) : []
        let events = try ticket.events(try decide(view), arrival, by: account.user, at: view.now)
        new = events.filter { view.journal.event($0.id) == nil }
      } catch {
        throw .refused(error)
      }
      if new.isEmpty { return view }
      let premises = try await authorise(new, in: view)
      if let after = try await append(new, to: view, given: premises, isLate: isLate) { return after }
      view = try await self.view(view.id)
    }
    throw .refused(.contention)
  }

  /// Applies the access rules with the membership that the view has read.
  ///
  /// - Returns: The memberships that the decision depends on.
  private func authorise(
    _ events: [ScoringEvent],
    in view: SpaceView<Fold>
  ) async throws(SpaceError) -> [Premise] {
    var premises = view.premises
    let membership = Membership(role: view.role)
    for event in events {
      var subject: Membership?
      if let player = event.subject, player != principal.user.map({ PlayerID($0) }), !view.leads {
        do {
          let found = try await kind.member(UserID(player), of: view.id)
          subject = found?.membership
          if let head = found?.head { premises.append(.document(head.path, at: head.revision)) }
        } catch {
          throw SpaceError(error)
        }
      }
      let isOwn = event.retracts.flatMap(view.journal.event)?.actor == event.actor
      let operation: AccessRequest.Operation =
        event.retracts == nil || isOwn
        ? .append(actor: event.actor, subject: event.subject) : .retract(actor: event.actor)
      let request = AccessRequest(principal, operation, space.journal(of: view.id))
      guard gatekeeper.rules.allows(request, membership: membership, subjectMembership: subject) else {
        throw .refused(.notAllowed)
      }
    }
    return premises
  }

  /// Judges and appends; nil after a conflict.
  private func append(
    _ events: [ScoringEvent],
    to view: SpaceView<Fold>,
    given premises: [Premise],
    isLate: Bool
  ) async throws(SpaceError) -> SpaceView<Fold>? {
    var (requests, premises) = ([AppendRequest](), premises)
    for event in events {
      let (accounts, read): ([UserID: Account], [Premise])
      do { (accounts, read) = try await kind.accounts(for: event, in: view.id) } catch { throw SpaceError(error) }
      premises += read
      requests.append(view.journal.request(event, as: view.role, at: view.now, isLate: isLate, accounts: accounts))
    }
    if let refusal = view.journal.refusal(ofAll: requests) { throw .refused(refusal) }
    let journal = space.journal(of: view.id)
    let recorded: [RecordedEvent]
    do {
      recorded = try await gatekeeper.base.sessions.session(at: journal).append(
        events,
        expecting: space.commutes ? .any : .revision(view.journal.revision),
        given: premises
      )
    } catch {
      switch error {
      // Of two simultaneous requests with one ticket, the first counts.
      case .conflict, .idempotencyConflict, .store(.outdated): return nil
      default: throw SpaceError(error)
      }
    }
    do { try await kind.list(recorded, in: view.id) } catch { throw SpaceError(error) }
    do { try await kind.endMemberships(by: recorded, in: view.id) } catch { throw SpaceError(error) }
    var fold = await kind.folds.note(recorded, of: journal, view.about)
    // A member who leaves sees nothing that others recorded since.
    if fold == nil, events.contains(where: { Fold.leaver(by: $0) == principal.user }) {
      var left = view.journal
      left.take(recorded)
      fold = left
    }
    guard let fold else { return try await self.view(view.id) }
    return SpaceView(
      id: view.id,
      account: account,
      role: view.role,
      isMember: view.isMember,
      journal: fold,
      now: gatekeeper.now(),
      premises: view.premises
    )
  }
}

extension SpaceAbout {
  /// Whether two documents differ in the moment of creation at most.
  fileprivate func saysTheSame(as other: Self) -> Bool { fields == other.fields }

  private var fields: JSONFields? {
    var fields = (try? CanonicalJSON.encode(self)).flatMap { JSONFields($0) }
    fields?[Array("createdAt".utf8)] = nil
    return fields
  }
}

extension JournalError {
  /// The failure of the store behind the error.
  var storeFailure: StoreFailure { if case .store(let failure) = self { failure } else { .unavailable("\(self)") } }
}
