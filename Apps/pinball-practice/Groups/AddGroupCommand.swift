import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct AddGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Creates a group from games that you name, from a bank, or like another group.",
    discussion: """
      Example: pinball-practice groups add --bank 3 --to 2026-03-31 --priority
               pinball-practice groups add "Ramps" --game "Medieval Madness" --game Jaws
               pinball-practice groups add --like "Bank 3 Focus"
      """
  )

  @Argument(help: "The group's name; optional with a bank or another group.")
  var name: String?

  @Option(help: "Take the games of this bank.")
  var bank: Int?

  @Option(help: "The bank's venue, by name or id. (default: the first venue with the bank)")
  var source: String?

  @Option(help: ArgumentHelp("Take games, kind and time of this group.", valueName: "group"))
  var like: String?

  @OptionGroup var details: GroupDetails

  @Option(name: .customLong("place"), help: "Its position in the list, from 1. (default: the last)")
  var place: Int?

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard bank == nil || like == nil else { throw ValidationError(Message("Name --bank or --like, not both.")) }
    guard source == nil || bank != nil else { throw ValidationError(Message("--source goes with --bank.")) }
    guard name != nil || bank != nil || like != nil else {
      throw ValidationError(Message("Enter the group's name, --bank or --like."))
    }
    guard place.map({ $0 >= 1 }) ?? true else { throw ValidationError(Message("Places begin with 1.")) }
  }

  func run(_ context: PracticeContext) async throws {
    var draft = try await template(context)
    if let name { draft.name = name }
    try details.apply(to: &draft, context)
    let id = try await context.app.makeGroup(draft, at: place, by: context.account, zone: context.zone, as: id)
    try await context.showGroup(id)
  }

  private func template(_ context: PracticeContext) async throws -> GroupDraft {
    if let like {
      let group = try context.group(like, in: try await context.groups())
      return GroupDraft(copyOf: group, now: context.now, zone: context.zone, named: Terminal.text)
    }
    guard let bank else { return GroupDraft() }
    let usual = context.library.sources.first { place in
      source == nil && context.library.listing(LibraryQuery(source: place.id)).banks.contains(bank)
    }
    let there = try usual ?? context.source(source)
    let draft = GroupDraft(bank: bank, of: there.id, in: context.library, named: Terminal.text)
    if !draft.gameIDs.isEmpty { return draft }
    let banks = context.library.listing(LibraryQuery(source: there.id)).banks.map(String.init).joined(separator: ", ")
    throw CommandFailure(
      banks.isEmpty
        ? Message("\(there.name) has no banks.") : Message("\(there.name) has no bank \(bank). Banks: \(banks).")
    )
  }
}

struct GroupDetails: ParsableArguments {
  @Option(help: "A game to add, by its name or its key; may be repeated.")
  var game: [String] = []

  @Flag(help: "The games are not in the library; keep their names as they are.")
  var unlisted = false

  @Option(help: "The common property of its games: bank, location or custom.")
  var type: GroupKind?

  @Option(help: ArgumentHelp("Its first day, such as 2026-03-01; 'none' for no beginning.", valueName: "day"))
  var from: DayChoice?

  @Option(help: ArgumentHelp("Its last day; 'none' for no end.", valueName: "day"))
  var to: DayChoice?

  @Flag(inversion: .prefixedNo, help: "Whether it comes before all other groups.")
  var priority: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether it is active or paused.")
  var active: Bool?

  func apply(to draft: inout GroupDraft, _ context: PracticeContext) throws {
    draft.gameIDs += try game.map { try context.game($0, isUnlisted: unlisted) }
    draft.type = type ?? draft.type
    draft.isPriority = priority ?? draft.isPriority
    draft.isActive = active ?? draft.isActive
    func date(_ time: Timestamp?) -> CivilDate? { time.map { CivilDate(dayNumber: context.zone.day(of: $0)) } }
    let first = from.map(\.date) ?? date(draft.startDate)
    draft.setTime(from: first, to: to.map(\.date) ?? date(draft.endDate), zone: context.zone)
  }
}

/// A day, or `none`.
struct DayChoice: Hashable, Sendable {
  let date: CivilDate?
}

extension PracticeContext {
  /// A place that games are listed for.
  func source(_ text: String?) throws -> LibrarySource {
    if let text {
      let name = NameKey(loosely: text)
      if let source = library.sources.first(where: { $0.id == text || NameKey(loosely: $0.name) == name }) {
        return source
      }
    } else if let source = library.practiceSource {
      return source
    }
    let names = library.sources.map(\.name).joined(separator: ", ")
    throw CommandFailure(
      names.isEmpty
        ? Message("There is no game library yet. Name the league's files with --content.")
        : Message("There is no place \"\(text ?? "")\". Places: \(names).")
    )
  }
}

extension GroupKind: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(rawValue: argument)
    if !isKnown { return nil }
  }
}

extension DayChoice: ExpressibleByArgument {
  init?(argument: String) {
    guard let date = CivilDate(text: argument) else {
      if argument != "none" { return nil }
      self.init(date: nil)
      return
    }
    self.init(date: date)
  }
}
