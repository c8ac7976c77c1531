import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server

extension PinballWeb {
  /// League scores that come into the practice, and go.
  func addLeagueScores(to router: Router<SignedInContext>) {
    router.post("practice/league") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let (league, isTrial) = (await app.league(), form.has("trial"))
      do {
        let done = try await app.importScores(of: league, for: account, zone: zone(request), isTrial: isTrial)
        if request.wantsJSON { return try Response.json(done.report) }
        var view = try await files(of: account)
        view.tell(done.report.lines, isTrial: isTrial)
        if !isTrial, !done.report.imported.isEmpty { view.undo = .init(back: done.back) }
        return try html(view, account)
      } catch let refusal as PracticeRefusal {
        if request.wantsJSON { throw refusal }
        var view = try await files(of: account)
        view.problem = refusal.description
        return try html(view, account)
      }
    }
    router.post("practice/league/purge") { request, context in
      let account = try context.requireAccount()
      let (count, back) = try await app.purgeScores(of: account, zone: zone(request))
      if request.wantsJSON { return try Response.json(["removed": count]) }
      var view = try await files(of: account)
      view.outcome = "\(Words.count(count, "league score", "league scores")) taken away."
      (view.isDone, view.undo) = (true, .init(back: back))
      return try html(view, account)
    }
    router.post("practice/league/undo") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.takeBack(try form.text("back"), of: account)
      var view = try await files(of: account)
      (view.outcome, view.isDone) = ("Undone.", true)
      return try html(view, account)
    }
  }
}
