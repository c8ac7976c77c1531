#if HTTPS
import CanonicalJSON
import ContentCache
import Domain
import HTTPTypes
import Hypertext
import Localization
import Notices
import Pages
import ScoreServer
import Synchronization
import WebPush
import WireFormat

/// A device that gets its account's notices although no page is open.
struct PushDevice: Hashable, Codable, Sendable {
  let subscription: PushSubscription
  /// The tag of its pages' language, for an account that has chosen none.
  let language: String
  /// The time from which it gets notices.
  let since: Timestamp
}

/// Sends notices to devices whose pages are closed (Web Push).
///
/// A device is a session of an account, and ends with it. The key of the installation, the devices and the queue of messages
/// lie under `local/push`, which is never served, synced or copied. What is to be sent is derived from the users' notices
/// (`Pushes+Queue`).
final class Pushes: Sendable {
  /// The most devices of an account; one more replaces the oldest.
  static let mostDevices = 10
  /// The most Unicode scalars of a title, so that a message has room for the rest.
  private static let titleScalars = 400

  let storage: Storage
  let inbox: Inbox
  let clock: ClockAndIdentities
  let signIn: SignIn
  private let words: AppWords
  private let languages: Languages
  private let chosen: AccountLanguages
  private let contact: String
  private let reach: WebReach
  private let limits: WebLimits
  /// The sender with the present key, whose connections stay open.
  private let made = Mutex<(key: String, sender: PushSender)?>(nil)

  /// Creates the messages of a store.
  ///
  /// - Parameters:
  ///   - storage: The whole store.
  ///   - signIn: The sessions.
  ///   - inbox: The users' notices.
  ///   - clock: The clock and the identities.
  ///   - words: The app's sentences for notices.
  ///   - languages: The languages of the sentences.
  ///   - contact: The `mailto:` or `https:` address at which push services reach the operator.
  ///   - reach: The push services that may be asked.
  ///   - limits: The time for one message.
  init(
    over storage: Storage,
    signIn: SignIn,
    inbox: Inbox,
    clock: ClockAndIdentities,
    words: AppWords,
    languages: Languages,
    contact: String,
    reach: WebReach = .pushServices,
    limits: WebLimits = WebLimits()
  ) {
    (self.storage, self.signIn, self.inbox, self.clock) = (storage, signIn, inbox, clock)
    (self.words, self.languages, self.contact) = (words, languages, contact)
    (self.reach, self.limits) = (reach, limits)
    chosen = AccountLanguages(storage.documents, changes: storage.changes, newIdentity: clock.newIdentity)
  }

  /// Creates the messages of an installation.
  convenience init(of installation: Installation, contact: String) {
    self.init(
      over: installation.storage,
      signIn: installation.signIn,
      inbox: installation.inbox,
      clock: installation.clock,
      words: installation.words,
      languages: installation.languages,
      contact: contact
    )
  }

  var documents: any DocumentRepository { storage.documents }

  // MARK: The key

  /// Returns the key of the installation, which the first caller makes.
  private func keys() async throws(DocumentError) -> PushKeys {
    while true {
      let found = try await documents.value(.pushKeys)
      if let keys = found.value { return keys }
      let write = try DocumentKey.pushKeys.write(PushKeys(), id: clock.newWrite(), expected: found.expected)
      do { _ = try await documents.save([write]) } catch {
        // Another server may be faster.
        guard error.saysThatItIsThere else { throw error }
      }
    }
  }

  private func sender() async throws -> PushSender {
    let keys = try await keys()
    if let made = made.withLock({ $0 }), made.key == keys.publicKey { return made.sender }
    let sender = try PushSender(keys: keys, contact: contact, reach: reach, limits: limits, now: clock.now)
    made.withLock { $0 = (keys.publicKey, sender) }
    return sender
  }

  // MARK: The devices

  /// Returns the devices of a user.
  func devices(of user: UserID) async throws(DocumentError) -> [(path: ItemPath, device: PushDevice)] {
    var devices: [(ItemPath, PushDevice)] = []
    for head in try await documents.all(under: SignIn.pushDevices(of: user)) {
      let device = try await documents.value(DocumentKey<PushDevice>.json(head.path)).value
      if let device { devices.append((head.path, device)) }
    }
    return devices
  }

  /// Removes a document; returns false where it is not in the expected state any more.
  @discardableResult
  func remove(_ path: ItemPath, expected: Expectation = .any) async throws(DocumentError) -> Bool {
    try await save(DocumentWrite(path, id: clock.newWrite(), expected: expected, body: nil))
  }

  // MARK: Messages

  /// What the service worker gets.
  private struct Content: Encodable {
    let title: String
    let lang: String
    let id: String
    let address: String
    let unread: Int
  }

