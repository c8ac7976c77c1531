import ArcheryScoring
import Domain
import Hypertext
import Pages

// What the template of an archer's page shows, until that page is a value with `paperCard` and `judgeCards`: then this file
// goes, and so do the templates `paper`, `judge` and `reasons`.

/// A sheet beside the one on paper; what the template `paper` sees.
struct PaperView {
  struct Check {
    let who: String
    let date: String
    let timestamp: String
  }

  let action: String
  let hidden: [HiddenField]
  /// The check that holds; nil for none.
  let check: Check?
  let xTitle: Message?
  let tenTitle: Message
  let nineTitle: Message?

  /// Creates the view; nil before the start, in practice, and for users without the right.
  ///
  /// - Parameters:
  ///   - archer: The archer of the sheet.
  ///   - tournament: The shoot.
  ///   - user: The reader.
  ///   - name: Returns the name of the user who checked the sheet.
  ///   - ticket: The form's ticket.
  init?(
    _ archer: Participant,
    in tournament: Tournament,
    for user: UserID,
    name: (UserID) -> String,
    ticket: FormTicket
  ) {
    let may = tournament.organises(user) || archer.isScoreable(by: user)
    guard may, tournament.status.isStarted, !tournament.isPractice, tournament.sheet(of: archer.id).isBegun else {
      return nil
    }
    action = ShootAddress.command("check", on: archer.id, in: tournament.id).text
    hidden = [ticket.field(for: "check")]
    check = tournament.paperCheck(of: archer.id).map { check in
      let moment = MomentView(check.at)
      return Check(who: name(check.by), date: moment.date, timestamp: moment.timestamp)
    }
    let titles = tournament.countTitles(of: archer.id)
    (xTitle, tenTitle, nineTitle) = (titles.x?.message, titles.ten.message, titles.nine?.message)
  }
}

/// An archer's sheet with the form that corrects any arrow of it; what the template `judge` sees.
struct JudgeView {
  struct End {
    let number: Int
    let tokens: String
    let total: Int
  }

  let action: String
  let hidden: [HiddenField]
  let ends: [End]
  let lastEnd: Int
  let arrows: Int
  let values: [OptionView]
  /// Moves an end to another archer; nil for readers other than the organiser.
  let move: Move?

  /// The form for an end that was entered for the wrong archer.
  struct Move {
    let action: String
    let hidden: [HiddenField]
    let archers: [OptionView]
  }

  /// nil before the first arrow, and for readers who may not.
  init?(_ row: TournamentScreen.RosterRow, in screen: TournamentScreen, _ tournament: Tournament, ticket: FormTicket) {
    let cards = tournament.archerSheet(of: row.id).ends
    guard row.mayEdit, !cards.isEmpty else { return nil }
    action = ShootAddress.command("correct", on: row.id, in: tournament.id).text
    hidden = [ticket.field(for: "correct")]
    ends = cards.map { card in
      End(number: card.number, tokens: card.arrows.map(\.token).joined(separator: " "), total: card.total)
    }
    let round = tournament.round(of: row.id)
    lastEnd = round.ends
    arrows = round.passes.map(\.arrowsPerEnd).max() ?? 1
    var tokens: [String] = []
    for token in round.passes.flatMap(\.scoringSystem.buttons).map(\.token) where !tokens.contains(token) {
      tokens.append(token)
    }
    values = tokens.map { OptionView($0, Message(verbatim: $0), "", isChosen: false) }
    let others = screen.roster.filter { $0.id != row.id && $0.status == .active }
    let mayMove = screen.may.decide && tournament.status == .inProgress && !others.isEmpty
    move =
      mayMove
      ? Move(
        action: ShootAddress.command("move-end", on: row.id, in: tournament.id).text,
        hidden: [ticket.field(for: "move-end")],
        archers: others.map { OptionView($0.id.rawValue, Message(verbatim: $0.displayName), "", isChosen: false) }
      ) : nil
  }
}
