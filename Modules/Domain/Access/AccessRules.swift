/// The one place that says who may do what; what it does not allow is not allowed.
///
/// It knows no sport. It needs the request and at most two membership documents: what the principal is in the path's
/// space, and what the request's ``AccessRequest/subject`` is there.
public struct AccessRules: Sendable {
  /// How far ahead of a server's clock a stamp from elsewhere may be.
  public static let stampLeadMilliseconds: Int64 = 5 * 60_000

  private let collections: [Path.Segment: [Path.Segment: CollectionRule]]
  /// The kinds of space that the installation keeps itself, made from others; only its owner has access.
  public let derived: Set<Path.Segment>
  private let foundedByAll: Set<Path.Segment>

  /// - Parameters:
  ///   - collections: The rules by kind of space, then by the third segment of a path. Elsewhere insiders read, admins
  ///     write documents, and members record and submit what is about them or their guests.
  ///   - derived: The kinds of space that the installation keeps itself, made from others; only its owner has access.
  ///   - foundedByAll: The kinds of space that every account may found, and not only organisers; the app looks at what is
  ///     made there.
  public init(
    _ collections: [Path.Segment: [Path.Segment: CollectionRule]] = [:],
    derived: Set<Path.Segment> = [],
    foundedByAll: Set<Path.Segment> = []
  ) {
    (self.collections, self.derived, self.foundedByAll) = (collections, derived, foundedByAll)
  }

  /// Whether the request may be done.
  public func allows(
    _ request: AccessRequest,
    membership: Membership? = nil,
    subjectMembership: Membership? = nil
  ) -> Bool {
    let place = Place(request.path)
    guard let kind = place.kind, kind != "local" else { return false }
    if derived.contains(kind), !request.principal.isOwner { return false }
    switch request.principal {
    case .anonymous: return false
    case .viewer(let shown):
      return request.operation == .read && place.isInSpace && Place(shown).isInSpace && request.path.isUnder(shown)
    case .user(_, .owner): return kind != "server" || request.operation == .read
    case .user(let user, let account):
      if let actor = request.actor, actor != user { return false }
      if kind == "users" { return place.id == Path.Segment(user) && request.operation != .found }
      guard place.isInSpace else { return false }
      if request.operation == .found {
        return (account == .organiser || foundedByAll.contains(kind)) && membership == nil && place.collection == nil
      }
      guard let membership else { return false }
      let standing = Member(user: user, membership: membership, subject: request.subject, subjectIs: subjectMembership)
      return allows(request.operation, standing, at: place)
    }
  }

  /// Whether a server whose clock shows `now` takes a record that bears this stamp.
  ///
  /// Who runs the installation copies whatever was once accepted.
  public func takes(_ stamp: Stamp?, from principal: Principal, at now: Timestamp) -> Bool {
    guard let stamp, !principal.isOwner else { return true }
    return stamp.time <= now.advanced(byMilliseconds: Self.stampLeadMilliseconds)
  }

  // MARK: In a space with members

  private func allows(_ operation: AccessRequest.Operation, _ member: Member, at place: Place) -> Bool {
    let rule = place.collection.flatMap { collections[place.kind ?? ""]?[$0] }
    let writers = place.isMembership ? .admins : rule?.writers
    switch operation {
    case .read: return (rule?.readers ?? CollectionRule.insiders).contains(member.role)
    case .found: return false
    case .save(let granted):
      return member.mayWrite(writers ?? .admins) && (!place.isMembership || member.mayAppoint(granted))
    case .append: return member.mayWrite(writers ?? .subjects)
    case .submit: return member.mayWrite(writers ?? .subjects) || (member.role == .publisher && writers != .nobody)
    case .retract, .correct, .defineBoard, .closeJournal: return member.leads && writers != .nobody
    }
  }
}

/// A path taken apart.
private struct Place {
  let kind: Path.Segment?
  let id: Path.Segment?
  let collection: Path.Segment?

  init(_ path: Path) {
    let segments = path.segments
    kind = segments.first
    id = segments.dropFirst().first
    collection = segments.dropFirst(2).first
  }

  /// Whether it is in a space of the kind that has members.
  var isInSpace: Bool { id != nil && kind != "local" && kind != "users" && kind != "server" }
  var isMembership: Bool { collection == "members" }
}

/// The acting user's standing in a space, and towards whom the request is about.
private struct Member {
  let user: UserID
  let role: Membership.Role
  let leads: Bool
  private let subject: PlayerID?
  private let subjectMembership: Membership?

  init(user: UserID, membership: Membership, subject: PlayerID?, subjectIs subjectMembership: Membership?) {
    self.user = user
    role = membership.role
    leads = membership.leads
    self.subject = subject
    self.subjectMembership = subjectMembership
  }

  func mayWrite(_ writers: CollectionRule.Writers) -> Bool {
    switch writers {
    case .nobody: false
    case .admins: leads
    case .members: leads || role == .member
    case .subjects: leads || (role == .member && isOwn)
    }
  }

  /// Only an owner makes owners, and nobody but an owner changes what that owner is.
  func mayAppoint(_ granted: Membership.Role?) -> Bool {
    if subjectMembership?.role == .owner, subject != PlayerID(user) { return false }
    return granted != .owner || role == .owner
  }

  private var isOwn: Bool {
    guard let subject else { return false }
    if subject == PlayerID(user) { return true }
    return subjectMembership?.role == .guest && subjectMembership?.addedBy == user
  }
}
