import AppKit
import Domain
import Hypertext
import Pages
import Pinball
import Server

extension PinballWeb {
  /// League scores that come into the practice, and go.
  func addLeagueScores(to site: Site) {
    site.form("practice/league") { visit, form in
      let account = try visit.account()
      let (league, isTrial, id) = (await app.league(), form.has("trial"), try id(of: form))
      let report = try await app.importScores(of: league, for: account, zone: visit.zone, isTrial: isTrial, as: id)
      if visit.wantsJSON { return .send(report) }
      var view = try await files(of: account, visit)
      view.tell(report.lines, isTrial: isTrial)
      if !isTrial, !report.imported.isEmpty { view.back = id }
      return .show(try pages.in(visit).files(view))
    }
    // If league scores are due, the pages that show them submit this form.
    site.form("practice/league/fill") { visit, _ in
      try await app.fillFromLeague(await app.league(), for: visit.account(), zone: visit.zone)
      return .nothing
    }
    site.form("practice/league/purge", asks: true) { visit, form in
      let (account, id) = (try visit.account(), try id(of: form))
      let count = try await app.purgeScores(of: account, zone: visit.zone, as: id)
      if visit.wantsJSON { return .send(["removed": count]) }
      var view = try await files(of: account, visit)
      view.outcome = Message("\(count) league scores removed.")
      (view.isDone, view.back) = (true, id)
      return .show(try pages.in(visit).files(view))
    }
    site.form("practice/league/undo") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      var view = try await files(of: account, visit)
      (view.outcome, view.isDone) = (Message("Undone."), true)
      return .show(try pages.in(visit).files(view))
    }
  }
}
