import ArcheryScoring
import Domain
import Pages

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
  let problem: String?
  let xTitle: String?
  let tenTitle: String

  /// nil before the start, in practice, and for those who may not.
  ///
  /// - Parameters:
  ///   - archer: Whose sheet it is.
  ///   - tournament: The shoot.
  ///   - user: Who looks.
  ///   - name: What the user is called who checked it.
  ///   - problem: What the last attempt found.
  ///   - ticket: The form's.
  init?(
    _ archer: Participant,
    in tournament: Tournament,
    for user: UserID,
    name: (UserID) -> String,
    problem: String?,
    ticket: FormTicket
  ) {
    let may = user == tournament.createdBy || archer.isScoreable(by: user)
    guard may, tournament.status.isStarted, !tournament.isPractice, tournament.sheet(of: archer.id).isBegun else {
      return nil
    }
    action = ShootAddress.command("check", on: archer.id, in: tournament.id).text
    hidden = [ticket.field(for: "check")]
    check = tournament.paperCheck(of: archer.id).map { check in
      let moment = MomentView(check.at)
      return Check(who: name(check.by), date: moment.date, timestamp: moment.timestamp)
    }
    self.problem = problem
    (xTitle, tenTitle) = (tournament.countTitles.x, tournament.countTitles.ten)
  }
}
