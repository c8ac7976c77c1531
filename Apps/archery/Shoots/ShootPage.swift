import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

extension ArcheryPages {
  /// One shoot's own page: its progress, its roster, and its commands.
  ///
  /// `visitor` says what this user may do here besides what the rules of the shoot allow.
  func shoot(_ screen: TournamentScreen, visitor: TournamentVisitor = TournamentVisitor()) -> Page {
    let body = HTML {
      shootHead(screen)
      div(.class("plan")) { plan(screen, visitor) }
      if let accounts = visitor.accounts { entryLinks(accounts, of: screen.id) }
      disputesCard(screen)
      if let code = visitor.joinCode, !screen.status.isFinal { joinCodeCard(code, of: screen.id) }
      card("roster", t("\(screen.roster.count) archers")) { roster(screen) }
      addArchers(screen, bow: visitor.bow)
      card("round", text(.round(screen.round.name))) { round(screen, visitor) }
      refusedCard(screen.refused)
      dangers(screen)
      if visitor.mayDelete { deletion(screen) }
    }
    return page("\(screen.name)", body, of: screen.id, json: screen)
  }
}

/// A user who looks at a shoot's page, with the rights that the installation gives.
struct TournamentVisitor {
  var mayInvite = false
  /// Whether this user owns the shoot.
  var mayDelete = false
  /// Whether this user makes shoots here, so also copies of this one.
  var mayFound = false
  /// The bow that this user chose last.
  var bow: BowType?
  /// The links between entries and accounts, as far as this visitor is asked.
  var accounts: EntryLinks?
  /// The code that the organiser reads out; nil for others.
  var joinCode: JoinCode?
  /// The rounds that the arrows shot so far fit.
  var otherRounds: [Round] = []
}

@HTMLBuilder
private func shootHead(_ screen: TournamentScreen) -> HTML {
  crumbs(TournamentAddress.shoots) { t("All shoots") }
  pageHead(bdi(screen.name)) { statusBadge(screen.status) }
  if screen.status.isFinal { span(.over, .hidden) }
  if screen.settings.date != nil || screen.settings.place != nil {
    p(.class("lead")) {
      spaced(by: " · ") {
        if let date = screen.settings.date { time(date) }
        if let place = screen.settings.place { bdi(place) }
      }
    }
  }
  if screen.isPractice {
    p(.class("lead")) { t("Only you see practice. It does not count for best scores.") }
  }
  if screen.status == .open {
    p(.class("lead")) { t("The shoot has not started. Add everyone, then start it.") }
  }
  if screen.status == .paused {
    p(.class("lead")) { t("Shooting is paused. Entries are closed until it continues.") }
  }
  if let words = screen.withoutBowWords {
    p(.class("flag")) {
      spaced {
        text(words)
        a(.href(TournamentAddress.page("bows", screen.id))) { t("Set the bows") }
      }
    }
  }
}

/// The state of a shoot, marked while something happens.
func statusBadge(_ status: TournamentStatus) -> HTML {
  badge(status.isLive ? "on" : "quiet") { text(status.label) }
}

/// The link to ends that two scorers entered differently.
@HTMLBuilder
private func disputesCard(_ screen: TournamentScreen) -> HTML {
  if !screen.disputes.isEmpty || !screen.settledDisputes.isEmpty {
    card("disputes", screen.disputes.isEmpty ? t("Disputes settled") : t("Open disputes")) {
      ul(.class("list")) { for dispute in screen.disputes { li(.class("flag")) { text(dispute.text) } } }
      p { buttonLink(TournamentAddress.page("disputes", screen.id)) { t("Look at the disputes") } }
    }
  }
}

@HTMLBuilder
private func round(_ screen: TournamentScreen, _ visitor: TournamentVisitor) -> HTML {
  ul(.class("list facts")) {
    for pass in screen.round.passes {
      li {
        spaced {
          span { text(pass.text.message) }
          span(.class("quiet")) { t("\(pass.ends) ends of \(pass.arrowsPerEnd)") }
        }
      }
    }
    li {
      spaced {
        strong { t("\(screen.round.arrows) arrows") }
        strong { t("at most \(screen.round.maxScore)") }
      }
    }
  }
  h3 { text(screen.rule.name.message) }
  p { text(screen.rule.explanation.message) }
  if screen.may.manageRoster, screen.status.isStarted, !screen.isPractice, screen.categories.isEmpty {
    otherRound(screen, visitor)
  }
}

/// The form for a shoot that was started with the wrong round.
private func otherRound(_ screen: TournamentScreen, _ visitor: TournamentVisitor) -> HTML {
  details(.class("more"), .id("other-round")) {
    summary(.class("button")) { t("Wrong round?") }
    if !visitor.otherRounds.isEmpty {
      form(post: TournamentAddress.page("round", screen.id), as: "round") {
        p { t("The arrows shot so far fit these rounds and stay on the sheets.") }
        let rounds = visitor.otherRounds.map { Choice($0.choiceCode, .round($0.name)) }
        field("round", t("Round"), .select(rounds), id: "other-round-code")
        button(.class("block")) { t("Change the round") }
      }
    }
    if visitor.mayFound {
      p {
        t("For any other round, copy the shoot. The archers come along, and the arrows that fit if you choose so.")
      }
      p { buttonLink(TournamentAddress.copy(of: screen.id)) { t("Copy this shoot") } }
    }
  }
}

@HTMLBuilder
func refusedCard(_ rows: [TournamentScreen.RefusedRow]) -> HTML {
  if !rows.isEmpty {
    card("refused", t("Rejected entries")) {
      factList(rows) { row in
        let isArrow = row.type == Action.Kind.arrow.rawValue
        span {
          spaced {
            isArrow ? t("Arrow") : text(Message("Change", context: "event"))
            if let archer = row.archer { t("for \(bdi: archer)") }
          }
          text(": ")
          text(row.message.message)
        }
        text(" ")
        time(row.occurredAt, .moment, .class("quiet"))
      }
    }
  }
}

/// What is asked about twice.
@HTMLBuilder
private func dangers(_ screen: TournamentScreen) -> HTML {
  if screen.may.forceComplete, !screen.may.complete, !screen.isPractice {
    let names = screen.unfinished.map(\.displayName).joined(separator: ", ")
    let address = TournamentAddress.page("complete", screen.id)
    dangerForm(address, as: "complete", t("Finish early"), asks: Message("Finish early?")) {
      hidden("force", "yes")
      p { t("These archers are not done and will be listed as not finished: \(names)") }
      button(.class("danger block")) { t("Finish the shoot now") }
    }
  }
  if screen.may.cancel {
    dangerForm(
      TournamentAddress.page("cancel", screen.id),
      as: "cancel",
      screen.isPractice ? t("Discard the practice") : t("Cancel the shoot"),
      asks: screen.isPractice ? Message("Discard the practice?") : Message("Cancel the shoot?")
    ) {
      p { t("Nothing more can be entered, and there will be no results. The arrows stay on record.") }
      button(.class("danger block")) { t("Cancel for good") }
    }
  }
}

private func deletion(_ screen: TournamentScreen) -> HTML {
  dangerForm(
    TournamentAddress.page("delete", screen.id),
    as: "delete",
    t("Delete the shoot"),
    asks: "Delete \(screen.name) for everybody? This cannot be undone.",
    .data("online")
  ) {
    p { t("Nobody sees the shoot any more, and its names, invites, codes and links are deleted. Best scores stay.") }
    button(.class("danger block")) { t("Delete for good") }
  }
}
