import ArcheryScoring
import Domain
import Hypertext
import Localization
import Pages
import ScoreServer

/// What the page of one archer shows beside the state of the shoot.
struct ArcherFacts {
  /// The accounts that may be made scorers of the archer.
  var members: [SpaceMember] = []
  var accountName: String?
  var correction = HTML.empty
  /// The form that compares the sheet with its paper.
  var paper = HTML.empty
  var trail: Trail?
}

extension ArcheryPages {
  /// One archer of the roster, for the organiser.
  func archer(
    _ archer: Participant,
    _ row: TournamentScreen.RosterRow,
    in screen: TournamentScreen,
    of tournament: Tournament,
    _ facts: ArcherFacts
  ) -> Page {
    let shaft = archer.shaftDiameterUm.map { content.text(Words.millimetres($0)) }
    let body = HTML {
      archerHead(row, screen)
      if row.mayRename {
        card("details", t("Details")) { archerForm(archer, row, screen, tournament, shaft: shaft) }
      }
      account(of: row, facts.accountName, screen)
      if screen.may.manageRoster, !facts.members.isEmpty {
        card("scorers", t("Scorers")) { scorersForm(archer, screen, facts.members) }
      }
      dangers(row, screen)
      if row.mayReinstate {
        form(post: TournamentAddress.command("reinstate", on: row.id, in: screen.id), as: "reinstate0") {
          p { t("The archer shoots on with the same sheet.") }
          button(.class("block")) { t("Back in: \(bdi: row.displayName)") }
        }
      }
      joinForm(row, screen, tournament)
      facts.correction
      facts.paper
      if let trail = facts.trail { trailCard(trail) }
    }
    return page("\(row.displayName)", body, of: screen.id)
  }
}

@HTMLBuilder
private func archerHead(_ row: TournamentScreen.RosterRow, _ screen: TournamentScreen) -> HTML {
  crumbs(TournamentAddress.shoot(screen.id)) { t("Back to the shoot") }
  pageHead(bdi(row.displayName)) { if row.status != .active { badge("bad") { text(row.status.label) } } }
  if screen.status.isStarted {
    div(.class("actions")) {
      buttonLink(TournamentAddress.shots(of: row.id, in: screen.id)) { t("Where the arrows hit") }
    }
  }
}

/// Everything that replaces what was said about an archer.
private func archerForm(
  _ archer: Participant,
  _ row: TournamentScreen.RosterRow,
  _ screen: TournamentScreen,
  _ tournament: Tournament,
  shaft: String?
) -> HTML {
  form(post: TournamentAddress.command("change", on: row.id, in: screen.id), as: "change") {
    field("name", t("Name"), .text(archer.givenName), .maxlength(64), .autocomplete(.off))
    bowField(archer.bowType)
    div(.class("fields")) {
      field(
        "shaft",
        t("Shaft in mm"),
        .text(shaft),
        .inputmode(.decimal),
        .autocomplete(.off),
        .placeholder("usually \(Words.millimetres(row.shaftDiameterUm))")
      )
      if screen.may.manageRoster { targetField(archer.target?.text ?? "") }
    }
    if screen.may.manageRoster || screen.status == .open {
      entrantFields(archer.entrant)
      if screen.may.manageRoster, !screen.categories.isEmpty {
        let categories = [Choice].categories(of: tournament, chosen: archer.entrant.category)
        field("category", t("Category"), .select(categories))
      }
    }
    button(.class("primary block")) { t("Save") }
  }
}

@HTMLBuilder
private func entrantFields(_ entrant: Entrant) -> HTML {
  field("club", t("Club"), .text(entrant.club ?? ""), .maxlength(64), .autocomplete(.off))
  div(.class("fields")) {
    field("age", t("Age class"), .select(.ageClasses(entrant.ageClass)))
    field("gender", t("Gender"), .select(.genders(entrant.gender)))
  }
}

@HTMLBuilder
private func account(of row: TournamentScreen.RosterRow, _ name: String?, _ screen: TournamentScreen) -> HTML {
  if let account = row.account {
    card("account", t("Account")) {
      p {
        if row.isCurrentUser {
          t("You are this archer. The arrows count in your scores and bests.")
        } else {
          t("Linked with the account of \(name ?? account.rawValue). The arrows count in its scores and bests.")
        }
      }
      if row.mayEndLink {
        form(post: TournamentAddress.command("unlink", on: row.id, in: screen.id), as: "unlink") {
          hidden("account", account.rawValue)
          button { t("End this link") }
        }
      }
    }
  }
}

