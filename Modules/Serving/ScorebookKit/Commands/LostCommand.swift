package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import OfflineSync

package struct LostCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lost",
      abstract: "Lists edits of this device that were overwritten or rejected. Restores them, or removes the report.",
      discussion: """
        An overwritten edit is kept until you remove its report.

        Example: lost
                 lost --restore 1
        """
    )
  }

  @Option(help: ArgumentHelp("Restore the edit with this number.", valueName: "number"))
  package var restore: Int?

  @Option(help: ArgumentHelp("Remove the report with this number.", valueName: "number"))
  package var dismiss: Int?

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func validate() throws {
    if restore != nil, dismiss != nil { throw ValidationError(Message("Use --restore or --dismiss, not both.")) }
  }

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let lost = LostEdits(in: container.storage, container.clock)
      let edits = try await lost.all()
      if let restore {
        try await lost.restore(try Self.pick(restore, from: edits))
        return Terminal.say(Message("Your edit is restored."))
      }
      if let dismiss {
        try await lost.dismiss(try Self.pick(dismiss, from: edits))
        return Terminal.say(Message("The report is removed."))
      }
      if json { return try Terminal.sayJSON(edits) }
      if edits.isEmpty { return Terminal.say(Message("No overwritten edits.")) }
      for (number, edit) in edits.enumerated() {
        Terminal.say(
          "\(number + 1)  \(edit.stamp?.time.iso8601 ?? "")  \(edit.item): \(Terminal.text(edit.causeWords))"
        )
        if let body = try await lost.content(of: edit) { Terminal.say("   \(String(decoding: body, as: UTF8.self))") }
      }
    }
  }

  private static func pick(_ number: Int, from edits: [LostEdit]) throws -> LostEdit {
    guard edits.indices.contains(number - 1) else {
      throw CommandFailure(Message("There is no edit \(number). Use '\(App._commandName) lost' to see the numbers."))
    }
    return edits[number - 1]
  }
}
