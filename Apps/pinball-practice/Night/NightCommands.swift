import ArgumentParser
import Domain
import Foundation
import Localization
import Pinball
import ScorebookKit
import Spaces

extension Night.Format: ExpressibleByArgument {}
extension Night.PointTable: ExpressibleByArgument {}

struct NightCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "night",
    abstract: "Runs a league night on this machine.",
    discussion: """
      Example: pinball-practice night new "Bank 3" --machine Deadpool --machine Jaws
               pinball-practice night add Ann Ben Cy
               pinball-practice night draw
               pinball-practice night enter 1-1 Ben Ann Cy
               pinball-practice night export league
               pinball-practice standings --content league
      """,
    subcommands: [
      New.self, Add.self, Seat.self, Draw.self, Enter.self, ScoreOn.self, MachineState.self, Close.self, Export.self,
    ] + Nights.spaceCommands
  )
}

/// The options of every command about a night.
struct NightOptions: SpaceArguments {
  @Option(name: .customLong("in"), help: "The night's name, id or the beginning of the id. Default: the newest.")
  var space: String?

  @Option(help: ArgumentHelp("An id of your own: a command that is repeated with it is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

protocol NightCommand: SpaceCommand where App == Nights {}

extension NightState {
  /// Returns the player who goes by a text: the name, or the id.
  fileprivate func player(_ text: String) throws -> PlayerID {
    let names = names
    let found = players.called(text, id: \.id.rawValue, names: { [names[$0.id] ?? ""] })
    guard let player = found.first, found.count == 1 else {
      throw CommandFailure(
        Message("There is no player \"\(text)\". The players are: \(names.values.sorted().joined(separator: ", "))")
      )
    }
    return player.id
  }
}

extension NightCommands {
  struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Creates a night.")

    @Argument(help: "The name, such as the league's name of the bank.") var name: String
    @Option(help: ArgumentHelp("How it is played.", valueName: "format")) var format = Night.Format.matchPlay
    @Option(help: "The points by place in match play.") var points = Night.PointTable.sevenFiveThreeOne
    @Option(help: "The size of most groups: 3 or 4.") var groupSize = 4
    @Option(help: "The strikes until out (3), or the most strokes in pingolf (6).") var limit: Int?
    @Option(
      name: .customLong("machine"),
      help: ArgumentHelp("A machine, perhaps with a target: 'Deadpool = 50,000,000'.", valueName: "name")
    )
    var machines: [String] = []
    @Flag(help: "Only those who run the night enter results.") var onePhone = false
    @Option(help: "The season.") var season = 1
    @Option(help: "The bank of the season, 1 to 8.") var bank = 1
    @Option(help: "The date, such as 2026-03-31. Default: today.") var date: String?
    @OptionGroup var options: NightOptions

    func run() async throws {
      let zone = try ZoneTable(named: TimeZone.current.identifier)
      try await Nights.create(options) { now in
        Night(
          name,
          format,
          table: points,
          groupSize: groupSize,
          limit: limit,
          on: machines.map { Night.Machine(line: $0) },
          season: season,
          bank: bank,
          date: date ?? "\(CivilDate(dayNumber: zone.day(of: now)))",
          playersEnter: !onePhone,
          createdAt: now
        )
      }
    }
  }

  struct Add: NightCommand {
    static let configuration = CommandConfiguration(abstract: "Adds players who have no account.")
    @Argument var names: [String]
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let names = names
      try await context.record("add \(names)") { view in try view.state.adding(names) }
    }
  }

  struct Seat: NightCommand {
    static let configuration = CommandConfiguration(abstract: "Lets a player sit out, or play again.")
    @Argument var player: String
    @Flag(help: "The player sits out.") var out = false
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let (player, isIn) = (player, !out)
      try await context.record("seat \(player) \(isIn)") { view in
        [try view.state.seating(try view.state.player(player), isIn: isIn)]
      }
    }
  }

  struct Draw: NightCommand {
    static let configuration = CommandConfiguration(abstract: "Draws the next round, or calls the next pairs.")
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let seed = NightAction.Draw.seed(of: context.newTicket())
      try await context.record("draw") { view in try view.state.drawing(seed: seed) }
    }
  }

  struct Enter: NightCommand {
    static let configuration = CommandConfiguration(
      abstract: "Enters the result of a game, or corrects it.",
      discussion: "Example: pinball-practice night enter 1-1 Ben Ann Cy --score 120,000,000 --score 80M --score 7M"
    )
    @Argument(help: "The game, such as 1-1.") var game: String
    @Argument(help: "The players from the first to the last.") var players: [String]
    @Option(name: .customLong("score"), help: "The scores in the same order.") var scores: [String] = []
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let (game, players) = (game, players)
      let scores = try scores.map { try entered($0) }
      guard scores.isEmpty || scores.count == players.count else {
        throw ValidationError(Message("Give a score for each player, or none."))
      }
      try await context.record("enter \(game) \(players) \(scores)") { view in
        try view.state.result(of: game, try players.map(view.state.player), scores: scores.isEmpty ? nil : scores)
      }
    }
  }

  struct ScoreOn: NightCommand {
    static let configuration = CommandConfiguration(
      commandName: "score",
      abstract: "Enters a score, or the strokes of pingolf."
    )
    @Argument var player: String
    @Argument var machine: String
    @Argument var score: String
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let (player, machine, score) = (player, machine, try entered(score))
      try await context.record("score \(player) \(machine) \(score)") { view in
        try view.state.score(score, of: try view.state.player(player), on: machine)
      }
    }
  }

  struct MachineState: NightCommand {
    static let configuration = CommandConfiguration(
      commandName: "machine",
      abstract: "Adds a machine, or says that one is out of order or works again."
    )
    @Argument var machine: String
    @Flag(help: "The machine is out of order; a game on it moves to another.") var out = false
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      let (machine, isIn) = (machine, !out)
      try await context.record("machine \(machine) \(isIn)") { view in try view.state.setting(machine, isIn: isIn) }
    }
  }

  struct Close: NightCommand {
    static let configuration = CommandConfiguration(
      abstract: "Ends the night; results that phones still hold count. Undo opens it again."
    )
    @OptionGroup var options: NightOptions

    func run(_ context: CommandContext<Nights>) async throws {
      try await context.record("close") { _ in [try NightAction.closed.draft()] }
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes all your nights as the files of a league, which --content FOLDER follows."
    )
    @Argument(help: "The folder, which gets pinball/data/LPL_Stats.csv and the others.") var folder: OutputPath
    @OptionGroup var options: NightOptions

    func run() async throws {
      try await Nights.withSpaces(options.store) { _, _, spaces in
        var nights: [NightState] = []
        for night in try await spaces.list() where !night.needsUpdate {
          nights.append(try await spaces.view(night.id).state)
        }
        for (file, text) in NightExport(nights).files {
          let target = URL(filePath: folder.path).appending(path: String(file.rawValue.dropFirst()))
          do {
            try FileManager.default.createDirectory(
              at: target.deletingLastPathComponent(),
              withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: target, options: .atomic)
          } catch {
            throw CommandFailure(Message("\(target.path) cannot be written. Choose another folder."))
          }
          if !options.json { Terminal.say(target.path) }
        }
      }
    }
  }
}
