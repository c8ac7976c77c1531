import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Localization
import Pages
import ScoreServer
import ScorebookKit
import Spaces

extension ArcheryPages {
  /// The form that starts a practice; `entry` is what was chosen last, or what is shown again because it was wrong.
  func practice(_ entry: NewShootEntry) -> Page {
    Page(title: "Practise", body: practiceForm(entry), scripts: ["own-round.js"])
  }
}

@HTMLBuilder
private func practiceForm(_ entry: NewShootEntry) -> HTML {
  crumbs(TournamentAddress.shoots) { t("All shoots") }
  h1 { t("Practise") }
  form(post: TournamentAddress.practice, as: "practice") {
    roundField(entry, isPractice: true)
    bowField(entry.bow)
    ownRoundFields(entry)
    details(.class("card more"), .id("company"), .open(!entry.guests.isEmpty)) {
      summary { t("Others shoot with me") }
      field(
        "guests",
        t("Guests"),
        .area(entry.guests),
        .rows(3),
        .autocomplete(.off),
        hint: "Archers without an account: one name per line. You score for them."
      )
    }
    p { button(.class("primary block")) { t("Start shooting") } }
    p(.class("hint")) { t("Only you see practice. It does not count for best scores.") }
  }
}

extension ArcheryWeb {
  /// From the front page to the first arrow: one form, and no roster.
  func addPractice(to site: Site) {
    site.page("practice") { visit in
      let known = try await app.preferences(of: visit.account().user)
      var entry = NewShootEntry()
      entry.bow = known.bow
      entry.round = known.practiceRound ?? entry.round
      return pages.practice(entry)
    }
    site.form("practice") { visit, form in try await practise(visit, form) }
  }

  /// Every account may practise, because a practice has no other members.
  private func practise(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let account = try visit.account()
    var entry = NewShootEntry()
    try entry.readRound(form)
    try entry.readArchers(form)
    let (key, isOpen) = (try form.ticket(), entry.round == NewShootEntry.openRound)
    let round = try entry.chosenRound(in: pages.in(visit).content.text)
    try visit.context.countNewSpace()
    let made = try await app.practise(
      pages.in(visit).content.text(app.practiceName),
      round,
      isOpen ? .open : .round,
      bow: entry.bow,
      guests: form.lines("guests"),
      by: account,
      as: key
    )
    try await app.remember(entry.bow, practising: entry.round, for: account.user)
    return .goTo(TournamentAddress.score(made.id))
  }
}

/// The last choices of an archer, offered the next time: the one place that knows the usual bow.
struct ShootingPreferences: Hashable, Codable, Sendable {
  var bow: BowType?
  /// A round's code, or one of the words of ``NewShootEntry``.
  var practiceRound: String?
}

extension DocumentKey where Value == ShootingPreferences {
  static func shooting(of user: UserID) -> Self {
    .json(ItemPath(["users", ItemPath.Segment(user), "settings", "shooting"]))
  }
}

extension ArcheryServices {
  func preferences(of user: UserID) async throws -> ShootingPreferences {
    try await documents(of: user).value(.shooting(of: user)).value ?? ShootingPreferences()
  }

  /// Stores the bow that a user chose for the next practice; nil changes nothing.
  func remember(_ bow: BowType?, practising round: String? = nil, for user: UserID) async throws {
    if bow == nil, round == nil { return }
    try await documents(of: user).update(.shooting(of: user), as: newWrite()) { known in
      ShootingPreferences(bow: bow ?? known?.bow, practiceRound: round ?? known?.practiceRound)
    }
  }

  /// The name of a practice of today, to be rendered in the archer's language.
  var practiceName: Message { Message("Practice \(Message.day(CivilDate(dayNumber: ZoneTable.utc.day(of: now()))))") }

  /// Starts a practice: a shoot with oneself, and maybe guests, that needs no more organising.
  func practise(
    _ name: String,
    _ round: Round,
    _ practice: TournamentSettings.Practice,
    bow: BowType?,
    guests: [String],
    by archer: Account,
    as key: String? = nil
  ) async throws(SpaceError) -> Tournament {
    var plan = NewShoot.practice(practice, named: name, round)
    (plan.bow, plan.guests) = (bow, guests)
    return try await make(plan, by: archer, as: key)
  }

  /// The scores of an archer in completed shoots, beside those of practices; `shoots` are the names that the reader may
  /// know.
  func history(
    of archer: PlayerID,
    shoots: [TournamentID: String],
    practices: [PracticeEntry] = []
  ) async throws -> HistoryScreen {
    await catchUp()
    return try await bests.history(of: archer, own: try await ownRounds(), shoots: shoots, practices: practices)
  }

  /// The scores of a user, in shoots and in practice.
  func history(of user: UserID) async throws -> HistoryScreen {
    try await history(
      of: PlayerID(user),
      shoots: try await shootNames(for: user),
      practices: try await tournaments.practices(of: user)
    )
  }
}
