public import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import StoreEngine

/// The command `copy`: copies everything from one store to another.
public struct Copy<App: AppCommand>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "copy",
      abstract: "Copies everything from one store to another, and compares the two.",
      discussion: """
        Entries keep their ids and times. So run an interrupted copy again to complete it; a later copy transfers only new
        entries. Sign-ins are not copied: serving from the copy prints a new link. A server keeps its own accounts, so a copy
        to a server leaves out the source's accounts.

        Example: copy --from sqlite:club.sqlite --to file:backup
        """
    )
  }

  @Option(help: ArgumentHelp("The store to read.", valueName: "url"))
  public var from: String

  @Option(help: ArgumentHelp("The store to write, best an empty one.", valueName: "url"))
  public var to: String

  @Flag(help: "Write to a store with other content, and replace its changes since the last copy.")
  public var overwrite = false

  @Flag(help: "Print JSON.")
  public var json = false

  public init() {}

  public func validate() throws {
    if from == to { throw ValidationError("--from and --to are the same store.") }
  }

  public func run() async throws {
    guard try await App.stores.isThere(from) else {
      throw CommandFailure("there is no store at \"\(from)\", so there is nothing to copy; look at --from")
    }
    let report = try await Container.with(StoreChoice(url: from), in: App.stores) { source in
      try await Container.with(StoreChoice(url: to), in: App.stores) { target in
        let copy = StoreCopy(from: source.storage, to: target.storage, newIdentity: source.newIdentity)
        let meter = ProgressMeter()
        let report = try await copy.run(overwriting: overwrite) { meter.show($0.items, of: $0.total, "items copied") }
        meter.end()
        return report
      }
    }
    let summary = CopySummary(report)
    if json { return try Terminal.sayJSON(summary) }
    let leftOut = report.leftOut.map { " but for \($0)/, of which the target has its own" }.joined()
    Terminal.say("Copied \(Count(report.items, "item")); both stores hold the same\(leftOut):")
    Terminal.say("  \(summary.counts)")
    Terminal.say("  SHA-256 of the content: \(summary.digest)")
  }
}

/// The summary of `copy`.
private struct CopySummary: Encodable {
  let copied: Int
  let documents: Int
  let journals: Int
  let events: Int
  let boards: Int
  let submissions: Int
  let leftOut: [String]
  let digest: String

  init(_ report: StoreCopy.Report) {
    let content = report.content
    copied = report.items
    (documents, journals, events) = (content.documents, content.journals, content.events)
    (boards, submissions) = (content.boards, content.submissions)
    leftOut = report.leftOut.map(\.text)
    digest = content.text
  }

  var counts: String {
    "\(Count(documents, "document")), \(Count(journals, "journal")) with \(Count(events, "event")), "
      + "\(Count(boards, "board")) with \(Count(submissions, "submission"))"
  }
}
