import ArcheryScoring
import Pages

extension ArcheryPages {
  /// The form that starts a practice; `entry` is what was chosen last, or what is shown again because it was wrong.
  func practice(_ entry: NewShootEntry, problem: String? = nil, ticket: FormTicket) throws(TemplateFailure) -> Page {
    let body = try content.render("practice", PracticeView(entry, problem: problem, ticket: ticket))
    return Page(title: "Practise", body: body, scripts: ["own-round.js"])
  }
}

private struct PracticeView {
  let action = ShootAddress.practice.text
  let problem: String?
  let hidden: [HiddenField]
  let families: [RoundFamilyView]
  let custom: CustomRoundView
  let bows: [OptionView]
  let guests: String
  let hasGuests: Bool

  init(_ entry: NewShootEntry, problem: String?, ticket: FormTicket) {
    self.problem = problem
    hidden = [ticket.field(for: "practice")]
    families = RoundFamilyView.all(for: entry, isPractice: true)
    custom = CustomRoundView(entry)
    bows = OptionView.bows(entry.bow)
    guests = entry.guests
    hasGuests = !guests.isEmpty
  }
}
