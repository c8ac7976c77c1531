package import ArgumentParser
import Composition
import Domain
import Foundation
import ScoreServer
import Spaces

package struct PersonalDataCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "my-data",
      abstract: "Writes everything about your account into a zip file, as JSON, tables and pictures.",
      discussion: """
        The owner of the server may name another account.

        Example: \(App._commandName) my-data --to my-data.zip
        """
    )
  }

  @Option(help: ArgumentHelp("The new file.", valueName: "file"))
  package var to: OutputPath

  @Option(help: ArgumentHelp("Another account, by its name or id.", valueName: "account"))
  package var account: String?

  @OptionGroup package var store: StoreOption

  private typealias Sending = @Sendable @concurrent ([UInt8]) async throws -> Void

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      let subject = try await subject(in: installation)
      guard !FileManager.default.fileExists(atPath: to.path) else {
        throw CommandFailure(Message("\"\(to.path)\" exists. Name a new file."))
      }
      try await write { send in try await export(of: subject, from: installation, to: send) }
      Terminal.say(Message("The data of \(subject.displayName) is in \"\(to.path)\"."))
      if try await installation.isSynced {
        Terminal.say(
          Message("This device has its copy of a server. Sign-ins and connections are in the export of the server.")
        )
      }
    }
  }

  /// Writes a file beside the new one, which has all or nothing of the export.
  private func write(_ export: (_ send: @escaping Sending) async throws -> Void) async throws {
    let (draft, unwritable) = (
      "\(to.path).part", CommandFailure(Message("\"\(to.path)\" cannot be written. Name another file."))
    )
    // What an interrupted run left has no end and is of no use.
    try? FileManager.default.removeItem(atPath: draft)
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try await export { try file.write(contentsOf: Data($0)) }
      try file.synchronize()
      try file.close()
      try FileManager.default.moveItem(atPath: draft, toPath: to.path)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error is CocoaError ? unwritable : error
    }
  }

  /// Writes the export that the store makes; that of a server, which shows this device not all that it has.
  private func export(
    of subject: Account,
    from installation: Installation,
    to send: @escaping Sending
  ) async throws {
    if try await installation.account() == nil {
      return try await PersonalExport(of: subject, in: installation, Terminal.localizer).write(to: send)
    }
    let server = try StoreChoice(flag: store.store, app: App._commandName).url
    try await ServerLink.export(of: subject.user, on: server) { try await send($0) }
  }

  private func subject(in installation: Installation) async throws -> Account {
    let me = try await installation.me()
    guard let account else { return me }
    let known = me.role == .owner ? try await installation.signIn.accounts() : [me]
    let found = known.called(account, beginnings: true, id: \.user.rawValue) { [$0.displayName] }
    guard let first = found.first else {
      throw CommandFailure(
        me.role == .owner
          ? Message("There is no account \"\(account)\". Name another one.")
          : Message("Only the owner of the server exports the data of another account.")
      )
    }
    guard found.count == 1 else {
      let ids = found.map(\.user.rawValue).joined(separator: ", ")
      throw CommandFailure(Message("Several accounts are called \"\(account)\": \(ids). Name one by its id."))
    }
    return first
  }
}
