import ArcheryScoring
import WebPages

extension ArcheryPages {
  /// The front page: every shoot, the latest first as given.
  ///
  /// `mayFound` says whether this user may make a new one.
  func shoots(
    _ summaries: [TournamentSummary],
    mayFound: Bool = true,
    signedIn: String?
  ) throws(TemplateFailure) -> HTML {
    let create = mayFound ? ShootAddress.newShoot.text : nil
    let view = ShootsView(create: create, shoots: summaries.map(ShootSummaryView.init))
    let page = Page(
      title: "Shoots",
      body: try templates.render("shoots", view),
      scripts: ["times.js"],
      signedIn: signedIn
    )
    return try shell.document(page)
  }
}

private struct ShootsView {
  let create: String?
  let shoots: [ShootSummaryView]
}

private struct ShootSummaryView {
  struct Leader {
    let leads: String
    let displayName: String
    let totalScore: Int
  }

  let address: String
  let name: String
  let status: String
  let isLive: Bool
  let roundName: String
  let archers: String
  let date: String
  let timestamp: String
  let leader: Leader?

  init(_ summary: TournamentSummary) {
    let moment = MomentView(summary.createdAt)
    address = ShootAddress.shoot(summary.id).text
    name = summary.name
    status = summary.status.label
    isLive = summary.status.isLive
    roundName = summary.roundName
    archers = Words.count(summary.archers, "archer", "archers")
    date = moment.date
    timestamp = moment.timestamp
    leader = summary.leader.map { leader in
      let leads = summary.status == .completed ? "First:" : "In front:"
      return Leader(leads: leads, displayName: leader.displayName, totalScore: leader.totalScore)
    }
  }
}
