import ArcheryScoring
import Domain
import Hypertext
import Pages

/// One session: its bales, the archers without a place, and its settings.
func targetLine(
  _ session: LineSession,
  _ number: Int,
  _ tournament: Tournament,
  _ wishes: [PlayerID: String]
) -> HTML {
  let line = TargetLine(session, tournament, wishes)
  let id = session.id.rawValue
  return section(.class("card line"), .labelled(by: "line-\(id)"), .data("session", id)) {
    h2(.id("line-\(id)")) { bdi(session.title) }
    p(.class("category-facts")) { text(session.facts(archers: line.archers.count)) }
    div(.class("actions")) {
      form(post: TournamentAddress.page("targets", tournament.id, "assign"), as: "assign\(number)") {
        hidden("session", id)
        button(.class("primary")) { t("Assign all") }
        button(.name("rest"), .value("yes")) { t("Place the rest") }
      }
    }
    ol(.class("bales")) { for bale in tournament.bales(in: session) { line.bale(bale.number, bale.places) } }
    line.waiting
    details(.class("more"), .id("session-\(number)")) {
      summary(.class("button")) { t("Change the session") }
      sessionForm(session, key: "\(number)", tournament.id)
      sessionCommands(session, key: "\(number)", isRemovable: number > 0, tournament.id)
    }
  }
}

/// The bales of one session with their archers.
private struct TargetLine {
  let session: LineSession
  let tournament: Tournament
  let archers: [Participant]
  private let wishes: [PlayerID: String]
  private let names: [PlayerID: String]
  private let faults: [Int: [TargetFault]]

  init(_ session: LineSession, _ tournament: Tournament, _ wishes: [PlayerID: String]) {
    (self.session, self.tournament, self.wishes) = (session, tournament, wishes)
    archers = tournament.archers(in: session)
    names = tournament.displayNames
    faults = Dictionary(grouping: tournament.targetFaults(in: session), by: \.number)
  }

  func bale(_ number: Int, _ places: [TargetPlace]) -> HTML {
    li(.class("bale")) {
      h3 { t("Target \(String(number))") }
      // The faults that the organiser should mend.
      for fault in faults[number] ?? [] { p(.class("flag")) { text(fault.text) } }
      ol(.class("list")) { for place in places { self.place(place) } }
    }
  }

  private func place(_ place: TargetPlace) -> HTML {
    let isSecondDetail = session.detail(of: place) == 2
    return li(.class("bale-place", isSecondDetail ? "second-detail" : nil), .data("place", place.text)) {
      span(.class("bale-letter")) { text(place.letter.map(String.init) ?? "") }
      // Several where a place was given out twice.
      for archer in archers where archer.target == place { chip(archer) }
    }
  }

  @HTMLBuilder var waiting: HTML {
    let waiting = archers.filter { $0.target == nil }
    if !waiting.isEmpty {
      h3 { t("Without a place") }
      ul(.class("list waiting"), .data("place")) { for archer in waiting { li { chip(archer) } } }
    }
  }

  private func chip(_ archer: Participant) -> HTML {
    span(.class("chip"), Attribute("draggable", "true"), .data("archer", archer.id.rawValue)) {
      bdi(names[archer.id] ?? "")
      if archer.entrant.isLocked, archer.target != nil {
        text(" ")
        span(.unread) { text("🔒") }
        span(.class("unseen")) { t("locked") }
      }
      span(.class("row-note")) {
        spaced {
          if tournament.hasCategories, let category = tournament.category(of: archer.id) { text(category.title) }
          if let club = archer.entrant.club { text(club) }
        }
      }
      if let wish = wishes[archer.id] {
        span(.class("row-note wish")) {
          spaced {
            span(.class("unseen")) { t("Wish:") }
            Tag.q { bdi(wish) }
          }
        }
      }
    }
  }
}

/// The settings of a session, or those of a new one.
func sessionForm(_ session: LineSession?, key: String, _ shoot: TournamentID) -> HTML {
  let shown = session ?? LineSession("", name: "", targets: 20)
  return form(post: TournamentAddress.page("targets", shoot, "sessions"), as: "session-\(key)") {
    if let session { hidden("session", session.id.rawValue) }
    div(.class("fields")) {
      field(
        "name",
        t("Name"),
        .text(shown.name),
        .required,
        .maxlength(64),
        .autocomplete(.off),
        id: "session-name-\(key)"
      )
      field("date", t("Date"), .date(shown.date), id: "session-date-\(key)")
      field("start", t("Start"), .timeOfDay(shown.start), id: "session-start-\(key)")
    }
    div(.class("fields")) {
      sessionNumber("firstTarget", t("First target"), shown.firstTarget, id: "session-first-\(key)")
      sessionNumber("targets", t("Number of targets"), shown.targets, id: "session-targets-\(key)")
      sessionNumber("perTarget", t("Archers per target"), shown.perTarget, in: 1...6, id: "session-per-\(key)")
    }
    choice("details", .checkbox("yes", isOn: shown.details == 2)) { strong { t("Two details, AB and CD") } }
    choice("shares", .checkbox("yes", isOn: shown.sharesTargets)) {
      strong { t("Categories of one distance and face share targets") }
    }
    button(.class("block")) { t("Save") }
  }
}

private func sessionNumber(
  _ name: String,
  _ title: HTML,
  _ number: Int,
  in range: ClosedRange<Int> = 1...999,
  id: String
) -> HTML {
  field(name, title, .number("\(number)", in: range), .required, id: id)
}

@HTMLBuilder
private func sessionCommands(
  _ session: LineSession,
  key: String,
  isRemovable: Bool,
  _ shoot: TournamentID
) -> HTML {
  form(post: TournamentAddress.page("targets", shoot, "close"), as: "close-\(key)") {
    hidden("session", session.id.rawValue)
    if session.isClosed {
      button(.name("open"), .value("yes")) { t("Reopen the session") }
    } else {
      p(.class("hint")) { t("The links on the score cards of a closed session do not work.") }
      button { t("Close the session") }
    }
  }
  if isRemovable {
    form(
      post: TournamentAddress.page("targets", shoot, "remove"),
      as: "remove-\(key)",
      asks: Message(
        "Remove this session? Its archers go to the first one. Archers whose place is taken there lose it."
      )
    ) {
      hidden("session", session.id.rawValue)
      button(.class("danger")) { t("Remove the session") }
    }
  }
}
