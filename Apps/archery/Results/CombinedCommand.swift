import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import ScorebookKit

struct Combined: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints several shoots as one: totals added up.",
    discussion: "Example: archery combined \"Round one\" \"Round two\""
  )

  @Argument(help: "Two shoots or more, each by id, the beginning of it, or name.")
  var shoots: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    guard (2...CombinedScreen.mostShoots).contains(shoots.count) else {
      throw ValidationError(Message("Name 2 to \(CombinedScreen.mostShoots) shoots."))
    }
  }

  func run() async throws {
    try await store.withContainer(of: Archery.self) { container in
      let app = ArcheryServices(container)
      var tournaments: [Tournament] = []
      for name in shoots {
        let id = try await app.shoot(named: name)
        if tournaments.contains(where: { $0.id == id }) {
          throw CommandFailure(Message("The shoot \"\(name)\" is named twice. Name each shoot once."))
        }
        tournaments.append(try await app.tournaments.tournament(id))
      }
      let screen = CombinedScreen(tournaments)
      if json { return try Terminal.sayJSON(screen) }
      Terminal.say(screen.lines.joined(separator: "\n"))
    }
  }
}

extension CombinedScreen {
  fileprivate var lines: [String] {
    let table = TextTable(rows + incomplete) { row in
      let detail = row.detail.map { " · \(Terminal.text($0.message))" } ?? ""
      return [row.place, row.displayName + detail] + row.totals.map { $0.map(String.init) ?? "-" } + ["\(row.total)"]
        + countTitles.words(of: row).map { Terminal.text($0) }
    }
    return [shoots.map(\.name).joined(separator: " + "), Terminal.text(explanation.message)]
      + (unclear.map { [Terminal.text($0.message)] } ?? []) + [""] + table.lines
  }
}
