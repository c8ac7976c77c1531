import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

/// The archers of a shoot on its page.
@HTMLBuilder
func roster(_ screen: TournamentScreen) -> HTML {
  if screen.roster.isEmpty {
    p(.class("quiet")) {
      spaced {
        t("No archers yet.")
        if screen.mayAddArchers { t("Add archers below, or send an invite.") }
      }
    }
  }
  ol(.class("list roster")) {
    for (number, row) in screen.roster.enumerated() {
      li {
        rosterName(row, screen)
        if screen.status.isStarted {
          let ends = Message("\(row.endsCompleted) ends")
          p(.class("roster-score")) {
            spaced {
              strong { text(row.runningTotal) }
              span(.class("quiet")) { t("after \(ends)") }
            }
          }
        }
        rosterCommands(row, number, screen)
      }
    }
  }
}

/// The archer, as a link to the page that scores, for readers who may.
@HTMLBuilder
private func rosterName(_ row: TournamentScreen.RosterRow, _ screen: TournamentScreen) -> HTML {
  if row.mayScore, screen.status == .inProgress {
    a(.class("roster-who"), .href(TournamentAddress.score(screen.id, archer: row.id))) {
      span(.class("unseen")) {
        t(Sentence("Score", context: "command"))
        text(" ")
      }
      rosterFacts(row, screen)
    }
  } else {
    div(.class("roster-who")) { rosterFacts(row, screen) }
  }
}

private func rosterFacts(_ row: TournamentScreen.RosterRow, _ screen: TournamentScreen) -> HTML {
  spaced {
    span(.class("roster-name")) { bdi(row.displayName) }
    if row.isCurrentUser { badge("on") { t("You") } }
    if row.isGuest, !row.isEntered {
      badge("quiet") { row.hostName.map { t("Guest of \($0.message)") } ?? t("Guest") }
    }
    if row.status != .active { badge("bad") { text(row.status.label) } }
    if screen.may.manageRoster, row.displayName.mixesAlphabets {
      badge("bad") { text(.mixedAlphabets) }
    }
    if let target = row.target { badge { text(target.text) } }
    if let bow = row.bowType { span(.class("quiet")) { text(bow.label) } }
  }
}

/// What can be done about the archer, and the way to the archer's page.
@HTMLBuilder
private func rosterCommands(_ row: TournamentScreen.RosterRow, _ number: Int, _ screen: TournamentScreen) -> HTML {
  let name = row.displayName
  let more = p { a(.href(TournamentAddress.archer(row.id, in: screen.id))) { t("Name, bow, target and more") } }
  if row.mayReinstate {
    form(post: TournamentAddress.command("reinstate", on: row.id, in: screen.id), as: "reinstate\(number)") {
      button(.label("Back in: \(name)")) { t("Back in") }
    }
  }
  if row.mayRename || row.mayDisqualify || row.mayDeleteName || row.isCurrentUser {
    moreMenu(Message("More for \(name)"), id: "more-\(row.id)") {
      if row.mayRemove {
        let address = TournamentAddress.command("remove", on: row.id, in: screen.id)
        form(post: address, as: "remove\(row.id)", asks: Message("Remove \(name) from the roster?")) {
          button(.class("danger block")) { t("Remove \(bdi: name)") }
        }
      }
      if row.mayWithdraw {
        let address = TournamentAddress.command("withdraw", on: row.id, in: screen.id)
        form(post: address, as: "withdraw\(number)", asks: Message("Withdraw \(name)?")) {
          p { t("The arrows stay on the sheet. The archer is not ranked.") }
          more
          button(.class("danger block")) { t("Withdraw \(bdi: name)") }
        }
      } else {
        more
      }
    }
  }
}

extension TournamentScreen {
  /// Whether there are forms that add archers, or a reason why there are none.
  fileprivate var mayAddArchers: Bool { may.join || may.addGuest || guestLimit != nil }
}

/// The forms that add the reader and guests to the roster; `bow` is the one that this user chose last.
@HTMLBuilder
func addArchers(_ screen: TournamentScreen, bow: BowType?) -> HTML {
  if screen.mayAddArchers {
    let address = TournamentAddress.page("archers", screen.id)
    card("add", t("Add archers")) {
      if screen.may.join {
        form(post: address, as: "join", .class("join")) {
          hidden("me", "yes")
          bowField(bow)
          button { t("I shoot, too") }
        }
      }
      if screen.may.addGuest {
        let (each, all) = (screen.settings.guestsPerParticipant, screen.settings.guestsPerTournament)
        let limits = Message("At most \(each) for each archer and \(all) in all. An entry list can have any number.")
        form(post: address, as: "guests") {
          field(
            "names",
            t("Guests"),
            .area(),
            .rows(3),
            .required,
            .autocomplete(.off),
            hint: "One name per line. You score for them. \(limits)"
          )
          button(.class("primary block")) { t("Add to the roster") }
        }
      }
      if let limit = screen.guestLimit { p(.class("quiet")) { text(limit.message) } }
    }
  }
}
