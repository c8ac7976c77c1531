import AppKit
import Domain
import GroupChallenges
import Hummingbird
import Pages
import Server
import WireFormat

extension FitnessWeb {
  /// Where check-ins come from besides the button: lists, watches and other services.
  func addSources(to router: Router<SignedInContext>) {
    addHooks(to: router)
    router.get("groups/:group/sources") { _, context in
      let (account, view) = try await visit(context)
      return try await sources(view, account)
    }
    router.post("groups/:group/sources/import") { request, context in
      let form = try await Form(request, context)
      let (account, view) = try await visit(context)
      return try await importList(form, view, account)
    }
    router.post("groups/:group/sources/connect") { request, context in
      let name = try await Form(request, context).text("name")
      let (account, view) = try await visit(context)
      let secret = try await app.hooks.make(for: account.user, in: view.id, named: name)
      return try await sources(view, account, made: frame.address(context) + GroupAddress.hook(secret).text)
    }
    router.post("groups/:group/sources/end") { request, context in
      let hook = try await Form(request, context).text("hook")
      let (account, view) = try await visit(context)
      try await app.hooks.end(hook, of: account.user)
      return Response.redirect(to: GroupAddress.part("sources", of: view.id))
    }
  }

  private func importList(_ form: Form, _ view: GroupView, _ account: Account) async throws -> Response {
    let isTrial = form.has("trial")
    let zone = form.has("zone") ? try self.zone(of: form) : view.group.rules.zone
    do {
      let list = try WorkoutList(form.verbatim("list"), zone: zone, now: app.installation.now())
      let context = app.context(account)
      let report = try await app.groups.record(list.workouts, from: "csv", in: view.id, context, isTrial: isTrial)
      let told = SourcesView.Told(report, list: form.verbatim("list"), isTrial: isTrial)
      return try await sources(view, account, told: told)
    } catch GroupError.invalid(let sentence) {
      return try await sources(view, account, told: SourcesView.Told(sentence, list: form.verbatim("list")))
    }
  }

  private func sources(
    _ view: GroupView,
    _ account: Account,
    made: String? = nil,
    told: SourcesView.Told? = nil
  ) async throws -> Response {
    let hooks = try await app.hooks.open(of: account.user, in: view.id)
    let page = SourcesView(view, hooks, made: made, told: told)
    return .html(try pages.sources(page, signedIn: account.displayName))
  }
}

extension FitnessApp {
  var hooks: Hooks { Hooks(installation: installation) }
}
