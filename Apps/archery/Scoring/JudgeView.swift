import ArcheryScoring
import Domain
import Pages

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

  /// nil before the first arrow, and for those who may not.
  init?(_ row: TournamentScreen.RosterRow, in tournament: Tournament, ticket: FormTicket) {
    let cards = tournament.archerSheet(of: row.id).ends
    guard row.mayEdit, !cards.isEmpty else { return nil }
    action = ShootAddress.command("correct", on: row.id, in: tournament.id).text
    hidden = [ticket.field(for: "correct")]
    ends = cards.map { card in
      End(number: card.number, tokens: card.arrows.map(\.token).joined(separator: " "), total: card.total)
    }
    lastEnd = tournament.round.ends
    arrows = tournament.round.passes.map(\.arrowsPerEnd).max() ?? 1
    var tokens: [String] = []
    for token in tournament.round.passes.flatMap(\.scoringSystem.buttons).map(\.token) where !tokens.contains(token) {
      tokens.append(token)
    }
    values = tokens.map { OptionView($0, $0, "", isChosen: false) }
  }
}
