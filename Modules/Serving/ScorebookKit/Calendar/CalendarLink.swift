import Domain
import Hypertext
import ScoreServer
import WireFormat

/// The address of an account's calendar, for programs that cannot sign in.
///
/// Its secret is stored as those of hooks are, and ends with them. It reads the calendar and does nothing else.
struct CalendarLink: Hashable, Codable, Sendable {
  // No hook has this field, so neither is taken for the other.
  private enum CodingKeys: String, CodingKey {
    case user = "calendar"
    case madeAt
  }

  let user: UserID
  let madeAt: Timestamp

  static func address(_ secret: String) -> WebAddress { WebAddress("hooks", secret, "calendar.ics") }
}

extension Hooks {
  /// Creates the address of an account's calendar in place of the last one, and returns its secret, which is shown once.
  func makeCalendarLink(for user: UserID) async throws -> String {
    try await endCalendarLink(of: user)
    let secret = clock.newIdentity() + clock.newIdentity()
    let write = try DocumentKey.calendarLink(Installation.digest(secret)).write(
      CalendarLink(user: user, madeAt: clock.now()),
      id: clock.newWrite(),
      expected: .absent,
      labels: Set([SignIn.hookLabel(of: user)])
    )
    _ = try await documents.save([write])
    return secret
  }

  /// Returns when the address of an account's calendar was created; nil without one.
  func calendarLinkDate(of user: UserID) async throws(DocumentError) -> Timestamp? {
    try await calendarLinks(of: user).map { $0.link.madeAt }.max()
  }

  /// Ends the address of an account's calendar for good.
  func endCalendarLink(of user: UserID) async throws(DocumentError) {
    for (path, _) in try await calendarLinks(of: user) {
      _ = try await documents.save([DocumentWrite(path, id: clock.newWrite(), expected: .any, body: nil)])
    }
  }

  /// Returns the account whose calendar a secret reads.
  ///
  /// - Throws: ``WireFormat/Problem`` for an unknown or ended secret.
  func calendarOwner(of secret: String) async throws -> Account {
    guard let link = try await documents.value(.calendarLink(Installation.digest(secret))).value,
      let account = try await signIn.account(of: link.user)
    else { throw Problem.notFound }
    return account
  }

  private func calendarLinks(of user: UserID) async throws(DocumentError) -> [(path: ItemPath, link: CalendarLink)] {
    var found: [(path: ItemPath, link: CalendarLink)] = []
    for head in try await documents.all(under: SignIn.hooks, labelled: SignIn.hookLabel(of: user)) {
      let link = try await documents.value(DocumentKey<CalendarLink>.json(head.path)).value
      if let link, link.user == user { found.append((head.path, link)) }
    }
    return found
  }
}

extension DocumentKey where Value == CalendarLink {
  static func calendarLink(_ id: String) -> Self { .json(SignIn.hooks.appending(ItemPath.Segment(rawValue: id))) }
}
