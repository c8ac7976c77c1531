import Domain
import Hypertext
import Pages
import Pinball

/// The competency in a skill over time; the view of the template `competency`.
struct CompetencyChart {
  struct Dot {
    let x: String
    let y: String
  }

  let viewBox = Plot.viewBox
  let label: Message
  let ticks: [Plot.Tick]
  let line: String
  let dots: [Dot]
  let average: String
  let first: DayView
  let last: DayView

  /// nil for fewer than two figures.
  init?(_ history: [MechanicsScreen.Figure], _ line: MechanicsScreen.Line, _ zone: ZoneTable) {
    guard let first = history.first, let last = history.last, history.count >= 2, let average = line.average else {
      return nil
    }
    let plot = Plot()
    func y(_ value: Double) -> String { plot.y((value - 1) / 4) }
    ticks = (1...5).map { Plot.Tick(y: y(Double($0)), label: "\($0)") }
    dots = history.map { Dot(x: plot.x($0.place), y: y(Double($0.value))) }
    self.line = dots.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    self.average = y(average)
    (self.first, self.last) = (first.time.day(in: zone), last.time.day(in: zone))
    label = Message(
      "\(history.count) notes from \(Message.day(self.first.iso)) to \(Message.day(self.last.iso)). First \(first.value), last \(last.value), on average \(Message.number(average, digits: 1)) of 5."
    )
  }
}
