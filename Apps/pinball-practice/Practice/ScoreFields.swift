import Domain
import Hypertext
import Pages
import Pinball

/// The field of a score, which shows the number that it reads: `entry.js`.
///
/// - Parameters:
///   - score: What was typed.
///   - decimal: The mark before fractions.
///   - isFirst: Whether the score is what the form is for: it is required.
///   - beside: What stands beside the control.
/// - Returns: The field.
func scoreField(
  _ score: String,
  _ decimal: DecimalMark,
  isFirst: Bool = false,
  @HTMLBuilder beside: () -> HTML = { .empty }
) -> HTML {
  let mark = String(decimal.rawValue)
  func unit(_ letter: String, _ label: Message) -> HTML {
    button(.type(.button), .data("append", letter), .label(label)) { text(letter) }
  }
  return field(
    "score",
    t("Score"),
    .text(score),
    .required(isFirst),
    .data("focus", isFirst),
    .inputmode(.decimal),
    .autocomplete(.off),
    .maxlength(30),
    .data("score", mark),
    .data("grouped"),
    hintID: "score-read",
    box: [.class("field score-field")]
  ) {
    beside()
    div(.class("score-units"), .data("score-units"), .hidden) {
      unit("000", Message("Add three zeros"))
      unit("M", Message("Add M for millions"))
      unit("B", Message("Add B for billions"))
    }
    output(.class("hint"), .id("score-read"), .for("score")) { t("You can type 12\(mark)5M for millions.") }
  }
}

/// Where a score was played: in what, and at which place.
@HTMLBuilder
func placeFields(context: String, tournament: String, location: String, venues: [String]) -> HTML {
  field(
    "context",
    t("Played in"),
    .select(ScoreContext.known, ScoreContext(rawValue: context), \.title),
    .data("shows")
  )
  field(
    "tournament",
    t("Name of the tournament"),
    .text(tournament),
    .maxlength(200),
    .autocomplete(.off),
    box: [.data("for", "context-tournament")]
  )
  field("location", t("Location"), .text(location), .maxlength(200), .autocomplete(.off), .list("locations")) {
    datalist(.id("locations")) { for venue in venues { Tag.option(.value(venue)) } }
  }
}
