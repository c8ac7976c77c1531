import Domain
import GroupChallenges
import Hypertext
import Localization
import Pages
import ScoreServer
import Spaces
import WireFormat

extension FitnessSite {
  /// A member's own streak and check-ins: the page, the table, and the forms that record.
  func addCheckIns(to site: Site) {
    let content = site.content
    site.page("groups/:space/mine", beside: groups) { visit in
      let group = try await group(visit)
      let me = group.mine(at: group.now, in: visit.toldZone)
      let search = Search((visit.query["search"] ?? "").trimmingSpaces, content.in(visit).text)
      let title = Message("My streak · \(group.about.name)")
      return page(title, mine(me, group, search), of: group, scripts: ["zone.js"], json: me)
    }
    site.download("groups/:space/mine.csv") { visit in
      let group = try await group(visit)
      return .csv(group.mine(at: group.now).csv, named: "\(group.about.name), check-ins")
    }
    site.form("groups/:space/check-in", joinsDoubleTaps: true) { visit, form in
      let group = try await group(visit)
      // The moment that a form names counts only where it waited for the server, since a phone's clock may be wrong.
      let named = visit.isLate ? form["at"].flatMap { LocalMoment(iso8601: $0)?.time } : nil
      let entered = visit.isLate ? named ?? visit.entered(before: group.now) : nil
      let (account, zone) = (try visit.account(), try zone(of: form))
      let outcome = try await app.checkIn(
        in: group,
        by: account,
        zone: zone ?? group.about.rules.zone,
        entered: entered.map { min($0, group.now) },
        on: form["date"],
        note: form["note"],
        as: try form.ticket()
      )
      if let zone { await app.adopt(zone, for: account.user) }
      return answer(form, visit, outcome.view)
    }
    site.form("groups/:space/undo") { visit, form in
      let event = EventID(rawValue: try form.text("event"))
      let group = try await group(visit)
      return answer(form, visit, try await app.groups(try visit.account()).undo(event, in: group))
    }
    site.form("groups/:space/freeze") { visit, form in
      let day = GroupAction.DayOff(date: try form.text("date"), kind: .freeze)
      let (group, account) = (try await group(visit), try visit.account())
      if day.date > Self.farDate(after: group.mine(at: group.now, in: visit.toldZone).today) { try visit.confirm(form) }
      let entered = visit.isLate ? visit.entered(before: group.now) : nil
      _ = try await app.groups(account)
        .takeOff(day, about: account.user, in: group.id, as: try form.ticket(), entered: entered)
      return .goTo(GroupAddress.part("mine", of: group.id))
    }
  }

  /// The date after which a day off is far ahead, so that a form asks first: a slip of the finger picks another month.
  static func farDate(after today: String) -> String {
    LocalDay.number(ofDate: today).map { "\(CivilDate(dayNumber: $0 + 7))" } ?? today
  }

  private func answer(_ form: Form, _ visit: Visit, _ view: GroupView) -> FormAnswer {
    if visit.wantsJSON, let week = view.week(at: view.now) { return .send(week) }
    return .goTo(form["from"] == "mine" ? GroupAddress.part("mine", of: view.id) : GroupAddress.group(view.id))
  }
}

@HTMLBuilder
private func mine(_ me: MemberScreen, _ group: GroupView, _ search: Search) -> HTML {
  h1 { t("My streak") }
  figures(me)
  picture(me.weeks)
  earlierDay(me, group)
  if group.about.rules.freezes > 0 { freeze(me, group) }
  if !me.daysOff.isEmpty { daysOff(me.daysOff, in: group.id) }
  checkIns(me, search, in: group.id)
  corrections(me.corrections.map { (nil, $0) }, in: group.id)
}

private func earlierDay(_ me: MemberScreen, _ group: GroupView) -> HTML {
  card("add", t("An earlier day")) {
    form(post: GroupAddress.part("check-in", of: group.id), as: "backfill") {
      hidden("zone", "", .data("zone"))
      hidden("at", "", .data("moment"))
      hidden("from", "mine")
      div(.class("fields")) {
        field("date", t("Date"), .date(nil), .required, .max(CivilDate(me.today)), .data("max-today"))
        field("note", t("Note"), .text(nil), .maxlength(200), .autocomplete(.off))
      }
      button(.class("block")) { t("Check in for that day") }
      p(.class("hint")) {
        t("You can do this until one day after the week is over. Other members see that you entered it later.")
      }
    }
  }
}

