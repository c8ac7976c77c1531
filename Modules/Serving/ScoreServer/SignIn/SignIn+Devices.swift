package import Domain
import HTTPTypes
import Notices
package import WireFormat

/// A signed-in device shows a device link as a QR code, and its secret as a code to type on another machine.
///
/// The second device asks, the first confirms, and only then does the second open a session. So a photograph of the code
/// alone lets no one in.
extension SignIn {
  /// The lifetime of an unconfirmed device link.
  package static let deviceMilliseconds: Int64 = 120_000
  /// The time in which a confirmed device must open its session.
  static let confirmedMilliseconds: Int64 = 60_000

  /// The path of all device links, for pages that follow the browsers that wait.
  package static let devices: ItemPath = "local/sign-in/devices"

  /// Creates a device link, which replaces the account's earlier unused one.
  ///
  /// - Returns: The secret of the link, a code of twelve letters. For two minutes its 60 bits are enough, because attempts
  ///   are limited and the account confirms the device.
  /// - Throws: ``Domain/DocumentError``.
  package func newDeviceLink(for account: Account) async throws(DocumentError) -> String {
    let labels = Self.labels(of: account.user)
    for label in labels {
      for head in try await documents.all(under: Self.devices, labelled: label) {
        let earlier = try await documents.value(DocumentKey<DeviceRecord>.json(head.path)).value
        if earlier?.step != .used { try await remove([head.path]) }
      }
    }
    let secret = newCode()
    let record = DeviceRecord(
      user: account.user,
      expiresAt: clock.now().advanced(byMilliseconds: Self.deviceMilliseconds)
    )
    let key = DocumentKey.device(secret)
    _ = try await documents.save([try key.write(record, id: clock.newWrite(), expected: .absent, labels: labels)])
    return secret
  }

  /// Returns a device link; nil for an unknown secret.
  package func deviceLink(_ secret: String) async throws(DocumentError) -> DeviceLink? {
    guard let record = try await documents.value(.device(secret)).value,
      let account = try await account(of: record.user)
    else { return nil }
    return DeviceLink(
      account: account,
      state: record.state(at: clock.now()),
      expiresAt: record.expiresAt,
      isOfInvite: record.space != nil
    )
  }

  /// Returns the path of a device link, for pages that follow it.
  package static func devicePath(_ secret: String) -> ItemPath { DocumentKey.device(secret).path }

  /// Asks, on a second device, to be signed in.
  ///
  /// Asking again changes nothing.
  ///
  /// - Parameters:
  ///   - typed: The link's secret, however it was typed.
  ///   - claim: At least 80 random bits that only the asking device knows.
  ///   - device: The device's name.
  ///   - address: The network, by which attempts take turns and are limited, and for the report about a link that another
  ///     device has used.
  /// - Returns: The link's secret.
  /// - Throws: ``WireFormat/Problem``: 410 for a code that is wrong, expired or another device's, 429 after too many.
  @discardableResult
  package func ask(_ typed: String, as claim: String, device: String, from address: String) async throws -> String {
    guard (20...80).contains(claim.utf8.count) else {
      throw Problem(.unprocessableContent, "missingField", "The form is incomplete.", detail: "Load the page again.")
    }
    let secret = CodeLetters.read(typed)
    try await tries.begin(from: address)
    guard await watch.mayTry(from: address) else { throw OwnerClaim.tooManyWrong }
    guard try await documents.value(.device(secret)).value != nil else {
      await watch.noteWrongCode(from: address)
      throw Self.deviceLinkExpired
    }
    try await step(.device(secret), from: address) { record throws(Problem) in
      guard record.space == nil else { throw Self.deviceLinkExpired }
      switch record.state(at: clock.now()) {
      case .open: (record.step, record.claim, record.device) = (.asked, .digest(of: claim), device)
      case .asked(let request), .confirmed(let request), .used(let request), .refused(let request):
        if !request.isMade(by: claim) { throw Self.deviceLinkUsed }
      case .expired: throw Self.deviceLinkExpired
      }
    }
    return secret
  }

