import Domain
import Foundation
import Hypertext
import Pages

extension PinballPages {
  func about(site: String?, notes: LeagueNotes, hasLeague: Bool) -> Page {
    Page(title: Message("About"), body: aboutPage(site: site, notes, hasLeague: hasLeague))
  }
}

/// The site of the Lansing Pinball League, whose rules are known; the owner may tell those of any other.
private let lansing = "pillyliu.com"

@HTMLBuilder
private func aboutPage(site: String?, _ notes: LeagueNotes, hasLeague: Bool) -> HTML {
  h1 { t("About") }
  if hasLeague { aboutLeague(site: site, notes) }
  section(.class("card")) {
    h2 { t("This app") }
    p {
      t(
        "The app keeps your league's files on this machine, so you can read them without a network. It fetches newer files when there is a network. Your practice stays on this machine unless you turn sync on."
      )
    }
    p { a(.href(PinballAddress.content)) { hasLeague ? t("See the league's files") : t("Add your league") } }
  }
}

private func aboutLeague(site: String?, _ notes: LeagueNotes) -> HTML {
  // The owner's own words, paragraph by paragraph.
  let rules = notes.rules.split(whereSeparator: \.isNewline)
  return section(.class("card")) {
    h2 { t("The league") }
    for rule in rules { p { text(String(rule)) } }
    if rules.isEmpty, site.flatMap({ URL(string: $0)?.host() }) == lansing {
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
