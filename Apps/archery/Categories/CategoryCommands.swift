import ArcheryScoring
import ArgumentParser
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

struct Categories: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists a shoot's categories, or adds a set of them.",
    discussion: """
      Example: archery categories "Open day" --add bows          one category for each bow on the roster
               archery categories "Open day" --add worldArchery --indoor
      """
  )

  @OptionGroup var options: TournamentOptions

  @Option(
    help: ArgumentHelp(
      "Add a set: \(CategoryTemplate.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "set"
    )
  )
  var add: CategoryTemplate?

  @Flag(help: "The set's indoor rounds.")
  var indoor = false

  func run(_ context: TournamentContext) async throws {
    var tournament = try await context.tournament()
    if let add {
      let list = tournament.categories(adding: add, indoor ? .indoor : .outdoor)
      tournament = try await context.perform(.setCategories(list)).tournament
    }
    try context.show(tournament)
  }
}

struct CategoryOf: TournamentSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "category",
    abstract: "Adds, changes or removes one category of a shoot.",
    discussion: """
      Example: archery category "Open day" R --name Recurve --bow recurve --round wa720_70
               archery category "Open day" C --ties unique --rule waOutdoor2026
               archery category "Open day" ALLBOWS --name "All bows" --combine R --combine B
               archery category "Open day" B --remove --into R --reason "few archers"
      """
  )

  @OptionGroup var options: TournamentOptions

  @Argument(help: "The category's code, such as RM.")
  var code: String

  @Option(help: "The name.")
  var name: String?

  @Option(help: "A bow that the category takes, may be repeated: \(BowType.words). Without any, all.")
  var bow: [BowType] = []

  @Option(help: "An age class that it takes, such as under18, adult or 50+; may be repeated.")
  var age: [AgeClass] = []

  @Option(help: "A gender that it takes: F or M.")
  var gender: [Gender] = []

  @Option(help: "The round's code, as 'archery rounds' prints it; @ and a system for another face.")
  var round: String?

  @Option(help: "How ties are ranked: \(RankingRule.allCases.map(\.rawValue).joined(separator: ", ")).")
  var rule: RankingRule?

  @Option(help: "Places after a tie: competition (1 1 3), dense (1 1 2) or unique (1 2 3).")
  var ties: BoardTies?

  @Flag(inversion: .prefixedNo, help: "Whether the category awards medals.")
  var medals: Bool?

  @Option(help: "Rank this category's archers, too; may be repeated.")
  var combine: [String] = []

  @Flag(help: "Remove the category.")
  var remove = false

  @Option(help: "With --remove: the category that takes its archers.")
  var into: String?

  @Option(help: "Why; needed when archers of the category have arrows.")
  var reason: String?

  func run(_ context: TournamentContext) async throws {
    let tournament = try await context.tournament()
    let known = tournament.listedCategories.first { NameKey($0.id.rawValue) == NameKey(code) }
    let commands = try remove ? removing(known, tournament) : [changing(known, tournament)]
    let steps = commands.steps(as: options.id ?? context.app.newIdentity())
    try context.show(try await context.app.perform(steps, on: context.id, by: context.user).tournament)
  }

  private func removing(_ known: TournamentCategory?, _ tournament: Tournament) throws -> [TournamentCommand] {
    guard let known else {
      throw CommandFailure(Message("There is no category \"\(code)\". Use 'archery categories' to see the codes."))
    }
    return try tournament.removing(known, into: try into.map { try tournament.category(named: $0) }, reason: reason)
  }

  private func changing(_ known: TournamentCategory?, _ tournament: Tournament) throws -> TournamentCommand {
    let (category, list) = (try category(known, tournament), tournament.listedCategories)
    return .setCategories(known == nil ? list + [category] : list.replacing(category), reason: reason)
  }

  private func category(_ known: TournamentCategory?, _ tournament: Tournament) throws -> TournamentCategory {
    let id = known?.id ?? CategoryID(rawValue: code.uppercased())
    let name = name ?? known?.name ?? code
    let awards = medals.map { $0 ? TournamentCategory.everybodysMedals : [] } ?? known?.medals
    let parts =
      try combine.isEmpty
      ? known?.combines : combine.map { try tournament.category(named: $0).id }
    if let parts {
      let round = parts.first.flatMap { tournament.category($0) }?.round ?? tournament.round
      return TournamentCategory(
        id,
        name: name,
        combining: parts,
        round: round,
        rule: rule ?? known?.rule,
        ties: ties ?? known?.ties ?? .competition,
        medals: awards ?? []
      )
    }
    let round = try chosenRound() ?? known?.round ?? tournament.round
    let keepsRule = known.map { $0.rule != $0.round.usualRule } ?? false
    return TournamentCategory(
      id,
      name: name,
      bows: bow.isEmpty ? known?.bows ?? [] : bow,
      ageClasses: age.isEmpty ? known?.ageClasses ?? [] : age,
      genders: gender.isEmpty ? known?.genders ?? [] : gender,
      round: round,
      rule: rule ?? (keepsRule ? known?.rule : nil),
      ties: ties ?? known?.ties ?? .competition,
      medals: awards ?? TournamentCategory.everybodysMedals
    )
  }

  private func chosenRound() throws -> Round? {
    guard let round else { return nil }
    guard let found = RoundCatalogue.round(round) else {
      throw RoundOptions.unknown(round)
    }
    return found
  }
}

extension TournamentContext {
  /// Prints the categories and the archers who are in none.
  fileprivate func show(_ tournament: Tournament) throws {
    let screen = tournament.screen(for: user)
    let table = TextTable(tournament.listedCategories) { category in
      let count = tournament.archers(in: category).count { $0.status == .active }
      return [
        category.id.rawValue, Terminal.text(category.title), Terminal.text(category.round.title),
        Terminal.text(category.rule.name),
        Terminal.text(Message("\(count) archers")),
      ]
    }
    let names = tournament.unassigned.map { tournament.displayName(of: $0.id) }.joined(separator: ", ")
    let none =
      tournament.hasCategories
      ? [] : [Terminal.text(Message("Everyone shoots \(Message.round(screen.round.name)) and is ranked together."))]
    try show(
      screen.categories,
      table.lines + none + (names.isEmpty ? [] : [Terminal.text(Message("Unassigned: \(names)"))])
    )
  }
}
