import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

/// The fields of the form for a new shoot: the defaults, or the entries that are shown again with what is wrong.
struct NewShootEntry: Hashable, Sendable {
  var name = ""
  /// The catalogue's code, or one of the two words below.
  var round = "wa18"
  /// The round that a shoot has already, where it is changed.
  var kept: String?
  var custom = CustomRound()
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
    original?.hasArrows = tournament.mayCopyArrows(user)
  }
}

extension ArcheryPages {
  /// The form with which a shoot is changed before it starts.
  func changeShoot(_ id: TournamentID, _ entry: NewShootEntry) -> Page {
    page(Message("Change the shoot"), shootForm(entry, changing: id), of: id, scripts: ["own-round.js"])
  }

  /// The form for a new shoot.
  func newShoot(_ entry: NewShootEntry = NewShootEntry()) -> Page {
    Page(title: "New shoot", body: shootForm(entry, changing: nil), scripts: ["own-round.js"])
  }
}

@HTMLBuilder
private func shootForm(_ entry: NewShootEntry, changing id: TournamentID?) -> HTML {
  if let id {
    crumbs(TournamentAddress.shoot(id)) { t("Back to the shoot") }
    h1 { t("Change the shoot") }
  } else {
    crumbs(TournamentAddress.shoots) { t("All shoots") }
    h1 { if let original = entry.original { t("Copy of \(original.name)") } else { t("New shoot") } }
  }
  form(
    post: id.map { TournamentAddress.page("change", $0) } ?? TournamentAddress.create,
    as: id == nil ? "create" : "change"
  ) {
    nameFields(entry)
    roundField(entry)
    ownRoundFields(entry)
    if let original = entry.original { rosterChoice(original) }
    if id == nil { archerFields(entry) }
    rules(entry)
    p { button(.class("primary block")) { if id == nil { t("Create the shoot") } else { t("Save") } } }
  }
}

@HTMLBuilder
private func nameFields(_ entry: NewShootEntry) -> HTML {
  field(
    "name",
    t("Name"),
    .text(entry.name),
    .required,
    .maxlength(80),
    .autocomplete(.off),
    .placeholder("e.g. Club night")
  )
  div(.class("fields")) {
    field("date", t("Date"), .date(entry.settings.date))
    field("place", t("Place, where it is shot"), .text(entry.settings.place), .maxlength(64), .autocomplete(.off))
  }
}

/// The roster that a copy takes along.
private func rosterChoice(_ original: NewShootEntry.Original) -> HTML {
  let archers = Message("\(original.archers) other archers")
  return fieldset {
    legend { t("Roster") }
    hidden("like", original.id.rawValue)
    p(.class("hint")) { t("The categories and sessions are copied with or without the archers.") }
    explainedChoice(
      "roster",
      .checkbox("yes", isOn: original.takesRoster),
      t("Copy \(archers)"),
      t("Copies names, bows, shafts, targets and scorers, but no arrows. Withdrawn archers stay out.")
    )
    if original.hasArrows {
      explainedChoice(
        "arrows",
        .checkbox("yes", isOn: original.takesArrows),
        t("With the arrows that fit"),
        t(
          """
          For a shoot that was started with the wrong round. The copy starts at once. Ends come along from the first one on, \
          while the round has as many arrows in them and the face has their values.
          """
        )
      )
    }
  }
}

/// The creator and the guests.
@HTMLBuilder
private func archerFields(_ entry: NewShootEntry) -> HTML {
  let (each, all) = (entry.settings.guestsPerParticipant, entry.settings.guestsPerTournament)
  fieldset {
    legend { t("You") }
    explainedChoice(
      "joins",
      .checkbox("yes", isOn: entry.joins),
      t("I shoot, too"),
      t("Clear this if you only keep score.")
    )
    bowField(entry.bow)
  }
  field(
    "guests",
    t("Guests"),
    .area(entry.guests),
    .rows(3),
    .autocomplete(.off),
    hint: """
      Archers without an account: one name per line. You score for them. At most \(each) for each archer and \(all) in all. \
      Change this under \(em: "Ranking and other rules"), or import an entry list later.
      """
  )
}

/// Opened where something differs from the defaults, so that nothing is hidden that was chosen.
private func rules(_ entry: NewShootEntry) -> HTML {
  let isDetailed = !entry.takesUsualRule || !entry.settings.isUsual
  return details(.class("card more"), .id("rules"), .open(isDetailed)) {
    summary { t("Ranking and other rules") }
    fieldset {
      legend { t("How ties are broken") }
      explainedChoice(
        "rule",
        .radio("", isOn: entry.takesUsualRule),
        t("The round’s own rule"),
        t("World Archery’s for its rounds, the imperial rule for imperial rounds.")
      )
      for rule in RankingRule.allCases {
        let isChosen = !entry.takesUsualRule && rule == entry.settings.rule
        explainedChoice("rule", .radio(rule.rawValue, isOn: isChosen), text(rule.name), text(rule.explanation))
      }
    }
    settingFields(entry.settings)
    div(.class("fields")) {
      guestLimit("guestsPerParticipant", t("Guests per archer"), entry.settings.guestsPerParticipant)
      guestLimit("guestsPerTournament", t("Guests in all"), entry.settings.guestsPerTournament)
    }
  }
}

private func guestLimit(_ name: String, _ title: HTML, _ limit: Int) -> HTML {
  field(name, title, .number("\(limit)", in: 0...TournamentSettings.largestRoster), .required)
}

extension TournamentSettings {
  /// Whether nothing was chosen that the form hides at first.
  fileprivate var isUsual: Bool {
    var usual = TournamentSettings(date: date, place: place)
    usual.rule = rule
    return self == usual
  }
}