/// The accounts that may score an archer besides those that always may.
private func scorersForm(_ archer: Participant, _ screen: TournamentScreen, _ members: [SpaceMember]) -> HTML {
  let host = members.first { $0.id == archer.addedBy }?.displayName
  let who =
    archer.user != nil
    ? Message("This archer scores alone.")
    : host.map { Message("\($0) scores this archer.") } ?? Message("The organiser scores this archer.")
  return form(post: TournamentAddress.command("scorers", on: archer.id, in: screen.id), as: "scorers") {
    p(.class("hint")) { t("\(who) Archers that you tick can score too.") }
    for (number, member) in members.enumerated() {
      choice(scorerField(number), .checkbox(member.id.rawValue, isOn: archer.scorers.contains(member.id))) {
        strong { bdi(member.displayName) }
      }
    }
    // Nobody else shoots where an archer without a target stands.
    if let target = archer.target {
      choice("everyone", .checkbox("yes")) {
        strong { t("Also for everyone else at target \(String(target.number))") }
      }
    }
    button(.class("block")) { t("Save scorers") }
  }
}

func scorerField(_ number: Int) -> String { "scorer\(number)" }

/// The form's field that takes the archer out of all results.
let disqualifiesFromAllField = "from-all"

/// What is asked about twice.
@HTMLBuilder
private func dangers(_ row: TournamentScreen.RosterRow, _ screen: TournamentScreen) -> HTML {
  let name = row.displayName
  if row.mayRemove {
    danger("remove", t("Remove from the roster"), Message("Remove \(name) from the roster?"), row, screen) {
      p { t("For an archer who was entered by mistake. The archer has no arrows yet.") }
      button(.class("danger block")) { t("Remove \(name)") }
    }
  }
  if row.mayWithdraw {
    danger("withdraw", t("Withdraw"), Message("Withdraw \(name)?"), row, screen) {
      p { t("The arrows stay on the sheet. The archer is not ranked and stops shooting.") }
      reasonField(id: "withdraw-reason")
      button(.class("danger block")) { t("Withdraw \(name)") }
    }
  }
  if row.mayDisqualify {
    danger("disqualify", t("Disqualify"), Message("Disqualify \(name)?"), row, screen) {
      p { t("The archer is listed as disqualified and not ranked. The reason stays on record.") }
      reasonField(id: "disqualify-reason", isRequired: true)
      choice(disqualifiesFromAllField, .checkbox("yes")) {
        strong { t("Remove from all results, without a score (DQB)") }
      }
      button(.class("danger block")) { t("Disqualify \(name)") }
    }
  }
  if row.mayDeleteName {
    danger("delete-name", t("Delete the name"), Message("Delete the name \(name) from this shoot?"), row, screen) {
      p {
        t(
          """
          The scores stay, without the name. Best scores, notices, and entries of earlier versions keep the name. \
          Devices that sync delete it with their next sync.
          """
        )
      }
      button(.class("danger block")) { t("Delete the name") }
    }
  }
}

private func danger(
  _ command: String,
  _ title: HTML,
  _ question: Message,
  _ row: TournamentScreen.RosterRow,
  _ screen: TournamentScreen,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  let address = TournamentAddress.command(command, on: row.id, in: screen.id)
  return dangerForm(address, as: command, title, asks: question, content: content)
}

/// Joins another entry of the same person with the archer; nothing for readers other than organisers, and where there is
/// no other archer.
@HTMLBuilder
private func joinForm(
  _ row: TournamentScreen.RosterRow,
  _ screen: TournamentScreen,
  _ tournament: Tournament
) -> HTML {
  let others = screen.may.disqualify ? screen.roster.filter { tournament.mayJoin($0.id, into: row.id) } : []
  if !others.isEmpty {
    details(.class("card more"), .id("join")) {
      summary { t("Join with another entry") }
      form(
        post: TournamentAddress.command("join", on: row.id, in: screen.id),
        as: "join",
        asks: Message("Join the other entry with \(row.displayName)?")
      ) {
        p(.class("hint")) {
          t(
            """
            For one person with two entries. This entry stays, with the arrows of both. Where both have different arrows in \
            an end, you then choose.
            """
          )
        }
        let choices = others.map { Choice($0.id.rawValue, named: $0.displayName) }
        field("other", t("Other entry"), .select(choices), id: "join-other")
        reasonField(id: "join-reason", isRequired: true)
        button(.class("block")) { t("Join the entries") }
      }
    }
  }
}
