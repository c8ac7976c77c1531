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

  @Test func `a chart of one value is nothing, and equal values are in the middle`() {
    let axis = ChartAxis([5]) { "\(Int($0))" }
    #expect(lineChart(LineChart(.evenly([5]), axis, from: .empty, to: .empty), "One").isEmpty)
    let two = lineChart(LineChart(.evenly([5, 5]), axis, from: .empty, to: .empty), "Two").text
    #expect(two.matches(of: #/cy="94"/#).count == 2 && two.contains("cx=\"352\""))
  }

  @Test func `a list without values says so, and a pager without pages is nothing`() {
    #expect(factList([String](), empty: text("None.")) { bdi($0) }.text == "<p>None.</p>")
    #expect(pager(before: nil, after: nil).isEmpty)
  }
}
