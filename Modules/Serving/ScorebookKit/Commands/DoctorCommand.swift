import Access
package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import Leaderboards
import Pages
import StoreCopying
import StoreEngine

/// The command `doctor` of every served app: checks what a server of the app needs.
package struct DoctorCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: "Checks the data folder, the disk, the store, the clock, the certificate and the servers that you use.",
      discussion: """
        Prints a line for each, with what to do about a fault. The status is 1 if there is a fault. Nothing is changed.

        Example: \(App._commandName) doctor
        """
    )
  }

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var backups: BackupPlace

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    let choice = try StoreChoice(flag: store.store, app: App._commandName)
    let folder = StoreChoice.dataFolder()
    let findings =
      [Finding.privacy(of: folder), .disk(of: choice.folder ?? folder)].compactMap(\.self)
      + (await store(choice)) + [Self.certificate].compactMap(\.self) + (await Self.servers())
    if json { try Terminal.sayJSON(findings) } else { for finding in findings { Terminal.say(finding.line) } }
    if findings.contains(where: { !$0.isGood }) { throw ExitCode.failure }
  }

  private func store(_ choice: StoreChoice) async -> [Finding] {
    do {
      guard try await App.stores.isThere(choice.url) else {
        return [Finding(.store, isGood: true, Message("There is no store yet. The first command makes one."))]
      }
      return try await Container.with(choice, in: App.stores) { container in
        let storage = container.storage
        _ = try await storage.documents.load("server/owner")
        let gap = try await AcceptedTimes(now: container.clock.now, lastStamp: storage.lastStamp).gap()
        let now = Message.moment(container.clock.now())
        return [
          Finding(.store, isGood: true, Message("The store opens and answers.")),
          Finding(.clock, isGood: gap == nil, gap?.advice ?? Message("\(now), not before the newest entry.")),
          backup(of: try await storage.changes.identity(), at: container.clock.now()),
        ]
      }
    } catch {
      return [Finding(.store, isGood: false, Message(verbatim: "\(error)"))]
    }
  }

  private func backup(of store: String, at now: Timestamp) -> Finding {
    guard let folder = backups.folder(of: App._commandName) else {
      let command = "\(App._commandName) serve --backup FOLDER"
      return Finding(.backup, isGood: true, Message("No backups are set up. A server writes them with: \(command)"))
    }
    do {
      let last = try folder.newest(of: store, until: now)
      let state = BackupState(last, in: folder, every: backups.interval, at: now)
      if last != nil, !state.isLate { return Finding(.backup, isGood: true, state.sentence) }
      return Finding(.backup, isGood: false, [state.sentence, state.advice].compactMap(\.self).joined(separator: " "))
    } catch {
      return Finding(.backup, isGood: false, Message(verbatim: "\(error)"))
    }
  }

  /// The authority of `serve --https`; nil where that was never used.
  private static var certificate: Finding? {
    do {
      let now = ClockAndIdentities.system.now()
      guard let expiry = try LocalHTTPS.expiry(of: StoreChoice.certificateAuthority(), now: now) else { return nil }
      let moment = Message.moment(expiry.moment)
      return Finding(
        .certificate,
        isGood: !expiry.isNear,
        expiry.isNear
          ? Message("Phones trust it until \(moment). Start the server again for a new one, which phones must trust.")
          : Message("Phones trust it until \(moment).")
      )
    } catch {
      return Finding(.certificate, isGood: false, Message(verbatim: "\(error)"))
    }
  }

  private static func servers() async -> [Finding] {
    do {
      var findings: [Finding] = []
      for server in try SignedInServers().addresses { findings.append(await Self.server(server)) }
      return findings
    } catch {
      return [Finding(.server, isGood: false, Message(verbatim: "\(error)"))]
    }
  }

  private static func server(_ server: String) async -> Finding {
    do {
      guard let account = try await ServerLink(code: "", on: server).account() else {
        let words = Message(
          "You are signed out of \(server), or signed in as someone else, or your account there was deleted. Use '\(App._commandName) login LINK'."
        )
        return Finding(.server, isGood: false, words)
      }
      return Finding(.server, isGood: true, Message("\(server) answers. You are \(account.displayName) there."))
    } catch {
      let words = Message("\(server) does not answer. Check the network, and whether the server runs: \("\(error)")")
      return Finding(.server, isGood: false, words)
    }
  }
}

/// What `doctor` found out about one thing.
struct Finding: Encodable {
  enum Subject: String, Encodable { case folder, disk, store, clock, backup, certificate, server }

  private enum Key: CodingKey { case subject, isGood, text }

  let subject: Subject
  let isGood: Bool
  /// The state; with the advice if it is not good.
  let text: Message

  init(_ subject: Subject, isGood: Bool, _ text: Message) {
    (self.subject, self.isGood, self.text) = (subject, isGood, text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(subject, forKey: .subject)
    try container.encode(isGood, forKey: .isGood)
    try container.encode(text.description, forKey: .text)
  }

  var line: String { "\(isGood ? "✓" : "✗") \(Terminal.text(label)): \(Terminal.text(text))".terminalLine }

  private var label: Message {
    switch subject {
    case .folder: Message("Data folder")
    case .disk: Message("Disk")
    case .store: Message("Store")
    case .clock: Message("Clock")
    case .backup: Message("Backup")
    case .certificate: Message("Certificate")
    case .server: Message("Server")
    }
  }
}

extension Finding {
  /// The bytes that a store should have for its log and for copies beside it.
  private static let roomNeeded: Int64 = 200_000_000

  /// Returns whether others may read the files in a folder; nil without the folder.
  static func privacy(of folder: URL) -> Finding? {
    let (path, files) = (folder.path, FileManager.default)
    guard files.fileExists(atPath: path) else { return nil }
    guard files.isWritableFile(atPath: path) else {
      let command = "sudo chown -R $USER '\(path)'"
      return Finding(.folder, isGood: false, Message("You may not write to \(path). Run: \(command)"))
    }
    // Nobody else gets past a closed folder.
    let names = isOpen(path) ? (try? files.contentsOfDirectory(atPath: path)) ?? [] : []
    guard let open = names.sorted().map({ "\(path)/\($0)" }).first(where: { isOpen($0, ifOf: .typeRegular) }) else {
      return Finding(.folder, isGood: true, Message("Only you may read the files in \(path)."))
    }
    let command = "chmod go= '\(path)'"
    return Finding(.folder, isGood: false, Message("Other users of this machine may read \(open). Run: \(command)"))
  }

  /// Returns whether other users have any right on a file.
  private static func isOpen(_ path: String, ifOf type: FileAttributeType? = nil) -> Bool {
    let found = try? FileManager.default.attributesOfItem(atPath: path)
    guard let rights = (found?[.posixPermissions] as? NSNumber)?.intValue else { return false }
    return rights & 0o077 != 0 && (type == nil || found?[.type] as? FileAttributeType == type)
  }

  /// Returns whether the disk of a folder has room; nil where that cannot be known.
  static func disk(of folder: URL) -> Finding? {
    guard let free = DiskRoom.free(at: folder) else { return nil }
    let words = "\(free / 1_000_000) MB"
    if free >= roomNeeded { return Finding(.disk, isGood: true, Message("\(words) are free.")) }
    return Finding(.disk, isGood: false, Message("Only \(words) are free. Make room for at least \("200 MB")."))
  }
}
