import CanonicalJSON
import Domain

/// `calendar`: the day, week, month and season of an instant, in UTC.
struct CalendarKind: ConformanceKind {
  let name = "calendar"
  let input = Shape.object(["instantMs": .int, "instant": .text, "zone": .orNull(.text)])
  let expected = Shape.object([
    "weekStart": .text, "weekEnd": .text, "weekStartMs": .int, "weekEndMs": .int, "weekId": .text, "dayId": .text,
    "monthId": .text, "seasonId": .text,
  ])

  func outcomes(of input: JSON) throws -> [JSON] {
    let time = Timestamp(rawValue: Int64(input["instantMs"]?.whole ?? 0))
    func bucket(_ period: Period) -> Bucket { period.bucket(of: time, in: .utc) }
    let week = bucket(.weekly)
    let outcome = JSON.members([
      "weekStart": week.start.map { .text($0.iso8601) }, "weekEnd": week.lastMoment.map { .text($0.iso8601) },
      "weekStartMs": week.start.map { .whole($0.rawValue) }, "weekEndMs": week.lastMoment.map { .whole($0.rawValue) },
      "weekId": .text(week.id), "dayId": .text(bucket(.daily).id), "monthId": .text(bucket(.monthly).id),
      "seasonId": .text(bucket(.seasonal).id),
    ])
    return [outcome]
  }
}
