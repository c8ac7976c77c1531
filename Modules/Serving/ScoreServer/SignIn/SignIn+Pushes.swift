package import Domain

/// The place of the devices that get messages although no page is open, one below each session's name.
///
/// ScorebookKit stores them. They end with their sessions: a sign-out removes them at once, and before each message the sender
/// asks whether the session is still there.
extension SignIn {
  /// Everything about such messages: the key of the installation, the devices, and what is to be sent.
  package static let pushes: ItemPath = "local/push"

  /// Returns the path of the devices of a user.
  package static func pushDevices(of user: UserID) -> ItemPath {
    pushes.appending("devices", ItemPath.Segment(user))
  }

  /// Whether a device is still its user's.
  package enum DeviceSession: Hashable, Sendable {
    case open
    /// By this server's clock, which may be ahead.
    case expired
    /// Ended for good, by its user or with the account.
    case ended
  }

  /// Returns the name of a token's session; nil for a token that no key has signed.
  package func session(of token: String) async throws(DocumentError) -> ItemPath.Segment? {
    try await claims(of: token).flatMap { DocumentKey.session($0.jti).path.segments.last }
  }

  /// Returns the state of a user's session.
  package func state(of session: ItemPath.Segment, of user: UserID) async throws(DocumentError) -> DeviceSession {
    let found = try await documents.value(DocumentKey<Session>.json(Self.sessions.appending(session))).value
    guard let found, found.user == user, try await account(of: user) != nil else { return .ended }
    return found.expiresAt > clock.now() ? .open : .expired
  }

  /// Ends the messages of a user's devices, except of those with a session at some paths.
  func endPushes(of user: UserID, but kept: Set<ItemPath> = []) async throws(DocumentError) {
    let sessions = Set(kept.map(\.segments.last))
    let devices = try await documents.all(under: Self.pushDevices(of: user)).map(\.path)
    try await remove(devices.filter { !sessions.contains($0.segments.last) })
  }

  /// Removes the devices of all users, and the key that their browsers know the installation by.
  package func endAllPushes() async throws(DocumentError) {
    try await remove(try await documents.all(under: Self.pushes).map(\.path))
  }
}
