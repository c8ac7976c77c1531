import Domain
import Logging
import Notices

/// Reports misuse of the ways into accounts: a used code, a used link, many wrong codes.
///
/// The owner of the installation gets a notice, and the log a line. There is at most one an hour for each account or
/// network and ``reportsPerHour`` in total, so that an attack fills neither. The log is that of the request.
actor SignInWatch {
  /// The wrong codes of one network within an hour that are reported.
  ///
  /// People who mistype stay below.
  static let wrongCodes = 20
  /// The wrong codes of all networks within an hour that are reported.
  static let wrongCodesInAll = 1000
  /// The most reports within an hour.
  static let reportsPerHour = 20
  private static let networksAtMost = 4096

  /// The misuse of an account's code or link.
  enum Misuse: String {
    case oldRecoveryCode = "A used or replaced recovery code"
    case usedDeviceLink = "A used device link"
  }

  private struct Hour {
    var number: Int64
    var wrong: [String: Int] = [:]
    var wrongInAll = 0
    var reports: Set<[String]> = []
  }

  private let documents: any DocumentRepository
  private let inbox: Inbox
  private let now: @Sendable () -> Timestamp
  private var logger: Logger { .current }
  /// This server's part of ``wrongCodes`` and ``wrongCodesInAll``.
  private let own: (ofNetwork: Int, inAll: Int)
  private var hour = Hour(number: 0)

  /// Creates the reports of one server.
  ///
  /// - Parameters:
  ///   - documents: The store of the notices.
  ///   - now: The server's clock.
  ///   - servers: The number of servers, each of which sees its part of the wrong codes.
  init(_ documents: any DocumentRepository, now: @escaping @Sendable () -> Timestamp, servers: Int) {
    (self.documents, self.now) = (documents, now)
    own = (max(1, Self.wrongCodes / servers), max(1, Self.wrongCodesInAll / servers))
    inbox = Inbox(documents: documents) { ItemPath.Segment.digest(of: $0).rawValue }
  }

  /// Whether a network has tried fewer wrong codes within the hour than are reported.
  func mayTry(from address: String) -> Bool {
    beginHour()
    return hour.wrong[address, default: 0] < own.ofNetwork
  }

  /// Counts an unknown code.
  ///
  /// Many from one network, or in total, are reported.
  func noteWrongCode(from address: String) async {
    beginHour()
    if hour.wrong.count < Self.networksAtMost || hour.wrong[address] != nil {
      hour.wrong[address, default: 0] += 1
    }
    hour.wrongInAll += 1
    if hour.wrong[address] == own.ofNetwork {
      await report(["wrong", address], "\(Self.wrongCodes) wrong codes within an hour were tried from \(address).") {
        _ in
        .wrongCodes(count: Self.wrongCodes, from: address)
      }
    }
    if hour.wrongInAll == own.inAll {
      await report(["wrong"], "\(Self.wrongCodesInAll) wrong codes within an hour were tried in all.") { _ in
        .wrongCodes(count: Self.wrongCodesInAll, from: nil)
      }
    }
  }

  /// Reports the reuse of an account's code or link, to the account and to the owner.
  func note(_ misuse: Misuse, of account: Account, from address: String) async {
    beginHour()
    let line = "\(misuse.rawValue) of the account \(account.user) was tried from \(address)."
    await report([misuse.rawValue, account.user.rawValue], line, account.user) { isOwn in
      let name = isOwn ? nil : account.displayName
      return misuse == .oldRecoveryCode ? .oldRecoveryCode(account: name) : .usedDeviceLink(account: name)
    }
  }

  /// Notifies an account of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - subject: The texts that identify the event among others of its kind.
  ///   - user: The account.
  /// - Throws: ``Domain/DocumentError``.
  func tell(
    _ event: Notice.SignInEvent,
    about subject: [String],
    to user: UserID
  ) async throws(DocumentError) {
    try await inbox.deliver(.signIn(event), about: subject, to: user, at: now())
  }

  private func beginHour() {
    let number = now().rawValue / 3_600_000
    if number != hour.number { hour = Hour(number: number) }
  }

  private func report(
    _ subject: [String],
    _ line: String,
    _ user: UserID? = nil,
    _ event: (_ isOwn: Bool) -> Notice.SignInEvent
  ) async {
    guard hour.reports.count < Self.reportsPerHour, hour.reports.insert(subject).inserted else { return }
    logger.warning("\(line)")
    // The hour is part of the notice's id, so a restart within the hour does not repeat it.
    let subject = subject + ["\(hour.number)"]
    do {
      if let user { try await inbox.deliver(.signIn(event(true)), about: subject, to: user, at: now()) }
      guard let owner = try await documents.value(.owner).value, owner != user else { return }
      let people = user.map { ["account": $0] }
      try await inbox.deliver(.signIn(event(false)), naming: people, about: subject, to: owner, at: now())
    } catch {
      logger.error("The notice about it could not be delivered: \(error)")
    }
  }
}
