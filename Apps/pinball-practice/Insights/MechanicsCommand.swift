import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct MechanicsCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "mechanics",
    abstract: "Prints the progress of your flipper skills; 'log mechanics' adds a note.",
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
    guard limit >= 0 else { throw ValidationError(Message("The limit is 0 or more.")) }
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
    if skill == nil, count == 0 {
      return [Terminal.text(Message("No notes yet. Add one with 'pinball-practice log mechanics'."))]
    }
    let rest = count - notes.count
    return figures + [""]
      + notes.map {
        "\(Terminal.text(.day($0.time.day(in: zone))))  \(Terminal.text($0.line).replacing("\n", with: " "))"
      }
      + (rest > 0 ? [Terminal.text(Message("and \(rest) more (see --limit)"))] : [])
  }

  private var figures: [String] {
    if let line = skills.first(where: { $0.skill == skill }) {
      return [line.skill] + TextTable(line.figures) { [Terminal.text($0.name), Terminal.text($0.value)] }.lines
    }
    return TextTable(skills.filter { $0.logs > 0 }) { line in
      [
        line.skill, line.latest.map { Terminal.text(Message("\($0) of 5")) } ?? "-",
        line.average.map { Terminal.text(.number($0, digits: 1)) } ?? "-",
        line.trend.map { Terminal.text($0.signed(digits: 1)) } ?? "-", Terminal.text(Message("\(line.logs) notes")),
      ]
    }
    .lines
  }
}