  /// Confirms or rejects, on the first device, the device that asks.
  ///
  /// - Parameters:
  ///   - secret: The link's secret.
  ///   - account: The account of the first device; ``WireFormat/Problem/notFound`` for a link of another.
  ///   - isConfirmed: Whether to let the device in.
  /// - Throws: ``WireFormat/Problem``.
  package func answer(_ secret: String, by account: Account, isConfirmed: Bool) async throws {
    try await step(.device(secret)) { record throws(Problem) in
      guard record.user == account.user, record.space == nil else { throw .notFound }
      switch record.state(at: clock.now()) {
      case .asked where isConfirmed:
        record.step = .confirmed
        record.expiresAt = clock.now().advanced(byMilliseconds: Self.confirmedMilliseconds)
      case .asked: record.step = .refused
      case .confirmed where isConfirmed, .used where isConfirmed, .refused where !isConfirmed: break
      case .open, .confirmed, .refused, .used, .expired: throw Self.deviceLinkExpired
      }
    }
  }

  /// Opens the session of a confirmed device.
  ///
  /// - Parameters:
  ///   - secret: The link's secret.
  ///   - claim: The text that the device asked with.
  ///   - address: The network, for the report about a link that another device has used.
  /// - Returns: The session's token, and the account.
  /// - Throws: ``WireFormat/Problem``.
  package func open(
    _ secret: String,
    as claim: String,
    from address: String
  ) async throws -> (token: String, account: Account) {
    let key = DocumentKey.device(secret)
    let found = try await documents.value(key)
    guard var record = found.value, let account = try await account(of: record.user) else {
      throw Self.deviceLinkExpired
    }
    switch record.state(at: clock.now()) {
    case .confirmed(let request) where request.isMade(by: claim):
      record.step = .used
      let labels = Self.labels(of: account.user)
      let use = try key.write(record, id: clock.newWrite(), expected: found.expected, labels: labels)
      let token: String
      do { token = try await openSession(of: account.user, with: [use]) } catch .conflict {
        throw Self.deviceLinkUsed
      }
      try await watch.tell(.deviceAdded(device: request.device), about: [request.claim.rawValue], to: account.user)
      return (token, account)
    case .asked(let request) where request.isMade(by: claim): throw Self.deviceNotConfirmed
    case .refused: throw Self.deviceRefused
    case .used, .asked, .confirmed:
      await watch.note(.usedDeviceLink, of: account, from: address)
      throw Self.deviceLinkUsed
    case .open, .expired: throw Self.deviceLinkExpired
    }
  }

  /// Moves a link to its next state, and decides again after a conflict.
  func step(
    _ key: DocumentKey<DeviceRecord>,
    keeping own: Set<DocumentLabel> = [],
    from address: String = "",
    _ change: (inout DeviceRecord) throws(Problem) -> Void
  ) async throws {
    for _ in 1...5 {
      let found = try await documents.value(key)
      guard let present = found.value else { throw Self.deviceLinkExpired }
      var record = present
      do { try change(&record) } catch {
        if error == Self.deviceLinkUsed, let account = try await account(of: record.user) {
          await watch.note(.usedDeviceLink, of: account, from: address)
        }
        throw error
      }
      if record == present { return }
      let labels = Self.labels(of: record.user).union(own)
      do {
        _ = try await documents.save([
          try key.write(record, id: clock.newWrite(), expected: found.expected, labels: labels)
        ])
        return
      } catch DocumentError.conflict {
        continue
      }
    }
    throw Self.deviceLinkExpired
  }
}

extension SignIn {
  /// The problem of a device link that another browser has opened.
  package static let deviceLinkUsed = Problem(
    .gone,
    "deviceLinkUsed",
    "Another device has opened this link.",
    detail: "Show a new QR code on your first device. If it was not you who opened the link, refuse it there."
  )

  package static let deviceLinkExpired = Problem(
    .gone,
    "deviceLinkExpired",
    "This link has expired.",
    detail: "Show a new QR code on your first device. Each is valid for two minutes."
  )

  static let deviceRefused = Problem(
    .gone,
    "deviceRefused",
    "The first device refused to sign this one in.",
    detail: "Show a new QR code there to try again."
  )

  static let deviceNotConfirmed = Problem(
    .conflict,
    "deviceNotConfirmed",
    "The first device has not confirmed this one yet.",
    detail: "Compare the number on both devices, and confirm it there."
  )
}
