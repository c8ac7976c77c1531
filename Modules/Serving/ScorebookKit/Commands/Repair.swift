package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import StoreEngine

package struct Repair<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair",
      abstract: "Repairs a file store that is rejected as damaged, and keeps a copy of it.",
      discussion: """
        Keeps all whole records in order, and leaves out and counts damaged ones. No app may have the store
        open meanwhile. An undamaged store is not changed. The store must be named with --store.

        Example: repair --store file:club
        """
    )
  }

  @OptionGroup package var store: StoreOption

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}

  package func run() async throws {
    guard let url = store.store else {
      throw ValidationError(Message("Use --store to name the store to repair, such as file:club."))
    }
    let repair = try await Container.repair(StoreChoice(url: url), in: App.stores)
    if json { return try Terminal.sayJSON(RepairSummary(repair)) }
    for line in RepairSummary(repair).lines { Terminal.say(line) }
  }
}

private struct RepairSummary: Encodable {
  let records: Int
  let dropped: [String]
  let keptAs: String?

  init(_ repair: StoreRepair) {
    (records, dropped, keptAs) = (repair.records, repair.dropped, repair.keptAs)
  }

  var lines: [Message] {
    guard let keptAs else { return [Message("The store is not damaged. It has \(records) records.")] }
    let list = dropped.prefix(5).joined(separator: "; ") + (dropped.count > 5 ? "; …" : "")
    let lost = dropped.isEmpty ? nil : Message("\(dropped.count) damaged parts were dropped: \(list)")
    let kept = Message("\(records) records were kept.")
    return [kept, lost, Message("The damaged log is kept as \(keptAs).")].compactMap(\.self)
  }
}
