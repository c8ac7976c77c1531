import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  func addLeagueScores(to site: Site) {
    site.form("practice/league") { visit, form in
      let account = try visit.account()
      let (league, isTrial, id) = (await app.league(), form.has("trial"), try id(of: form))
      let report = try await app.importScores(of: league, for: account, zone: visit.zone, isTrial: isTrial, as: id)
      if visit.wantsJSON { return .send(report) }
      var page = try await files(of: account)
      page.tell(report.lines, isTrial: isTrial)
      if !isTrial, !report.imported.isEmpty { page.back = id }
      return .show(pages.files(page))
    }
    // If league scores are due, the pages that show them submit this form.
    site.form("practice/league/fill") { visit, _ in
      try await app.fillFromLeague(await app.league(), for: visit.account(), zone: visit.zone)
      return .nothing
    }
    site.form("practice/league/purge") { visit, form in
      let (account, id) = (try visit.account(), try id(of: form))
      let count = try await app.purgeScores(of: account, zone: visit.zone, as: id)
      if visit.wantsJSON { return .send(["removed": count]) }
      var page = try await files(of: account)
      page.outcome = Message("\(count) league scores removed.")
      (page.isDone, page.back) = (true, id)
      return .show(pages.files(page))
    }
    site.form("practice/league/undo") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      var page = try await files(of: account)
      (page.outcome, page.isDone) = (Message("Undone."), true)
      return .show(pages.files(page))
    }
  }
}
