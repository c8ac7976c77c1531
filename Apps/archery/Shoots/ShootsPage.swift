import ArcheryScoring
import Domain
import Hypertext
import Pages
import Spaces

extension ArcheryPages {
  /// The front page: every shoot by day, the latest first as given.
  ///
  /// `mayFound` says whether this user may make a new one.
  ///
  /// `mayRegister` says whether this user may see the member register.
  func shoots(_ summaries: [TournamentSummary], mayFound: Bool = true, mayRegister: Bool = false)
    throws(TemplateFailure) -> Page
  {
    let body = try content.render("shoots", ShootsView(summaries, mayFound: mayFound, mayRegister: mayRegister))
    return Page(title: "Shoots", body: body, follows: [TournamentLog.space.root], json: summaries)
  }
}

/// Competitions by day, and one's own practice apart from them.
private struct ShootsView {
  /// The shoots of one day: the day that the organiser named, else the day on which they were made.
  struct Day {
    let day: DayView
    let shoots: [ShootSummaryView]
    /// The results of all of them together; nil where only one has begun.
    let combined: String?

    init(_ day: CivilDate, _ summaries: [TournamentSummary]) {
      self.day = DayView(day)
      shoots = summaries.map(ShootSummaryView.init)
      let begun = summaries.filter { $0.status.isStarted }.map(\.id)
      combined = begun.count > 1 ? ShootAddress.combined(begun.reversed()).text : nil
    }
  }

  let create: String?
  let register: String?
  let practise = ShootAddress.practice.text
  let history = ShootAddress.history.text
  let combine = ShootAddress.combined.text
  let hasRunning: Bool
  let running: [ShootSummaryView]
  let days: [Day]
  let hasPractices: Bool
  let practices: [ShootSummaryView]

  init(_ summaries: [TournamentSummary], mayFound: Bool, mayRegister: Bool) {
    register = mayRegister ? RegisterAddress.all.text : nil
    create = mayFound ? ShootAddress.newShoot.text : nil
    running = summaries.filter { $0.isPractice && $0.status.isLive }.map(ShootSummaryView.init)
    practices = summaries.filter { $0.isPractice && !$0.status.isLive }.map(ShootSummaryView.init)
    (hasRunning, hasPractices) = (!running.isEmpty, !practices.isEmpty)
    let byDay = Dictionary(grouping: summaries.filter { !$0.isPractice }, by: \.day)
    days = byDay.sorted { $0.key.dayNumber > $1.key.dayNumber }.map { Day($0.key, $0.value) }
  }
}

private struct ShootSummaryView {
  struct Leader {
    let leads: Message
    let displayName: String
    let totalScore: Int
  }

  let address: String
  let name: String
  let status: Message
  let isLive: Bool
  let roundName: Message
  let archers: Message
  let day: DayView
  let place: String?
  let leader: Leader?

  init(_ summary: TournamentSummary) {
    address = ShootAddress.shoot(summary.id).text
    name = summary.name
    status = summary.status.label
    isLive = summary.status.isLive
    roundName = summary.roundName.message
    archers = Message("\(summary.archers) archers")
    (day, place) = (DayView(summary.day), summary.place)
    leader = summary.leader.map { leader in
      let leads = summary.status == .completed ? Message("First:") : Message("In front:")
      return Leader(leads: leads, displayName: leader.displayName, totalScore: leader.totalScore)
    }
  }
}