private func freeze(_ me: MemberScreen, _ group: GroupView) -> HTML {
  card("freeze", t("Freeze a day")) {
    p(.class("hint")) {
      t(
        """
        \(me.freezesLeft) freezes left in these 30 days. A freeze keeps your streak alive on a day without a check-in.
        """
      )
    }
    if me.freezesLeft > 0 {
      form(post: GroupAddress.part("freeze", of: group.id), as: "freeze") {
        field(
          "date",
          t("Date"),
          // Today needs none after a check-in.
          .date(me.hasCheckedInToday ? nil : me.today),
          .required,
          .ask(Message("Freeze a day more than a week ahead?")),
          .data("ask-after", FitnessSite.farDate(after: me.today)),
          id: "freeze-date"
        )
        button(.class("block")) { t("Freeze that day") }
      }
    }
  }
}

private func daysOff(_ days: [MemberScreen.DayOff], in group: GroupID) -> HTML {
  card("days-off", t("Days off")) {
    factList(Array(days.enumerated())) { number, day in
      span {
        spaced {
          strong { time(day.date) }
          span(.class("quiet")) { text(day.words) }
        }
      }
      if day.canBeUndone {
        undo(day.id, in: group, as: "day-off-\(number)", Message("Undo the day off on \(.day(day.date))"))
      }
    }
  }
}

private func undo(_ id: EventID, in group: GroupID, as purpose: String, _ label: Message) -> HTML {
  undoForm(GroupAddress.part("undo", of: group), as: purpose, label) {
    hidden("event", id.rawValue)
    hidden("from", "mine")
  }
}

private func checkIns(_ me: MemberScreen, _ search: Search, in group: GroupID) -> HTML {
  let (shown, searchable) = (50, 10)
  let found = me.entries.filter(search.finds)
  return card("entries", t("Check-ins")) {
    if me.entries.count > searchable {
      let example = Message("Date or note")
      searchField(GroupAddress.part("mine", of: group), Message("Search"), search.words, example: example)
    }
    factList(Array(found.prefix(shown).enumerated()), empty: text(search.none)) { number, entry in
      entryWords(entry)
      if entry.canBeUndone {
        undo(entry.id, in: group, as: "undo-\(number)", Message("Undo the check-in of \(.day(entry.date))"))
      }
    }
    if found.count > shown {
      let (older, month) = (found.count - shown, String(me.today.prefix(7)))
      p(.class("quiet")) {
        t("And \(older) older check-ins. Search for a date, such as \(month), or for a note.")
      }
    }
    p { a(.href(GroupAddress.part("mine.csv", of: group)), .download) { t("All check-ins as a table (CSV)") } }
  }
}

/// What a member looks for among the check-ins.
private struct Search {
  let words: String
  private let language: Localizer

  init(_ words: String, _ language: Localizer) { (self.words, self.language) = (words, language) }

  /// Whether the date, as the page or ISO 8601 writes it, or the note holds the words.
  func finds(_ entry: MemberScreen.Entry) -> Bool {
    words.isEmpty
      || [entry.date, language(.day(entry.date)), entry.note ?? "", entry.source ?? ""]
        .contains { $0.lowercased().contains(words.lowercased()) }
  }

  /// What stands in the place of an empty list.
  var none: Message {
    words.isEmpty
      ? Message("No check-ins yet. Check in on the page of this week, or enter an earlier day above.")
      : Message("No check-ins match.")
  }
}

extension MemberScreen.DayOff {
  fileprivate var words: Message {
    switch (kind, isUsed) {
    case (.freeze, true): Message("Freeze")
    case (.freeze, false): Message("Freeze, not used: you checked in")
    case (.excuse, true): Message("Excused")
    case (.excuse, false): Message("Excused, not used: you checked in")
    }
  }
}
