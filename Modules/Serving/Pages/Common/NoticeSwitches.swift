public import Domain
public import Notices

/// Kinds of notice whose switches an app keeps in settings of its own, such as those that phones exchange.
///
/// The page, `notify` and JSON show them with the kinds of the app's sources.
public struct NoticeSwitches: Sendable {
  /// The kinds.
  public let kinds: [NoticeKind]
  fileprivate let load: @Sendable (_ user: UserID) async throws -> Set<NoticeKind>
  fileprivate let save: @Sendable (_ user: UserID, _ on: [NoticeKind: Bool], _ id: WriteID) async throws -> Void

  /// Creates switches.
  ///
  /// - Parameters:
  ///   - kinds: The kinds, which no source of the app has.
  ///   - load: Returns the kinds that an account wants.
  ///   - save: Turns kinds on or off, once for each id.
  public init(
    _ kinds: [NoticeKind],
    load: @escaping @Sendable (_ user: UserID) async throws -> Set<NoticeKind>,
    save: @escaping @Sendable (_ user: UserID, _ on: [NoticeKind: Bool], _ id: WriteID) async throws -> Void
  ) {
    (self.kinds, self.load, self.save) = (kinds, load, save)
  }
}

/// An account's choices for notices, wherever they are stored.
package struct NoticeChoices: Sendable {
  private let inbox: Inbox
  private let declared: [NoticeKind]
  private let switches: NoticeSwitches?
  private let now: @Sendable () -> Timestamp

  /// Creates the choices.
  ///
  /// - Parameters:
  ///   - inbox: All users' notices.
  ///   - declared: The kinds of the app's sources.
  ///   - switches: The kinds whose switches the app keeps itself.
  ///   - now: The clock.
  package init(
    _ inbox: Inbox,
    _ declared: [NoticeKind],
    _ switches: NoticeSwitches?,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.inbox, self.declared, self.switches, self.now) = (inbox, declared, switches, now)
  }

  /// All kinds, in the order of the page.
  package var kinds: [NoticeKind] { declared + (switches?.kinds ?? []) }

  /// Returns the choices of an account.
  package func screen(of user: UserID) async throws -> NoticeSettingsScreen {
    let (settings, own) = (try await inbox.settings(of: user), try await switches?.load(user) ?? [])
    return NoticeSettingsScreen(settings, declared.filter { settings.wants($0) } + own, of: kinds)
  }

  /// Changes the choices of an account, and returns them.
  ///
  /// - Parameters:
  ///   - user: The account.
  ///   - id: The id of this edit. A retry with the same id is applied once.
  ///   - on: The kinds to turn on or off.
  ///   - edit: Changes the hours.
  /// - Returns: The choices afterwards.
  /// - Throws: Any error of the store; a retry completes what was not done.
  package func change(
    of user: UserID,
    as id: WriteID,
    _ on: [NoticeKind: Bool],
    _ edit: (inout NoticeSettings) -> Void
  ) async throws -> NoticeSettingsScreen {
    let own = on.filter { switches?.kinds.contains($0.key) == true }
    if !own.isEmpty { try await switches?.save(user, own, id) }
    let now = now()
    try await inbox.changeSettings(of: user, as: id) { settings in
      edit(&settings)
      for kind in declared { if let isOn = on[kind] { settings.set(kind, isOn: isOn, at: now) } }
    }
    return try await screen(of: user)
  }
}

/// The settings for notices as the page and `notify --json` print them.
package struct NoticeSettingsScreen: Encodable, Sendable {
  package let zone: String?
  package let quiet: String?
  package let digest: String?
  private let kinds: [String: Bool]

  fileprivate init(_ settings: NoticeSettings, _ wanted: [NoticeKind], of kinds: [NoticeKind]) {
    (zone, quiet, digest) = (settings.zone, settings.quietHours?.description, settings.digest?.description)
    self.kinds = Dictionary(kinds.map { ($0.id, wanted.contains($0)) }) { first, _ in first }
  }

  package func isOn(_ kind: NoticeKind) -> Bool { kinds[kind.id] == true }
}
