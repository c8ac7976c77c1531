import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

/// The fields of the form for a new shoot: the defaults, or the entries that are shown again with what is wrong.
struct NewShootEntry: Hashable, Sendable {
  var name = ""
  /// The catalogue's code, or one of the two words below.
  var round = "wa18"
  /// The round that a shoot has already, where it is changed.
  var kept: String?
  var custom = CustomRoundEntry()
  /// Whether the creator shoots as well.
  var joins = true
  /// The creator's bow.
  var bow: BowType?
  /// One name per line.
  var guests = ""
  var settings = TournamentSettings()
  /// Whether the round brings the tie rule.
  var takesUsualRule = true
  /// The shoot that this one is a copy of.
  var original: Original?

  struct Original: Hashable, Sendable {
    let id: TournamentID
    let name: String
    /// The archers to copy, besides the creator.
    let archers: Int
    var takesRoster = true
    /// Whether there are arrows that this user may copy.
    var hasArrows = false
    var takesArrows = false
  }
}

extension NewShootEntry {
  static let customRound = "custom"
  static let keptRound = "kept"
  /// The choice of a practice without a number of ends.
  static let openRound = "open"

  var isOwnRound: Bool { [Self.customRound, Self.openRound].contains(round) }

  /// A shoot that is there, to be changed.
  init(_ tournament: Tournament) {
    name = tournament.name
    settings = tournament.settings
    takesUsualRule = settings.rule == tournament.round.usualRule
    kept = tournament.round.name
    round = Self.keptRound
  }

  /// A copy of a shoot, for a user who may change it before it is made.
  init(copying tournament: Tournament, for user: UserID) {
    self.init(tournament)
    settings.practice = nil
    let me = PlayerID(user)
    joins = tournament[me]?.status == .active
    bow = tournament[me]?.bowType
    let others = tournament.active.count { $0.id != me }
    original = Original(id: tournament.id, name: tournament.name, archers: others)
    original?.hasArrows = tournament.organises(user) && tournament.status.isStarted
  }
}

extension ArcheryPages {
  /// The form with which a shoot is changed before it starts.
  func changeShoot(
    _ id: TournamentID,
    _ entry: NewShootEntry,
    ticket: FormTicket
  ) throws(TemplateFailure) -> Page {
    let view = NewShootView(entry, changing: id, ticket: ticket)
    return try page(Message("Change the shoot"), "new-shoot", view, of: id, scripts: ["own-round.js"])
  }

  /// The form for a new shoot.
  func newShoot(
    _ entry: NewShootEntry = NewShootEntry(),
    ticket: FormTicket
  ) throws(TemplateFailure) -> Page {
    let body = try content.render("new-shoot", NewShootView(entry, ticket: ticket))
    return Page(title: "New shoot", body: body, scripts: ["own-round.js"])
  }
}

private struct NewShootView {
  let isNew: Bool
  let title: Message
  let back: String
  let button: Message
  let action: String
  let hidden: [HiddenField]
  let name: String
  let families: [RoundFamilyView]
  let custom: CustomRoundView
  let original: OriginalView?
  let joins: Bool
  let bows: [OptionView]
  let guests: String
  let date: String
  let place: String
  /// Opened where something differs from the defaults, so that nothing is hidden that was chosen.
  let isDetailed: Bool
  let rules: [OptionView]
  let choices: [ChoiceView]
  let guestsPerParticipant: Int
  let guestsPerTournament: Int
  let largestRoster = TournamentSettings.largestRoster

  init(_ entry: NewShootEntry, changing id: TournamentID? = nil, ticket: FormTicket) {
    isNew = id == nil
    title =
      entry.original.map { Message("Copy of \($0.name)") }
      ?? (isNew ? Message("New shoot") : Message("Change the shoot"))
    button = isNew ? Message("Create the shoot") : Message("Save")
    back = (id.map(ShootAddress.shoot) ?? ShootAddress.shoots).text
    action = (id.map { ShootAddress.page("change", $0) } ?? ShootAddress.create).text
    hidden = [ticket.field(for: isNew ? "create" : "change")]
    custom = CustomRoundView(entry)
    name = entry.name
    families = RoundFamilyView.all(for: entry)
    original = entry.original.map(OriginalView.init)
    joins = entry.joins
    bows = OptionView.bows(entry.bow)
    guests = entry.guests
    (date, place) = (entry.settings.date ?? "", entry.settings.place ?? "")
    isDetailed = !entry.takesUsualRule || !entry.settings.isUsual
    let usual = OptionView(
      "",
      Message("The round’s own rule"),
      Message("World Archery’s for its rounds, the imperial rule for imperial rounds."),
      isChosen: entry.takesUsualRule
    )
    rules =
      [usual]
      + RankingRule.allCases.map { rule in
        OptionView(
          rule.rawValue,
          rule.name,
          rule.explanation,
          isChosen: !entry.takesUsualRule && rule == entry.settings.rule
        )
      }
    choices = ChoiceView.all(entry.settings)
    guestsPerParticipant = entry.settings.guestsPerParticipant
    guestsPerTournament = entry.settings.guestsPerTournament
  }
}

extension TournamentSettings {
  /// Whether nothing was chosen that the form hides at first.
  fileprivate var isUsual: Bool {
    var usual = TournamentSettings(date: date, place: place)
    usual.rule = rule
    return self == usual
  }
}

/// The roster that a copy takes along.
private struct OriginalView {
  let hidden: HiddenField
  let archers: Message
  let takesRoster: Bool
  let hasArrows: Bool
  let takesArrows: Bool

  init(_ original: NewShootEntry.Original) {
    hidden = HiddenField(name: "like", value: original.id.rawValue)
    archers = Message("\(original.archers) other archers")
    takesRoster = original.takesRoster
    (hasArrows, takesArrows) = (original.hasArrows, original.takesArrows)
  }
}
