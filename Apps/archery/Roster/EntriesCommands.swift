import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct Import: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Enters archers from a table with the columns name, bow, session and target; all of them or none.",
    discussion: """
      Example: archery import "Club evening" entries.csv
               archery import "Club evening" entries.csv --dry-run
      The first line names the columns; commas, semicolons or tabs separate them. Archers of the roster stay, \
      with the bow and target of the table, so you can repeat the command. A session is named by name or number.
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "A table (.csv, .xlsx), or - for standard input.")
  var file: String

  @Flag(help: "Skip invalid lines.")
  var skipBad = false

  @Flag(help: "Print the session, place and category of each line, and enter nothing.")
  var dryRun = false

  func run(_ context: TournamentContext) async throws {
    let list = EntryList(try TableInput.text(of: file))
    let plan = try await context.tournament().plan(
      entering: list,
      as: options.id ?? context.app.newIdentity(),
      with: try await context.app.registerIndex(for: try await context.app.me())
    )
    let lines = plan.problems.map { Terminal.text(Message("Line \($0.line): \($0.message.message)")) }
    if dryRun { return try show(plan, lines, context) }
    if !lines.isEmpty, !skipBad {
      let all = lines + (plan.unused.map { [Terminal.text($0)] } ?? [])
      throw CommandFailure(
        Message("No archers added. \(all.joined(separator: " / ")) Use --skip-bad to add the other lines.")
      )
    }
    let (after, keepsNotes) = try await context.app.enter(plan, on: context.id, by: context.user)
    let lost = Message(
      "Wishes, codes and dates of birth were not saved. Import the list on the server’s page Entry list."
    )
    let skipped = lines.map { Message("Skipped: \($0)") }
    let notes = (plan.remarks + skipped + (keepsNotes ? [] : [lost])).map { Terminal.text($0) }
    let entered = Entered(screen: after.screen(for: context.user), unusedColumns: plan.unusedColumns)
    try context.show(
      entered,
      [Terminal.text(plan.outcome)] + notes
    )
  }

  private func show(_ plan: EntryPlan, _ problems: [String], _ context: TournamentContext) throws {
    let table = TextTable(plan.lines) { line in
      [
        "\(line.line)", line.name, Terminal.text(line.session.message), line.target?.text ?? "-",
        line.category.map { Terminal.text($0.message) } ?? "", line.bowType.map { Terminal.text($0.label) } ?? "",
        line.birthYear.map { "\($0)" } ?? "", line.gender?.rawValue ?? "", line.licence, line.wishes,
      ]
    }
    let title = Message("\(plan.lines.count) archers. Nothing is added yet.")
    try context.show(
      plan.lines,
      [Terminal.text(title)] + table.lines + problems + plan.remarks.map { Terminal.text($0) }
    )
  }

  /// The shoot's page, and what of the table was not used.
  private struct Entered: Encodable {
    enum Key: CodingKey { case unusedColumns }

    let screen: TournamentScreen
    let unusedColumns: [String]

    func encode(to encoder: any Encoder) throws {
      try screen.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(unusedColumns, forKey: .unusedColumns)
    }
  }
}

struct Entries: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prints the roster as Ianseo's entry list; licence numbers come from entry lists and the member register.",
    discussion: "Example: archery entries \"Club evening\" > entries.txt"
  )

  @OptionGroup var options: TournamentOptions

  func run(_ context: TournamentContext) async throws {
    let account = try await context.app.me()
    let export = try await context.app.ianseoExport(of: try await context.tournament(), for: account)
    for gap in export.gaps { Terminal.remark(gap) }
    Terminal.print(export.text)
  }
}
