import AppKit
import ArgumentParser
import Domain
import Pages
import Pinball

struct MechanicsCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "mechanics",
    abstract: "Prints how your flipper skills come along; 'log mechanics' enters how well one goes.",
    discussion: """
      Example: pinball-practice mechanics
               pinball-practice mechanics "Drop Catch"
      """
  )

  @Argument(help: "A skill. (default: all)")
  var skill: String?

  @Option(help: "How many notes at most.")
  var limit = 20

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("The limit is 0 or more.") }
  }

  func run(_ context: PracticeContext) async throws {
    let skill = try skill.map { try Skill(spelled: $0) }
    let screen = try await context.app.practice(of: context.account).mechanics(
      of: skill,
      keys: context.keys,
      limit: limit
    )
    try context.show(screen, screen.text(context.zone))
  }
}

extension MechanicsScreen {
  fileprivate func text(_ zone: ZoneTable) -> [String] {
    if skill == nil, count == 0 { return ["Nothing yet; 'pinball-practice log mechanics --help' says how to begin."] }
    let rest = count - notes.count
    return figures + [""] + notes.map { "\($0.time.day(in: zone).words)  \($0.text.replacing("\n", with: " "))" }
      + (rest > 0 ? ["and \(rest) more; --limit shows more of them"] : [])
  }

  private var figures: [String] {
    if let line = skills.first(where: { $0.skill == skill }) {
      return [line.skill] + TextTable(line.figures) { [$0.name, $0.value] }.lines
    }
    return TextTable(skills.filter { $0.logs > 0 }) { line in
      [
        line.skill, line.latest.map { "\($0) of 5" } ?? "-", line.average.map(Words.decimal) ?? "-",
        line.trend.map(Words.signed) ?? "-", Words.count(line.logs, "note", "notes"),
      ]
    }
    .lines
  }
}
