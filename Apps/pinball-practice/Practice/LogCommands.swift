import ArgumentParser
import Domain
public import Pinball
import ScorebookKit

struct LogCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Enters a score, a study, a practice or mechanics in your journal.",
    subcommands: [LogScore.self, LogStudy.self, LogPractice.self, LogMechanics.self]
  )
}

struct EntryOptions: ParsableArguments {
  @Flag(help: "The game is not in the library; keep its name as it is.")
  var unlisted = false

  @Option(help: ArgumentHelp("The day of the entry. Default: today.", valueName: "2026-03-30"))
  var date: String?

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?
}

struct LogScore: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "score",
    abstract: "Enters a score.",
    discussion: """
      Example: pinball-practice log score "Medieval Madness" 12,345,678
               pinball-practice log score "Medieval Madness" 9M --context tournament --tournament "Spring Cup"
               pinball-practice log score "Medieval Madness" 12.5M --date 2026-03-30
      """
  )

  @Argument(help: "The game, by its name or its key.")
  var game: String

  @Argument(help: "The score: digits, with or without groups of three, or such as 12.5M.")
  var score: String

  @Option(help: "Where it was played: practice, league or tournament.")
  var context = "practice"

  @Option(help: "The tournament's name.")
  var tournament: String?

  @Option(help: "The place where you played it, such as a bar.")
  var location: String?

  @Option(help: "A note.")
  var note: String?

  @Flag(help: "Save the score also where it is far from every known one on the game.")
  var sure = false

  @OptionGroup var entry: EntryOptions
  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    var draft = EntryDraft(.score, game: try context.game(game, isUnlisted: entry.unlisted))
    (draft[.score], draft[.context], draft[.tournament]) = (score, self.context, tournament ?? "")
    (draft[.location], draft[.note]) = (location ?? "", note ?? "")
    do {
      try await context.enter(draft, entry, isSure: sure)
    } catch PracticeError.doubtfulScore(let question) {
      throw CommandFailure([question, Message("Add --sure to save it.")].joined(separator: " "))
    }
  }
}

struct LogStudy: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "study",
    abstract: "Enters your progress in a study of a game.",
    discussion: """
      Example: pinball-practice log study "Medieval Madness" rulesheet --percent 45
               pinball-practice log study "Medieval Madness" tutorial --watched 12:34 --total 45:00
               pinball-practice log study "Medieval Madness" gameplay --video "Gameplay 2" --percent 80
               pinball-practice log study "Medieval Madness" playfield
      """
  )

  @Argument(help: "The game, by its name or its key.")
  var game: String

  @Argument(help: "rulesheet, tutorial, gameplay or playfield.")
  var activity: EntryDraft.Activity

  @Option(help: "The progress in percent, from 0 to 100.")
  var percent: String?

  @Option(help: "The video. (default: the first)")
  var video: String?

  @Option(help: ArgumentHelp("The watched part of a video.", valueName: "mm:ss"))
  var watched: String?

  @Option(help: ArgumentHelp("The length of the video.", valueName: "mm:ss"))
  var total: String?

  @Option(help: "A note.")
  var note: String?

  @OptionGroup var entry: EntryOptions
  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard activity.isVideo || video == nil && watched == nil && total == nil else {
      throw ValidationError(Message("--video, --watched and --total go with tutorial and gameplay."))
    }
    guard percent == nil || watched == nil && total == nil else {
      throw ValidationError(Message("Name --percent, or --watched and --total."))
    }
  }

  func run(_ context: PracticeContext) async throws {
    let key = try context.game(game, isUnlisted: entry.unlisted)
    var draft = EntryDraft(.study, activity, game: key)
    let first = context.library.videoNames(of: key, activity, preferring: nil).first ?? ""
    draft[.video] = activity.isVideo ? video ?? first : ""
    draft[.mode] = activity.isVideo ? (percent == nil ? "clock" : "percent") : ""
    (draft[.percent], draft[.watched]) = (percent ?? "", watched ?? "")
    (draft[.total], draft[.note]) = (total ?? "", note ?? "")
    try await context.enter(draft, entry)
  }
}

struct LogPractice: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Enters a practice session.",
    discussion: "Example: pinball-practice log practice \"Medieval Madness\" --minutes 30 --focus shots"
  )

  @Argument(help: "The game, by its name or its key.")
  var game: String

  @Option(help: "The duration in minutes.")
  var minutes: String?

  @Option(help: "The focus: general, modes, multiball or shots.")
  var focus: String?

  @Option(help: "A note.")
  var note: String?

  @OptionGroup var entry: EntryOptions
  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    var draft = EntryDraft(.practice, game: try context.game(game, isUnlisted: entry.unlisted))
    (draft[.minutes], draft[.focus], draft[.note]) = (minutes ?? "", focus ?? "", note ?? "")
    try await context.enter(draft, entry)
  }
}

struct LogMechanics: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "mechanics",
    abstract: "Enters your competency in a flipper skill, on a game or in general.",
    discussion: "Example: pinball-practice log mechanics \"Drop Catch\" --competency 4 --note \"left side\""
  )

  @Argument(help: "The skill; empty for mechanics in general.")
  var skill: String

  @Option(help: "Your competency, from 1 to 5.")
  var competency = 3

  @Option(help: "The game, by its name or its key.")
  var game: String?

  @Option(help: "A note.")
  var note: String?

  @OptionGroup var entry: EntryOptions
  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let skill = try skill.isEmpty ? "" : Skill(spelled: skill).name
    let key = try game.map { try context.game($0, isUnlisted: entry.unlisted) } ?? ""
    var draft = EntryDraft(.mechanics, game: key)
    (draft[.skill], draft[.competency], draft[.note]) = (skill, "\(competency)", note ?? "")
    try await context.enter(draft, entry)
  }
}

extension EntryDraft.Activity: ExpressibleByArgument {}

extension Skill {
  /// The skill that a command names, however it is spelled.
  init(spelled text: String) throws {
    guard let skill = Skill.all.first(where: { NameKey(loosely: $0.name) == NameKey(loosely: text) }) else {
      let known = Skill.all.map(\.name).joined(separator: ", ")
      throw CommandFailure(Message("There is no skill \"\(text)\". Skills: \(known)."))
    }
    self = skill
  }
}
