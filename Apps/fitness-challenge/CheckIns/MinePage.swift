import Domain
import GroupChallenges
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// A member's own streak and check-ins: the page, the table, and the forms that record.
  func addCheckIns(to site: Site) {
    site.page("groups/:space/mine", beside: groups) { visit in
      let group = try await group(visit)
      let me = group.mine(at: group.now, in: visit.toldZone)
      let view = MineView(me, group, visit.ticket, search: visit.query["search"] ?? "")
      let title = Message("My streak · \(group.about.name)")
      return try page(title, "mine", view, of: group, visit, scripts: ["zone.js"], json: me)
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
      let outcome = try await app.checkIn(
        in: group,
        by: try visit.account(),
        zone: try zone(of: form) ?? group.about.rules.zone,
        entered: entered.map { min($0, group.now) },
        on: form["date"],
        note: form["note"],
        as: try form.ticket()
      )
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
