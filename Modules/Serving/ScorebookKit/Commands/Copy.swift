package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import OfflineSync
import ScoreServer
import StoreCopying
import StoreEngine

package struct Copy<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "copy",
      abstract: "Copies everything from one store to another, and compares the two.",
      discussion: """
        Entries keep their ids and times. So run an interrupted copy again to complete it; a later copy transfers only new
        entries. Sign-ins are not copied: serving from the copy prints a new link.

        A server keeps its own accounts, and derives some things itself, so a copy to a server leaves out both. What was
        yours in the store belongs to your account there. The command names people who have no account there.

        Example: copy --from sqlite:club.sqlite --to file:backup
        """
    )
  }

  @Option(help: ArgumentHelp("The store to read.", valueName: "url"))
  package var from: String

  @Option(help: ArgumentHelp("The store to write, best an empty one.", valueName: "url"))
  package var to: String

  @Flag(help: "Write to a store with other content, and replace its changes since the last copy.")
  package var overwrite = false

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}

  package func validate() throws {
    if from == to { throw ValidationError(Message("--from and --to are the same store.")) }
  }

  package func run() async throws {
    guard try await App.stores.isThere(from) else {
      throw CommandFailure(Message("There is no store at \"\(from)\". Check --from."))
    }
    let summary = try await Container.with(StoreChoice(url: from), in: App.stores) { source in
      try await Container.with(StoreChoice(url: to), in: App.stores) { target in
        let signIn = SignIn(documents: source.storage.documents, clock: source.clock)
        let link = try await Self.link(of: try await signIn.knownOwner(), to: target)
        let copy = StoreCopy(
          from: source.storage,
          to: target.storage.linked { link },
          as: link?.account,
          deriving: App.derivedSpaces.sorted().map { ItemPath([$0]) },
          newIdentity: source.clock.newIdentity
        )
        let report = try await run(copy)
        let missing =
          report.isGuarded ? try await Self.names(in: source.storage, missingIn: target.storage, signIn) : []
        return CopySummary(report, missing)
      }
    }
    if json { return try Terminal.sayJSON(summary) }
    Terminal.say(
      summary.isGuarded
        ? Message("\(summary.copied) items copied. The server has all of them:")
        : Message("\(summary.copied) items copied. Both stores have the same content:")
    )
    for line in summary.lines { Terminal.say("  \(Terminal.text(line))") }
  }
}

extension Copy {
  private func run(_ copy: StoreCopy) async throws -> StoreCopy.Report {
    let meter = ProgressMeter()
    defer { meter.end() }
    do {
      return try await copy.run(overwriting: overwrite) {
        meter.show($0.items, of: $0.total, Terminal.text(Message("items copied")))
      }
    } catch  where StoreFailure(any: error) == .denied {
      throw CommandFailure(
        Message("The server did not accept everything. Sign in there as its owner with 'login', and copy again.")
      )
    }
  }

  /// Returns the link by which the records of a store's owner become those of the account that writes to a server; nil
  /// where both are one user, or the target is no server.
  private static func link(of owner: Account?, to target: Container) async throws -> AccountLink? {
    guard let owner, let caller = try await target.storage.account(), owner.user != caller.user else { return nil }
    let link = AccountLink(owner: owner.user, account: caller.user)
    return link.isExchangeable ? link : nil
  }
}

extension Copy {
  /// Returns the names of the accounts of a store that a server lacks, except that of its owner.
  private static func names(in source: Storage, missingIn server: Storage, _ signIn: SignIn) async throws -> [String] {
    let owner = try await signIn.knownOwner()?.user
    var names: [String] = []
    for path in try await source.documents.all(under: .accounts).map(\.path) {
      let isThere = try await server.documents.load(path).map { !$0.head.isDeleted } ?? false
      guard !isThere, let user = path.segments.last.map({ UserID($0) }), user != owner,
        let account = try await signIn.account(of: user)
      else { continue }
      names.append(account.displayName)
    }
    return names.sorted()
  }
}

/// What `copy` and `restore` print.
struct CopySummary: Encodable {
  let copied: Int
  let documents: Int
  let journals: Int
  let events: Int
  let boards: Int
  let submissions: Int
  let leftOut: [String]
  let missing: [String]
  let digest: String
  let isGuarded: Bool

  private enum CodingKeys: String, CodingKey {
    case copied, documents, journals, events, boards, submissions, leftOut, missing, digest
  }

  init(_ report: StoreCopy.Report, _ missing: [String]) {
    (self.missing, isGuarded) = (missing, report.isGuarded)
    let content = report.content
    copied = report.items
    (documents, journals, events) = (content.documents, content.journals, content.events)
    (boards, submissions) = (content.boards, content.submissions)
    leftOut = report.leftOut.map(\.text)
    digest = content.text
  }

  var lines: [Message] {
    let counts = [
      Message("\(documents) documents"), Message("\(journals) journals"), Message("\(events) events"),
      Message("\(boards) boards"), Message("\(submissions) submissions"),
    ]
    return [counts.joined(separator: ", "), Message("SHA-256 of the content: \(digest)")]
      + leftOut.map { Message("The target keeps its own \($0)/.") }
      + (missing.isEmpty
        ? []
        : [
          Message(
            "Without an account on the server: \(missing.joined(separator: ", ")). Their entries are there. Invite them."
          )
        ])
  }
}
