import Domain
import Foundation
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The page about the league and the app.
  ///
  /// The league's own text comes first, then what the owner of the server tells about the league.
  func about(_ league: ContentChoice?, _ notes: LeagueNotes, text: MarkdownDocument?) -> Page {
    Page(title: Message("About"), body: aboutPage(league, notes, text), follows: LeagueContent.paths)
  }
}

/// The site of the Lansing Pinball League, whose rules are known; the owner may tell those of any other.
private let lansing = "pillyliu.com"

@HTMLBuilder
private func aboutPage(_ league: ContentChoice?, _ notes: LeagueNotes, _ text: MarkdownDocument?) -> HTML {
  h1 { t("About") }
  if let league { aboutLeague(site: league.website, notes, text) }
  section(.class("card")) {
    h2 { t("This app") }
    p {
      t(
        "The app keeps your league's files on this machine, so you can read them without a network. It fetches newer files when there is a network. Your practice stays on this machine unless you turn sync on."
      )
    }
    p { a(.href(PinballAddress.content)) { league == nil ? t("Add your league") : t("See the league's files") } }
  }
}

private func aboutLeague(site: String?, _ notes: LeagueNotes, _ document: MarkdownDocument?) -> HTML {
  // The owner's own words, paragraph by paragraph.
  let rules = notes.rules.split(whereSeparator: \.isNewline)
  return section(.class("card")) {
    h2 { t("The league") }
    if let document { article(.class("rules")) { HTML(trusted: document.html(headingOffset: 2)) } }
    for rule in rules { p { text(String(rule)) } }
    if rules.isEmpty, document == nil, site.flatMap({ URL(string: $0)?.host() }) == lansing {
      ul {
        li {
          t(
            "A season has 8 meetings, on the second and fourth Tuesday of a month. Two banks are usually played on each date."
          )
        }
        li { t("Players who came to at least 4 of the 8 meetings may play in the finals.") }
      }
    }
    p { t("The league works out the totals of a season. This app shows the league's figures.") }
    ul(.class("list legend")) {
      if let site = site.flatMap(ElsewhereAddress.init) {
        li { a(.href(site), .elsewhere) { t("The league's site") } }
      }
      if let group = notes.link.flatMap(ElsewhereAddress.init) {
        li { a(.href(group), .elsewhere) { t("The league's group") } }
      }
    }
  }
}
