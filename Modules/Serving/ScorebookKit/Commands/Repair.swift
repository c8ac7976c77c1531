package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import StoreEngine

package struct Repair<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair",
      abstract: "Repairs a store that is rejected as damaged, and keeps a copy of it.",
      discussion: """
        With --from, fetches what a file: or sqlite: store has lost from another store that has it: a copy, a backup, a
        device or server that synced with it. It may be what was kept of a damaged store (sqlite:PATH.damaged-1), too.
        All that the other store holds counts, so name one that you trust. What neither store has is listed, and the status is
        then 1. A repair that was interrupted is run again.

        Without --from, keeps all whole records of a file: store in order, corrects those of which one byte has changed, and
        leaves out and counts other damaged ones.

        No app may have the store open meanwhile. An undamaged file: store is not changed; a sqlite: store is always
        compared and written anew. The store must be named with --store.

        Examples: repair --store sqlite:club.sqlite --from file:laptop
                  repair --store file:club
        """
    )
  }

  @OptionGroup package var store: StoreOption

  @Option(help: ArgumentHelp("The store to fetch what is lost from.", valueName: "url"))
  package var from: String?

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}

  package func run() async throws {
    guard let url = store.store else {
      throw ValidationError(Message("Use --store to name the store to repair, such as file:club."))
    }
    let summary: RepairSummary
    if let from {
      guard Self.place(of: from) != Self.place(of: url) else {
        throw ValidationError(Message("--from and --store are the same store."))
      }
      guard try await App.stores.isThere(from) else {
        throw CommandFailure(Message("There is no store at \"\(from)\". Check --from."))
      }
      let other = StoreChoice(url: from)
      summary = RepairSummary(
        try await Container.repair(StoreChoice(url: url), from: other, in: App.stores),
        from: from
      )
    } else {
      summary = RepairSummary(try await Container.repair(StoreChoice(url: url), in: App.stores), from: nil)
    }
    if json { try Terminal.sayJSON(summary) } else { for line in summary.lines { Terminal.say(line) } }
    if from != nil, !summary.dropped.isEmpty { throw ExitCode.failure }
  }
}

extension Repair {
  /// Returns a store's address with its file beyond symbolic links and dots, the same for each way to spell it.
  private static func place(of url: String) -> String {
    guard let mark = url.firstIndex(of: ":"), ["file", "sqlite"].contains(url[..<mark]) else { return url }
    let file = URL(filePath: String(url[url.index(after: mark)...])).resolvingSymlinksInPath()
    return "\(url[..<mark]):\(file.standardizedFileURL.path)"
  }
}

private struct RepairSummary: Encodable {
  let records: Int
  let dropped: [String]
  let keptAs: String?

  /// The store that what was lost came from.
  private let from: String?

  private enum CodingKeys: String, CodingKey { case records, dropped, keptAs }

  init(_ repair: StoreRepair, from: String?) {
    (records, dropped, keptAs, self.from) = (repair.records, repair.dropped, repair.keptAs, from)
  }

  var lines: [Message] {
    guard let keptAs else { return [Message("The store is not damaged. It has \(records) records.")] }
    if from != nil {
      let lost =
        dropped.isEmpty
        ? [Message("Nothing is lost.")]
        : [Message("\(dropped.count) parts are in neither store:")] + dropped.map { Message(verbatim: "  \($0)") }
      let repaired = Message("The store is repaired. It has \(records) records.")
      return [repaired] + lost + [Message("The damaged store is kept as \(keptAs).")]
    }
    let list = dropped.prefix(5).joined(separator: "; ") + (dropped.count > 5 ? "; …" : "")
    let lost = dropped.isEmpty ? nil : Message("\(dropped.count) damaged parts were dropped: \(list)")
    let kept = Message("\(records) records were kept.")
    return [kept, lost, Message("The damaged log is kept as \(keptAs).")].compactMap(\.self)
  }
}
