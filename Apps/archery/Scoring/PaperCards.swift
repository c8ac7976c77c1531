import ArcheryScoring
import Domain
import Hypertext
import Pages

// The parts of an archer's page that correct a sheet, or compare it with paper.

/// A sheet beside the one on paper; nothing before the start, in practice, and for users without the right.
@HTMLBuilder
func paperCard(
  _ archer: Participant,
  in tournament: Tournament,
  for user: UserID,
  name: (UserID) -> String
) -> HTML {
  let may = tournament.organises(user) || archer.isScoreable(by: user)
  if may, tournament.status.isStarted, !tournament.isPractice, tournament.sheet(of: archer.id).isBegun {
    section(.class("card"), .labelled(by: "paper-title"), .id("paper")) {
      h2(.id("paper-title")) { t("Check against paper") }
      if let check = tournament.paperCheck(of: archer.id) {
        p {
          t(
            "\(span: "Checked", .class("badge good")) against paper by \(bdi: name(check.by)), \(time: check.at)."
          )
        }
      }
      paperForm(
        TournamentAddress.command("check", on: archer.id, in: tournament.id),
        tournament.countTitles(of: archer.id)
      )
    }
  }
}

private func paperForm(_ address: WebAddress, _ titles: CountTitles) -> HTML {
  func count(_ name: String, _ title: HTML, _ isRequired: Attribute = .none) -> HTML {
    field(name, title, .number(nil, in: 0...1_000_000), isRequired, id: "paper-\(name)")
  }
  return form(post: address, as: "check") {
    p(.class("hint")) { t("Enter the totals from the paper sheet. Leave a count empty if the sheet has none.") }
    div(.class("fields")) {
      count("total", t("Total"), .required)
      if let x = titles.x { count("x", text(x.message)) }
      count("tens", text(titles.ten.message))
      if let nine = titles.nine { count("nines", text(nine.message)) }
    }
    button(.class("block")) { t("Compare") }
  }
}

/// An archer's sheet with the forms that correct any arrow of it, and that move an end to another archer.
///
/// Nothing before the first arrow, and for readers who may not.
@HTMLBuilder
func judgeCards(_ row: TournamentScreen.RosterRow, in screen: TournamentScreen, _ tournament: Tournament) -> HTML {
  let cards = tournament.archerSheet(of: row.id).ends
  if row.mayEdit, !cards.isEmpty {
    details(.class("card more"), .id("judge")) {
      summary { t("Correct an arrow") }
      enteredEnds(cards)
      correctForm(TournamentAddress.command("correct", on: row.id, in: tournament.id), tournament.round(of: row.id))
    }
    let others = screen.roster.filter { $0.id != row.id && $0.status == .active }
    if screen.may.decide, tournament.status == .inProgress, !others.isEmpty {
      details(.class("card more"), .id("move-end")) {
        summary { t("Move an end to another archer") }
        moveForm(
          TournamentAddress.command("move-end", on: row.id, in: tournament.id),
          ends: tournament.round(of: row.id).ends,
          to: others
        )
      }
    }
  }
}

private func enteredEnds(_ cards: [EndCard]) -> HTML {
  table {
    thead {
      tr {
        column(t("End"))
        column(t("Arrows, as entered"))
        column(t("Total"), isNumber: true)
      }
    }
    tbody {
      for card in cards {
        tr {
          th(.scope(.row)) { text(card.number) }
          td { text(card.arrows.map(\.token).joined(separator: " ")) }
          td(.class("number")) { text(card.total) }
        }
      }
    }
  }
}

private func correctForm(_ address: WebAddress, _ round: Round) -> HTML {
  var tokens: [String] = []
  for token in round.passes.flatMap(\.scoringSystem.buttons).map(\.token) where !tokens.contains(token) {
    tokens.append(token)
  }
  let arrows = round.passes.map(\.arrowsPerEnd).max() ?? 1
  return form(post: address, as: "correct") {
    div(.class("fields")) {
      field("end", t("End"), .number(nil, in: 1...round.ends), .required, id: "judge-end")
      field("arrow", t("Arrow"), .number(nil, in: 1...arrows), .required, id: "judge-arrow")
    }
    field("value", t("New value"), .select(tokens.map { Choice($0, named: $0) }), id: "judge-value")
    reasons()
    button(.class("block")) { t("Save correction") }
  }
}

private func moveForm(_ address: WebAddress, ends: Int, to archers: [TournamentScreen.RosterRow]) -> HTML {
  form(post: address, as: "move-end") {
    p(.class("hint")) {
      t(
        "For an end that was entered for the wrong archer. If the other archer has this end, too, the two are exchanged."
      )
    }
    div(.class("fields")) {
      field("end", t("End"), .number(nil, in: 1...ends), .required, id: "move-number")
      let others = archers.map { Choice($0.id.rawValue, named: $0.displayName) }
      field("to", t("Shot by"), .select(others), id: "move-to")
    }
    field("reason", t("Reason"), .text(nil), .maxlength(200), .autocomplete(.off), .required, id: "move-reason")
    button(.class("block")) { t("Move the end") }
  }
}
