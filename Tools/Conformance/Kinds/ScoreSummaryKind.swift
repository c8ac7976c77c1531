import CanonicalJSON
import Domain
import Pinball

/// `pinball-score-summary`: statistics, competency, skills and compact numbers.
struct ScoreSummaryKind: ConformanceKind {
  let name = "pinball-score-summary"
  let input = Shape.object(
    [:],
    optional: [
      "valueSets": .list(.list(.num)), "skill": .text, "competencyNotes": .list(.text),
      "skillNotes": .list(.object(["detail": .orNull(.text), "note": .text])), "compact": .list(.num),
    ]
  )
  let expected = Shape.object(
    [:],
    optional: [
      "summaries": .list(
        .row([
          "n": .int, "average": .num, "median": .num, "floor": .num, "high": .num, "p25": .num, "p75": .num,
          "populationSd": .num, "spread": .num, "highVariance": .bool,
        ])
      ),
      "competency": .row(["logs": .int, "values": .list(.int), "latest": .int, "average": .num, "trend": .num]),
      "skillCounts": .map(.int), "compact": .list(.text),
    ]
  )

  func outcomes(of input: JSON) -> [JSON] {
    let sets = (input["valueSets"]?.list ?? []).map { ($0.list ?? []).compactMap(\.double) }
    let notes = (input["competencyNotes"]?.list ?? []).map { (detail: nil as String?, note: $0.text ?? "") }
    let competency = Skill(named: input["skill"]?.text ?? "").map { Competency(of: $0, in: notes) }
    let skillNotes = (input["skillNotes"]?.list ?? []).map {
      (detail: $0["detail"]?.text, note: $0["note"]?.text ?? "")
    }
    let counts = Skill.all.map { skill in
      JSON.Member(key: skill.name, value: .whole(Competency(of: skill, in: skillNotes).logs))
    }
    return [
      .members([
        "summaries": .list(sets.map { summary(ScoreSummary($0)) }),
        "competency": competency.map { self.competency($0) },
        "skillCounts": .object(counts),
        "compact": .list((input["compact"]?.list ?? []).compactMap(\.double).map { .text(compact($0)) }),
      ])
    ]
  }

  /// The text that readers see, with the sign of a keyboard.
  private func compact(_ number: Double) -> String {
    NumberText.short(number).description.replacing("\u{2212}", with: "-")
  }

  private func summary(_ summary: ScoreSummary?) -> JSON {
    guard let summary else { return .members(["n": .whole(0)]) }
    return .members([
      "n": .whole(summary.count), "average": .double(summary.average), "median": .double(summary.median),
      "floor": .double(summary.low), "high": .double(summary.high), "p25": .double(summary.lowerQuartile),
      "p75": .double(summary.upperQuartile), "populationSd": .double(summary.deviation),
      "spread": summary.spread.map { .double($0) }, "highVariance": .bool(summary.isHighVariance),
    ])
  }

  private func competency(_ competency: Competency) -> JSON {
    .members([
      "logs": .whole(competency.logs), "values": .list(competency.values.map { .whole($0) }),
      "latest": competency.latest.map { .whole($0) }, "average": competency.average.map { .double($0) },
      "trend": competency.trend.map { .double($0) },
    ])
  }
}
