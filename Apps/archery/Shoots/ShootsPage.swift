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
  func shoots(_ summaries: [TournamentSummary], mayFound: Bool = true, mayRegister: Bool = false) -> Page {
    let body = HTML {
      h1 { t("Shoots") }
      div(.class("actions")) {
        buttonLink(TournamentAddress.practice) { t("Practise") }
        if mayFound { a(.class("button primary"), .href(TournamentAddress.newShoot)) { t("New shoot") } }
      }
      let practices = summaries.filter(\.isPractice)
      shootList("running-title", t("Practice, not finished"), practices.filter(\.status.isLive))
      shootDays(summaries.filter { !$0.isPractice }, mayFound: mayFound)
      shootList("practice-title", t("Practice"), practices.filter { !$0.status.isLive })
      p(.class("quiet")) {
        spaced(by: " · ") {
          a(.href(TournamentAddress.history)) { t("My scores") }
          a(.href(TournamentAddress.combined)) { t("Combine results") }
          if mayRegister { a(.href(RegisterAddress.all)) { t("Member register") } }
          a(.href(WebAddress("join"))) { t("Join with a code") }
        }
      }
    }
    let live = summaries.filter(\.status.isLive).prefix(10).map { TournamentAddress.shoot($0.id) }
    return Page(
      title: "Shoots",
      body: body,
      follows: [TournamentLog.space.root],
      keeps: live + [TournamentAddress.combined],
      json: summaries
    )
  }
}

/// Competitions by day: the day that the organiser named, else the day on which they were made.
@HTMLBuilder
private func shootDays(_ summaries: [TournamentSummary], mayFound: Bool) -> HTML {
  let days = Dictionary(grouping: summaries, by: \.day).sorted { $0.key.dayNumber > $1.key.dayNumber }
  for (day, shoots) in days {
    shootList("day-\(day)", time(day), shoots) {
      // The results of all of them together.
      let begun = shoots.filter(\.status.isStarted).map(\.id)
      if begun.count > 1 {
        p { a(.href(TournamentAddress.combined(begun.reversed()))) { t("Results of this day combined") } }
      }
    }
  }
  if days.isEmpty {
    div(.class("card")) {
      h2 { t("No shoot yet") }
      p {
        if mayFound {
          t("Choose a round, add archers and start.")
        } else {
          t("Ask the organiser for an invite, then \(a: "join", .href(WebAddress("join"))).")
        }
      }
    }
  }
}

/// Shoots under a heading, whose id names them; nothing for none.
@HTMLBuilder
private func shootList(
  _ id: String,
  _ title: HTML,
  _ shoots: [TournamentSummary],
  @HTMLBuilder after: () -> HTML = { .empty }
) -> HTML {
  if !shoots.isEmpty {
    section(.labelled(by: id)) {
      h2(.id(id), .class("day")) { title }
      for shoot in shoots { shootLink(shoot) }
      after()
    }
  }
}

private func shootLink(_ shoot: TournamentSummary) -> HTML {
  cardLink(TournamentAddress.shoot(shoot.id), bdi(shoot.name), badge: statusBadge(shoot.status)) {
    span {
      spaced(by: " · ") {
        text(shoot.roundName.message)
        t("\(shoot.archers) archers")
        time(shoot.day)
        if let place = shoot.place { bdi(place) }
      }
    }
    if let leader = shoot.leader {
      span {
        spaced {
          shoot.status == .completed ? t("First:") : t("In front:")
          bdi(leader.displayName)
          strong { text(leader.totalScore) }
        }
      }
    }
  }
}
