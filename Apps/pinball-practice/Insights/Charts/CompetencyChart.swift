import Domain
import Hypertext
import Pages
import Pinball

/// The competency in a skill over time; nil for fewer than two figures.
func competencyChart(_ history: [MechanicsScreen.Figure], _ line: MechanicsScreen.Line, _ zone: ZoneTable) -> HTML? {
  guard let first = history.first, let last = history.last, history.count >= 2, let average = line.average else {
    return nil
  }
  func y(_ value: Double) -> Double { Plot.y((value - 1) / 4) }
  let (from, to) = (first.time.day(in: zone), last.time.day(in: zone))
  let points = history.map { (x: Plot.x($0.place), y: y(Double($0.value))) }
  let sentence = Message(
    "\(history.count) notes from \(Message.day(from)) to \(Message.day(to)). First \(first.value), last \(last.value), on average \(Message.number(average, digits: 1)) of 5."
  )
  return chart(sentence) {
    for value in 1...5 { scaleLine("\(value)", at: y(Double(value)), labelEnd: 46) }
    lineAcross("middle", at: y(average))
    pointsLine(points)
    for point in points { dot("practice", point.x, point.y) }
    daysBelow(from, to)
  }
}
