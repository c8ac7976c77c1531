import AppKit
import Domain
import GroupChallenges
import Hummingbird
import Pages
import Server
import WireFormat

extension FitnessWeb {
  /// What members do: check in, undo, freeze a day.
  func addCheckIns(to router: Router<SignedInContext>) {
    router.post("groups/:group/check-in") { request, context in
      let form = try await Form(request, context)
      let (account, view) = try await visit(context)
      let zone = form["zone"] == nil ? view.group.rules.zone : try zone(of: form)
      let outcome = try await app.checkIn(
        view.id,
        by: account,
        in: zone,
        on: form["date"],
        note: form["note"],
        as: try form.ticket()
      )
      return try await answer(form, request, outcome.view, account)
    }
    router.post("groups/:group/undo") { request, context in
      let form = try await Form(request, context)
      let (account, view) = try await visit(context)
      let event = EventID(rawValue: try form.text("event"))
      let after = try await app.groups.undo(event, in: view.id, app.context(account))
      return try await answer(form, request, after, account)
    }
    router.post("groups/:group/freeze") { request, context in
      let form = try await Form(request, context)
      let (account, view) = try await visit(context)
      let day = GroupAction.DayOff(date: try form.text("date"), kind: .freeze)
      let context = app.context(account, as: try form.ticket())
      _ = try await app.groups.takeOff(day, about: account.user, in: view.id, context)
      return Response.redirect(to: GroupAddress.part("mine", of: view.id))
    }
  }

  private func answer(_ form: Form, _ request: Request, _ view: GroupView, _ account: Account) async throws -> Response
  {
    if request.wantsJSON { return try .json(view.week(at: app.installation.now())) }
    if request.wantsFragment { return .html(try await fragment(view, account)) }
    let page = form["from"] == "mine" ? GroupAddress.part("mine", of: view.id) : GroupAddress.group(view.id)
    return .redirect(to: page)
  }
}
