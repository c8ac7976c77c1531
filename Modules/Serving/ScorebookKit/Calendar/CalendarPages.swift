import Domain
import Hypertext
import Pages
import ScoreServer

/// The signed-in account's dates: the page `/calendar`, a file to save, and an address for calendar programs.
struct CalendarPages: Sendable {
  private static let download = WebAddress("calendar.ics")

  let frame: WebFrame
  let content: SiteContent
  private var hooks: Hooks { frame.installation.hooks }

  func add(to site: Site) {
    site.page("calendar") { visit in try await page(visit) }
    site.form("calendar/address") { visit, _ in
      let secret = try await hooks.makeCalendarLink(for: visit.account().user)
      return .show(try await page(visit, made: frame.address(visit.context) + CalendarLink.address(secret).text))
    }
    site.form("calendar/end") { visit, _ in
      try await hooks.endCalendarLink(of: visit.account().user)
      return .goTo(WebAddress("calendar"))
    }
    site.download("calendar.ics") { visit in try await file(of: visit.account(), visit, name: "calendar.ics") }
    // A secret has 160 bits, so the rate of requests of an address is limit enough.
    site.download("hooks/:secret/calendar.ics") { visit in
      try await file(of: try await hooks.calendarOwner(of: visit.part("secret")), visit)
    }
  }

  private func file(of account: Account, _ visit: Visit, name: String? = nil) async throws -> Download {
    let file = CalendarFile(
      try await frame.installation.calendar(of: account),
      of: frame.installation.app,
      for: account.user,
      at: frame.installation.clock.now(),
      in: content.in(visit).text,
      site: frame.address(visit.context)
    )
    return Download(Array(file.text.utf8), as: CalendarFile.contentType, name: name)
  }

  /// The page; with an address that was just created, which it shows once.
  private func page(_ visit: Visit, made: String? = nil) async throws -> Page {
    let account = try visit.account()
    let date = try await hooks.calendarLinkDate(of: account.user)
    // Somewhere it is still yesterday.
    let yesterday = ZoneTable.utc.day(of: frame.installation.clock.now()) - 1
    let entries = try await frame.installation.calendar(of: account).filter { $0.day.dayNumber >= yesterday }
    let body = HTML {
      crumbs(WebAddress("inbox")) { t("Notices") }
      h1 { t("Calendar") }
      factList(entries, empty: t("No dates yet.")) { entry in
        title(of: entry)
        time(of: entry)
      }
      p { a(.class("button"), .href(Self.download), .download) { t("Save for a calendar") } }
      link(made: made, date)
    }
    return Page(title: "Calendar", body: body)
  }
}

private func title(of entry: CalendarEntry) -> HTML {
  span {
    spaced {
      if let page = entry.page { a(.href(page)) { bdi(entry.title) } } else { bdi(entry.title) }
      if let place = entry.place { bdi(place) }
    }
  }
}

@HTMLBuilder
private func time(of entry: CalendarEntry) -> HTML {
  switch entry.when {
  case .day(let day): Hypertext.time(day, .date, .class("quiet"))
  case .clock(let day, let clock):
    span(.class("quiet")) {
      spaced {
        Hypertext.time(day)
        text("\(clock)")
      }
    }
  case .between(let start, _): Hypertext.time(start, .moment, .class("quiet"))
  }
}

private func link(made: String?, _ date: Timestamp?) -> HTML {
  section(.class("card")) {
    h2 { t("Address for a calendar program") }
    if let made {
      p(.class("secret")) { text(made) }
      p(.class("hint")) { t("The address is shown once. Enter it where your calendar subscribes to another one.") }
    } else if let date {
      p { t("Created on \(time: date, .date). A new address ends this one.") }
    }
    p(.class("hint")) { t("Whoever has the address reads your dates, and can do nothing else.") }
    form(post: WebAddress("calendar", "address"), as: nil, .data("online")) {
      button(.class("primary block")) { t("Create address") }
    }
    if date != nil {
      form(
        post: WebAddress("calendar", "end"),
        as: nil,
        asks: "End this address? Your calendar gets no new dates.",
        .data("online")
      ) {
        button(.askButton(Message("End address"))) { t("End address") }
      }
    }
  }
}
