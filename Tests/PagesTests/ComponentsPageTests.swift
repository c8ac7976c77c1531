import Domain
import Hypertext
import Testing

@testable import Pages

struct ComponentsPageTests {
  private struct Row {
    let name: String
    let points: Int
  }

  @Test func `the page with all components keeps the content security policy and names each part once`() {
    let html = ComponentsPage().components.text
    #expect(PolicyCheck.violations(in: html).isEmpty)
    let ids = html.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) }
    #expect(ids.count > 8 && Set(ids).count == ids.count)
    // A drawing has a sentence for people who do not see it.
    #expect(html.matches(of: #/<svg class="chart"[^>]* role="img" aria-label="[^"]+"/#).count == 2)
  }

  @Test func `a table of more than three columns says in each cell which column it is of`() {
    let name = Column<Row>.name("Player") { bdi($0.name) }
    let points = Column<Row>.number("Points") { "\($0.points)" }
    let rows = [Row(name: "<Ana>", points: 7)]
    let wide = dataTable("Points", rows) {
      name
      for _ in 1...3 { points }
    }.text
    #expect(wide.contains("class=\"data two-lines\""))
    #expect(wide.contains("<th scope=\"row\"><bdi>&lt;Ana&gt;</bdi></th>"))
    #expect(wide.contains("<td class=\"number\" data-label=\"Points\">7</td>"))
    let narrow = dataTable("Points", rows) {
      name
      points
    }
    #expect(!narrow.text.contains("data-label"))
  }

  @Test func `an aligned table has its titles in the head alone, and a heading that sorts names the order in its link`()
  {
    let page = WebAddress("league").with("season", "2")
    let html = dataTable("Points", [Row(name: "Ana", points: 7)], isAligned: true) {
      Column.name("Player") { bdi($0.name) }
      Column.number("Nights") { "\($0.points)" }.inFirstLine()
      Column.main("Points") { "\($0.points)" }.sorting(by: "points", at: page, isChosen: true, isDescending: true)
    }.text
    #expect(html.contains("class=\"data two-lines aligned\"") && html.contains("<td class=\"number first\""))
    let head = "<th scope=\"col\" class=\"number main\" aria-sort=\"descending\">"
    #expect(html.contains(head + "<a href=\"/league?season=2&amp;sort=points\">Points</a></th>"))
  }

  @Test func `the labels of a chart do not shrink with it`() {
    let axis = ChartAxis([0, 10]) { "\(Int($0))" }
    let line = lineChart(LineChart(.evenly([1, 4, 9]), axis, from: .empty, to: .empty), "Three").text
    // Only the line itself is stretched.
    #expect(line.matches(of: /viewBox/).count == 1 && line.contains("<text x=\"0%\" y=\"176\" dx=\"-6\" dy=\"4\""))
    #expect(line.contains("viewBox=\"0 0 100 200\"") && line.contains("points=\"0"))
    let bars = barChart(BarChart(ChartAxis([0, 10, 20, 30]) { "\(Int($0))" }, [1, 4, 2]), "Seven").text
    // The last label, and every second before it.
    #expect(bars.contains(">30<") && bars.contains(">10<") && !bars.contains(">20<"))
  }

  @Test func `a chart of one value is nothing, and equal values are in the middle`() {
    let axis = ChartAxis([5]) { "\(Int($0))" }
    #expect(lineChart(LineChart(.evenly([5]), axis, from: .empty, to: .empty), "One").isEmpty)
    let two = lineChart(LineChart(.evenly([5, 5]), axis, from: .empty, to: .empty), "Two").text
    #expect(two.matches(of: #/cy="94"/#).count == 2 && two.contains("cx=\"100%\""))
  }

  @Test func `a list without values says so, and a pager without pages is nothing`() {
    #expect(factList([String](), empty: text("None.")) { bdi($0) }.text == "<p>None.</p>")
    #expect(pager(before: nil, after: nil).isEmpty)
  }
}
