import Access
package import Domain
import HTTPTypes
import Notices
import WireFormat

/// A browser that asks to be signed in as a member of a space.
package struct ReturnRequest: Hashable, Sendable, Identifiable {
  /// The id for ``Invites/answer(_:to:by:isConfirmed:)``, which lets no one in.
  package let id: String
  /// The member whom its user claims to be.
  package let account: Account
  /// The browser, with the number that it shows.
  package let device: DeviceRequest
}

/// The way back for a member who was signed out and comes with an invite again.
///
/// The name that the person enters is that of a member. So the page asks "Are you NAME?" before it makes a second account.
/// A leader of the space confirms the browser as the first device confirms a second one: both show the same two digits,
/// and only the browser with the claim's cookie opens the session.
extension Invites {
  /// The time in which a leader may answer, and in which the browser then opens its session.
  package static let returnMilliseconds: Int64 = 24 * 3_600_000
  /// The most browsers that wait at one space.
  static let returnsAtMost = 20

  /// Asks the leaders of an invite's space to sign a browser in as the member with a name.
  ///
  /// - Parameters:
  ///   - text: The link's secret, or the code.
  ///   - name: The member's name.
  ///   - claim: At least 80 random bits that only the browser knows.
  ///   - device: The browser's name.
  ///   - address: The network.
  /// - Returns: The secret of the device link that the browser waits for.
  /// - Throws: ``WireFormat/Problem``.
  func askToReturn(
    with text: String,
    as name: String,
    _ claim: String,
    device: String,
    from address: String
  ) async throws -> String {
    try await opening(text, from: address) { key in
      guard let (invite, _) = try await valid(key), case .role(_, let space) = invite.grant,
        let member = try await member(named: name, of: space)
      else { return nil }
      guard try await openReturns(to: space).count < Self.returnsAtMost else { throw Self.tooManyReturns }
      let record = DeviceRecord(
        user: member.user,
        expiresAt: signIn.clock.now().advanced(byMilliseconds: Self.returnMilliseconds),
        step: .asked,
        claim: .digest(of: claim),
        device: device,
        space: space
      )
      let secret = signIn.clock.newIdentity()
      let labels = SignIn.labels(of: member.user).union([Self.label(of: space)])
      let write = try DocumentKey.device(secret).write(
        record,
        id: signIn.clock.newWrite(),
        expected: .absent,
        labels: labels
      )
      _ = try await storage.documents.save([write])
      return secret
    }
  }

  /// Returns the browsers that ask to be signed in as members of a space, and that an account may answer.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for an account that does not lead the space.
  package func returns(to space: ItemPath, for account: Account) async throws -> [ReturnRequest] {
    try await checkMayGive(.role(.member, in: space), account)
    var found: [ReturnRequest] = []
    for (id, record) in try await openReturns(to: space) {
      guard case .asked(let device) = record.state(at: signIn.clock.now()),
        let member = try? await returning(record.user, to: space, by: account)
      else { continue }
      found.append(ReturnRequest(id: id.rawValue, account: member, device: device))
    }
    return found.sorted { ($0.account.displayName, $0.id) < ($1.account.displayName, $1.id) }
  }

  /// Confirms or refuses a browser that asks to be signed in as a member.
  ///
  /// The bearer then acts as that member, so the same rules hold as for a link for a member who lost a phone. The member
  /// gets a notice.
  ///
  /// - Throws: ``WireFormat/Problem``; ``WireFormat/Problem/notFound`` for an account that may not answer.
  package func answer(_ id: String, to space: ItemPath, by account: Account, isConfirmed: Bool) async throws {
    let key = DocumentKey<DeviceRecord>.json(SignIn.devices.appending(ItemPath.Segment(rawValue: id)))
    guard let asked = try await storage.documents.value(key).value, asked.space == space else { throw Problem.notFound }
    try await checkMayGive(.role(.member, in: space), account)
    let member = try await returning(asked.user, to: space, by: account)
    if isConfirmed {
      let made = Notice.SignInLink(madeBy: account.displayName, keepsOthers: true)
      try await inbox.deliver(
        .signInLink(made),
        naming: ["madeBy": account.user],
        about: [id],
        to: member.user,
        at: signIn.clock.now()
      )
    }
    try await signIn.step(key, keeping: [Self.label(of: space)]) { record throws(Problem) in
      guard case .asked = record.state(at: signIn.clock.now()) else { throw Self.returnOver }
      record.step = isConfirmed ? .confirmed : .refused
      record.expiresAt = signIn.clock.now().advanced(byMilliseconds: Self.returnMilliseconds)
    }
  }

  /// Returns the member with a name whom a newcomer to a space may be; nil for none.
  func member(named name: String, of space: ItemPath) async throws(DocumentError) -> Account? {
    let wanted = NameKey(name)
    guard !wanted.isBlank else { return nil }
    let keys = try await storage.documents.all(under: space.appending("members")).compactMap { head in
      head.path.segments.last.map { DocumentKey.membership(of: UserID($0), in: space) }
    }
    let members = zip(keys, try await storage.documents.loadAll(of: keys.map(\.path))).compactMap { key, document in
      document.flatMap { $0.head.isDeleted ? nil : key.decode($0.body) }?.isOfAccount == true
        ? key.path.segments.last.map { UserID($0) } : nil
    }
    let accounts = try await storage.documents.loadAll(of: members.map { .account(of: $0) })
    for (user, document) in zip(members, accounts) {
      guard let document, !document.head.isDeleted,
        let name = DocumentKey.account(user).decode(document.body)?.displayName, NameKey(name) == wanted
      else { continue }
      return try await signIn.account(of: user)
    }
    return nil
  }

  /// The problem of a newcomer with the name of a member.
  static func known(_ member: Account) -> Problem {
    Problem(
      .conflict,
      "memberKnown",
      "There is a member called \(member.displayName) already.",
      detail:
        "If it is you, sign in with your recovery code, or ask the organiser. If you are another person with this name, say so."
    )
  }

  private func openReturns(to space: ItemPath) async throws(DocumentError) -> [(
    id: ItemPath.Segment, record: DeviceRecord
  )] {
    var found: [(id: ItemPath.Segment, record: DeviceRecord)] = []
    for head in try await storage.documents.all(under: SignIn.devices, labelled: Self.label(of: space)) {
      guard let id = head.path.segments.last,
        let record = try await storage.documents.value(DocumentKey<DeviceRecord>.json(head.path)).value,
        record.space == space, case .asked = record.state(at: signIn.clock.now())
      else { continue }
      found.append((id, record))
    }
    return found
  }

  private static func label(of space: ItemPath) -> DocumentLabel {
    DocumentLabel(rawValue: "return:\(ItemPath.Segment.digest(of: "\(space)").rawValue)")
  }

  private static let tooManyReturns = Problem(
    .tooManyRequests,
    "tooManyReturns",
    "Too many browsers wait for the organiser here.",
    detail: "Talk to the organiser."
  )

  private static let returnOver = Problem(
    .gone,
    "deviceLinkExpired",
    "This request has been answered or has expired.",
    detail: "Ask again with an invite."
  )
}