  /// Sends one of the listed notices to a device.
  func send(
    _ notice: Notice,
    until end: Timestamp,
    among listed: [Notice],
    to device: PushDevice,
    of user: UserID
  ) async throws -> PushOutcome {
    let language = try await chosen.tag(of: user) ?? device.language
    let seconds = Int(clamping: end.milliseconds(since: clock.now()) / 1000)
    let address = words.noticeAddress(notice) ?? WebAddress("inbox")
    return try await send(words.notice(notice), notice.id, in: Language(language), at: address, listed, to: device) {
      Push($0, timeToLive: seconds, urgency: notice.needsYou ? .high : .normal, topic: notice.id)
    }
  }

  private func send(
    _ title: Message,
    _ id: String,
    in language: Language,
    at address: WebAddress,
    _ listed: [Notice],
    to device: PushDevice,
    _ push: ([UInt8]) -> Push
  ) async throws -> PushOutcome {
    let text = languages.localizer(for: language)
    let content = Content(
      title: String(String.UnicodeScalarView(text(title).unicodeScalars.prefix(Self.titleScalars))),
      lang: text.language.tag,
      id: id,
      address: address.text,
      unread: listed.count { $0.readAt == nil }
    )
    let bytes = try CanonicalJSON.encode(content)
    return try await sender().send(push(bytes), to: device.subscription)
  }
}

// MARK: The pages

extension Pushes: DevicePush {
  func key() async throws -> String { try await keys().publicKey }

  func isOn(_ context: SignedInContext) async throws -> Bool {
    guard context.account != nil else { return false }
    return try await documents.value(device(of: context)).value != nil
  }

  func turnOn(_ subscription: [UInt8], _ context: SignedInContext) async throws {
    let (user, key) = (try context.requireAccount().user, try await device(of: context))
    let own: PushSubscription
    do { own = try PushSubscription(fromForeign: subscription, reach: reach) } catch { throw Problem.badSubscription }
    let found = try await documents.value(key)
    if found.value?.subscription == own { return }
    // A browser has one subscription, also after another sign-in.
    let label = DocumentLabel(rawValue: "push:\(Installation.digest(own.endpoint))")
    let same = try await documents.all(under: SignIn.pushes, labelled: label).map(\.path)
    let others = try await devices(of: user).filter { $0.path != key.path && !same.contains($0.path) }
    let oldest = others.sorted { $0.device.since < $1.device.since }.dropLast(Self.mostDevices - 1).map(\.path)
    let device = PushDevice(subscription: own, language: context.language.tag, since: clock.now())
    let write = try key.write(device, id: clock.newWrite(), expected: found.expected, labels: [label])
    let removals = (same.filter { $0 != key.path } + oldest).map { path in
      DocumentWrite(path, id: clock.newWrite(), expected: .any, body: nil)
    }
    _ = try await documents.save(removals + [write])
  }

  func turnOff(_ context: SignedInContext) async throws {
    let key = try await device(of: context)
    if try await documents.value(key).value != nil { try await remove(key.path) }
  }

  func test(_ context: SignedInContext) async throws {
    let (user, key) = (try context.requireAccount().user, try await device(of: context))
    let found = try await documents.value(key)
    guard let device = found.value else { throw Problem.deviceOff }
    let title = Message("Notices reach this device.")
    let listed = try await inbox.notices(of: user, at: clock.now())
    // A browser that shows a test would replace it silently by one with the same id.
    let id = "test-\(clock.newIdentity())"
    let outcome = try await send(title, id, in: context.language, at: DeviceRoutes.address, listed, to: device) {
      Push($0, timeToLive: 60, urgency: .high, topic: "test")
    }
    if outcome.endsSubscription { try await remove(key.path, expected: found.expected) }
    switch outcome {
    case .delivered: return
    case .gone, .refused: throw Problem.badSubscription
    case .later: throw Problem.pushServiceAway
    }
  }

  /// Returns the key of the device that asks.
  private func device(of context: SignedInContext) async throws -> DocumentKey<PushDevice> {
    let user = try context.requireAccount().user
    guard let token = context.sessionToken, let session = try await signIn.session(of: token) else {
      throw Problem.signInNeeded
    }
    return .json(SignIn.pushDevices(of: user).appending(session))
  }
}

extension DocumentKey where Value == PushKeys {
  static var pushKeys: Self { .json(SignIn.pushes.appending("keys")) }
}

extension Problem {
  fileprivate static let badSubscription = Problem(
    .unprocessableContent,
    "badSubscription",
    "The push service of this browser does not take notices for it.",
    detail: "Turn them off and on again."
  )
  fileprivate static let deviceOff = Problem(
    .conflict,
    "deviceOff",
    "This device gets no notices.",
    detail: "Turn them on first."
  )
  fileprivate static let pushServiceAway = Problem(
    .serviceUnavailable,
    "pushServiceAway",
    "The push service of this browser does not answer.",
    detail: "Try again later."
  )
}
#endif
