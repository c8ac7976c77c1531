public import Domain

/// The rules of access, in one place.
///
/// Anything they do not allow is denied.
///
/// The rules know no sport. They need the request and at most two memberships of the path's space: the principal's, and
/// that of the player whom the request is about.
public struct AccessRules: Sendable {
  private let collections: [ItemPath.Segment: [ItemPath.Segment: CollectionRule]]
  /// The kinds of space that the installation derives from others.
  ///
  /// Only its owner has access.
  package let derived: Set<ItemPath.Segment>
  /// What every account may read, because pages show it to every account.
  private let published: Set<ItemPath>
  private let foundedByAll: Set<ItemPath.Segment>

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - collections: The rules by kind of space, then by the third segment of a path. Elsewhere insiders read, admins
  ///     write documents, and members record and submit entries about themselves or their guests.
  ///   - derived: The kinds of space that the installation derives from others. Only its owner has access.
  ///   - published: What every account may read besides, such as a derived kind of space or a document under `server`.
  ///   - foundedByAll: The kinds of space that every account may create, and not only organisers.
  public init(
    _ collections: [ItemPath.Segment: [ItemPath.Segment: CollectionRule]] = [:],
    derived: Set<ItemPath.Segment> = [],
    published: Set<ItemPath> = [],
    foundedByAll: Set<ItemPath.Segment> = []
  ) {
    (self.collections, self.derived, self.foundedByAll) = (collections, derived, foundedByAll)
    self.published = published
  }

  /// Judges a request.
  ///
  /// - Parameters:
  ///   - request: The principal, the operation and the path.
  ///   - membership: The principal's membership of the path's space.
  ///   - subjectMembership: The membership of the request's ``AccessRequest/subject`` in that space.
  ///   - subjectHasAccount: Whether the subject has an account here, and so cannot be a guest.
  /// - Returns: Whether the request is allowed.
  package func allows(
    _ request: AccessRequest,
    membership: Membership? = nil,
    subjectMembership: Membership? = nil,
    subjectHasAccount: Bool = true
  ) -> Bool {
    let place = Place(request.path)
    guard let kind = place.kind, kind != "local" else { return false }
    if request.operation == .read, request.principal.user != nil, published.contains(where: request.path.isUnder) {
      return true
    }
    if derived.contains(kind), !request.principal.isOwner { return false }
    switch request.principal {
    case .anonymous: return false
    case .viewer(let shown):
      return request.operation == .read && place.isInSpace && Place(shown).isInSpace && request.path.isUnder(shown)
    case .user(_, .owner): return kind != "server" || request.operation == .read
    case .user(let user, let account):
      if let actor = request.actor, actor != user { return false }
      if case .redact = request.operation { return false }
      if kind == "users" { return place.id == ItemPath.Segment(user) && request.operation != .found }
      guard place.isInSpace else { return false }
      if request.operation == .found {
        return (account == .organiser || foundedByAll.contains(kind)) && membership == nil && place.collection == nil
      }
      guard let membership else { return false }
      let standing = Member(
        user: user,
        membership: membership,
        subject: request.subject,
        subjectIs: subjectMembership,
        subjectHasAccount: subjectHasAccount
      )
      return allows(request.operation, standing, at: place)
    }
  }

  // MARK: In a space with members

  private func allows(_ operation: AccessRequest.Operation, _ member: Member, at place: Place) -> Bool {
    let rule = place.collection.flatMap { collections[place.kind ?? ""]?[$0] }
    let writers = place.isMembership ? .admins : rule?.writers
    switch operation {
    case .read: return (rule?.readers ?? CollectionRule.insiders).contains(member.role) || member.isAt(place)
    case .found, .redact: return false
    case .save(let granted):
      if member.isAt(place), granted == .former { return true }
      if place.isMembership { return place.isMembershipDocument && member.mayAppoint(granted) }
      return member.mayWrite(writers ?? .admins)
    case .invite(let granted): return place.collection == nil && member.mayInvite(granted)
    case .append: return member.mayWrite(writers ?? .subjects)
    case .submit: return member.mayWrite(writers ?? .subjects) || (member.role == .publisher && writers != .nobody)
    case .retract where rule?.isJudged == true: return member.leads || member.role == .member
    case .retract, .correct, .defineBoard, .closeJournal: return member.leads && writers != .nobody
    }
  }
}

/// The segments of a path by their meaning.
private struct Place {
  let kind: ItemPath.Segment?
  let id: ItemPath.Segment?
  let collection: ItemPath.Segment?
  /// The account of the membership.
  let member: ItemPath.Segment?
  /// Whether a membership document lies at exactly this path.
  let isMembershipDocument: Bool

  init(_ path: ItemPath) {
    let segments = path.segments
    isMembershipDocument = path.isMembership
    kind = segments.first
    id = segments.dropFirst().first
    collection = segments.dropFirst(2).first
    member = segments.count == 4 ? segments.last : nil
  }

  /// Whether the path is in a space of a kind that has members.
  var isInSpace: Bool { id != nil && kind != "local" && kind != "users" && kind != "server" }
  var isMembership: Bool { collection == "members" }
}

/// The principal's role in a space, with the role of the request's subject.
private struct Member {
  let user: UserID
  let role: Membership.Role
  let leads: Bool
  private let subject: PlayerID?
  private let subjectMembership: Membership?
  private let subjectHasAccount: Bool

  init(
    user: UserID,
    membership: Membership,
    subject: PlayerID?,
    subjectIs subjectMembership: Membership?,
    subjectHasAccount: Bool
  ) {
    self.user = user
    role = membership.role
    leads = membership.leads
    self.subject = subject
    self.subjectMembership = subjectMembership
    self.subjectHasAccount = subjectHasAccount
  }

  func mayWrite(_ writers: CollectionRule.Writers) -> Bool {
    switch writers {
    case .nobody: false
    case .admins: leads
    case .members: leads || role == .member
    case .subjects: leads || (role == .member && isOwn)
    }
  }

  /// Whether the subject's membership may become one with this role; nil deletes the document.
  ///
  /// Only redeeming an invite creates a membership or renews one that ended. Leaders change the role of a member,
  /// remove a member, and write guests, who have no account. Every member may leave.
  func mayAppoint(_ granted: Membership.Role?) -> Bool {
    let isSelf = subject == PlayerID(user)
    switch subjectMembership?.role {
    case .former: return granted == .former && leads
    case nil: return leads && (granted == nil || isNewGuest(granted))
    case .guest: return leads && (granted == nil || granted == .former || isNewGuest(granted))
    case .owner where !isSelf: return false
    case .owner, .admin, .member, .publisher, .viewer:
      if granted == .former, isSelf { return true }
      return leads && granted != .guest && (granted != .owner || role == .owner)
    }
  }

  /// Whether a place is the user's own membership, which the user may always read and end.
  func isAt(_ place: Place) -> Bool { place.isMembership && place.member == ItemPath.Segment(user) }
  /// Returns whether the user may create an invite with this role.
  ///
  /// Only an owner makes another member an owner, and guests need no invite.
  func mayInvite(_ granted: Membership.Role) -> Bool {
    switch granted {
    case .admin, .member, .publisher, .viewer: leads
    case .owner, .guest, .former: false
    }
  }

  private func isNewGuest(_ granted: Membership.Role?) -> Bool { granted == .guest && !subjectHasAccount }

  private var isOwn: Bool {
    guard let subject else { return false }
    if subject == PlayerID(user) { return true }
    return subjectMembership?.role == .guest && subjectMembership?.addedBy == user
  }
}
