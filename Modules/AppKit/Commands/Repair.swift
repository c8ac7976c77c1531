public import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import StoreEngine

/// The command `repair`: repairs a damaged file store.
public struct Repair<App: AppCommand>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair",
      abstract: "Repairs a file store that is refused as damaged, and keeps a copy of it.",
      discussion: """
        All whole records are kept in order; damaged ones are left out and counted. No app may have the store open meanwhile.
        An undamaged store is left alone. The store must be named with --store.

        Example: repair --store file:club
        """
    )
  }

  @OptionGroup public var store: StoreOption

  @Flag(help: "Print JSON.")
  public var json = false

  public init() {}

  public func run() async throws {
    guard let url = store.store else { throw ValidationError("--store says which store to repair, such as file:club.") }
    let repair = try await Container.repair(StoreChoice(url: url), in: App.stores)
    if json { return try Terminal.sayJSON(RepairSummary(repair)) }
    Terminal.say(RepairSummary(repair).line)
  }
}

/// The summary of `repair`.
private struct RepairSummary: Encodable {
  let records: Int
  let dropped: [String]
  let keptAs: String?

  init(_ repair: StoreRepair) {
    (records, dropped, keptAs) = (repair.records, repair.dropped, repair.keptAs)
  }

  var line: String {
    let kept = Count(records, "record")
    guard let keptAs else { return "It is whole, with \(kept), and was left as it is." }
    let list = dropped.prefix(5).joined(separator: "; ") + (dropped.count > 5 ? "; and more" : "")
    let lost = dropped.isEmpty ? "nothing" : "\(dropped.count) (\(list))"
    return "Kept \(kept), dropped \(lost); the damaged log is kept as \(keptAs)."
  }
}
