import Domain
import Hypertext

/// All components on one page, with values of a sport that does not exist.
///
/// A debug build serves it at `/components`. Its words are English only, because no reader of an app sees them.
package struct ComponentsPage: Sendable {
  package init() {}

  package func add(to site: Site) {
    site.page("components") { visit in
      _ = try visit.account()
      return Page(
        title: Message(verbatim: "Components"),
        layout: .wide,
        body: components,
        scripts: ["fields.js", "keep.js"]
      )
    }
  }

  /// The content of the page.
  @HTMLBuilder var components: HTML {
    heads
    flags
    links
    lists
    tables
    emptyStates
    filtersAndSearch
    forms
    keepForOffline("sample", words("Sample"), [here])
    keptForOffline
    charts
  }
}

private struct Sample {
  let place: Int
  let name: String
  let points: Int
  let games: Int
  let joined: CivilDate

  static let all = [
    Sample(place: 1, name: "Ana Berg", points: 1042, games: 12, joined: day(3)),
    Sample(place: 2, name: "Ben", points: 998, games: 12, joined: day(9)),
    Sample(place: 3, name: "Anna-Katharina Freifrau von Hohenstein", points: 871, games: 9, joined: day(21)),
  ]

  static func day(_ day: Int64) -> CivilDate { CivilDate(dayNumber: 20_440 + day) }
}

private func words(_ text: String) -> Message { Message(verbatim: text) }

private let here = WebAddress("components")

@HTMLBuilder private var heads: HTML {
  crumbs(here) { text("Page above") }
  pageHead(text("Components")) {
    badge("on") { text("Development") }
    buttonLink(here) { text("Next step") }
  }
  p(.class("lead")) { text("What the reader came for, in one sentence.") }
  tabs(
    words("Tabs"),
    ["One", "Two", "Three"].map { Page.Link(words($0), here, isCurrent: $0 == "One") },
    nil,
    .true
  )
}

@HTMLBuilder private var flags: HTML {
  outcome(words("Saved."))
  p(.class("flag")) { text("Something to know before you go on.") }
  p(.class("flag flag-bad"), .role(.alert)) { text("Something went wrong, and what to do now.") }
  receipt(text("Ana Berg was added.")) { undoForm(here, as: "undo", words("Undo adding Ana Berg")) }
}

private var links: HTML {
  card("links", text("Links and badges")) {
    for sample in Sample.all {
      cardLink(
        here,
        bdi(sample.name),
        badge: badge(sample.place == 1 ? "on" : "quiet") { text("Place \(sample.place)") }
      ) {
        span { text("\(sample.games) games · \(sample.points) points") }
      }
    }
    p {
      spaced {
        badge { text("plain") }
        badge("on") { text("on") }
        badge("good") { text("good") }
        badge("bad") { text("bad") }
        badge("quiet") { text("quiet") }
      }
    }
    pager(before: (here, words("Places before")), after: (here, words("Places after")))
  }
}

private var lists: HTML {
  card("lists", text("List of facts")) {
    factList(Sample.all) { sample in
      apart {
        bdi(sample.name)
        span(.class("quiet")) { time(sample.joined) }
      } and: {
        if sample.place == 1 { badge("good") { text("Personal best") } }
        strong { text(sample.points) }
      }
      moreMenu(words("More for \(sample.name)"), id: "more-\(sample.place)") { p { text("What else can be done.") } }
    }
    swipeRow {
      span { text("A row that a finger moves aside") }
    } behind: {
      a(.class("button"), .href(here), .tabindex(-1)) { text("Change") }
    }
  }
}

@HTMLBuilder private var tables: HTML {
  card("table", text("Table of two lines on a phone")) {
    dataTable(words("Standings"), Sample.all, row: { [.class($0.place == 2 ? "mine" : nil)] }) {
      Column.rank(words("Place")) { text($0.place) }
      Column.name(words("Player")) { sample in a(.href(here)) { bdi(sample.name) } }
      Column.main(words("Points")) { words("\($0.points)") }
      Column.number(words("Games")) { words("\($0.games)") }
      Column.fact(words("Joined")) { time($0.joined) }
    }
  }
  card("narrow", text("Table of few columns, and one of figures")) {
    dataTable(words("Points by player"), Sample.all) {
      Column.name(words("Player")) { bdi($0.name) }
      Column.number(words("Points")) { words("\($0.points)") }.sorting(
        by: "points",
        at: here,
        isChosen: true,
        isDescending: true
      )
    }
    table { tbody { for sample in Sample.all { figureRow(bdi(sample.name), words("\(sample.points)")) } } }
  }
}

private var emptyStates: HTML {
  emptyState { text("Nothing here yet. What to do now.") }
}

@HTMLBuilder private var filtersAndSearch: HTML {
  filters(here) {
    field(
      "period",
      text("Period"),
      .select([Choice("day", words("Day"), isChosen: true), Choice("week", words("Week"))])
    )
  }
  searchField(here, words("Name"), "", example: words("Part of a name"))
}

private var forms: HTML {
  card("forms", text("Form")) {
    form(post: here, as: "sample") {
      field("name", text("Name"), .text("Ana Berg"), .maxlength(64))
      finder(of: "player", words("Find a player"))
      field(
        "player",
        text("Player"),
        .select(Sample.all.map { Choice($0.name, named: $0.name).with(.data("top", "\($0.place)")) })
      )
      choice("terms", .checkbox("yes")) {
        strong { text("A choice") }
        span(.class("hint")) { text("What it means.") }
      }
      div(.class("actions")) {
        button(.class("primary")) { text("Save") }
        button { text("Preview") }
        button(.class("danger")) { text("Delete") }
      }
    }
    dangerForm(here, as: "delete", text("Delete"), asks: words("Delete Ana Berg?")) {
      button(.class("danger block")) { text("Delete Ana Berg") }
    }
  }
}

@HTMLBuilder private var charts: HTML {
  div(.class("charts")) {
    card("line", text("Line chart")) {
      lineChart(values, words("Four values from 42 to 54, the last one is 54."))
      chartLegend([(.dot, words("One kind")), (.ring, words("Another kind")), (.band("main"), words("Good: 48"))])
    }
    card("bars", text("Bar chart")) {
      barChart(
        BarChart(
          ChartAxis([0, 10, 20, 30]) { words("\(Int($0))") },
          [1, 4, 2],
          spread: BarChart.Spread(low: 4, lowerQuartile: 11, median: 15, upperQuartile: 19, high: 27)
        ),
        words("Seven values from 4 to 27, the median is 15.")
      )
      shareBar(60)
    }
  }
}

private var values: LineChart {
  let points = [
    LineChart.Point(0, 42), LineChart.Point(0.3, 47, isOther: true), LineChart.Point(0.8, 50, isAfterPause: true),
    LineChart.Point(1, 54),
  ]
  let axis = ChartAxis([40, 45, 50, 55]) { words("\(Int($0))") }
  var chart = LineChart(points, axis, from: drawnTime(Sample.day(0)), to: drawnTime(Sample.day(30)))
  chart.bands = [LineChart.Band("main", from: 48)]
  chart.middle = (value: 48.5, name: text("Median"))
  chart.marksPauses = true
  return chart
}
