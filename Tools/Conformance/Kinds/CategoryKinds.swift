import ArcheryScoring
import CanonicalJSON
import Domain

/// `age-class`: the age classes that archers may enter.
struct AgeClassKind: ConformanceKind {
  let name = "age-class"
  let input = Shape.object(["scheme": .text, "year": .int, "birthYears": .list(.orNull(.int))])
  let expected = Shape.object(["classes": .list(.list(.text))])

  func outcomes(of input: JSON) throws -> [JSON] {
    guard let scheme = AgeScheme(rawValue: input["scheme"]?.text ?? "") else {
      throw Mismatch("scheme", expected: "WA or AGB", got: input["scheme"])
    }
    let year = input["year"]?.whole ?? 0
    let classes = (input["birthYears"]?.list ?? []).map { birthYear -> JSON in
      .list(scheme.classes(bornIn: birthYear.whole, shootingIn: year).map { .text($0.description) })
    }
    return [.members(["classes": .list(classes)])]
  }
}

/// `target-assignment`: the places proposed for a block of targets.
struct TargetAssignmentKind: ConformanceKind {
  let name = "target-assignment"
  let input = Shape.object([
    "perTarget": .int, "firstTarget": .int, "archers": .list(.object(["id": .text, "club": .text])),
  ])
  let expected = Shape.object(["places": .completeMap(.text)])

  func outcomes(of input: JSON) throws -> [JSON] {
    let plan = try TargetPlan(
      (input["archers"]?.list ?? []).map { .init(id: $0["id"]?.text ?? "", club: $0["club"]?.text ?? "") },
      perTarget: input["perTarget"]?.whole ?? 0,
      firstTarget: input["firstTarget"]?.whole ?? 0
    )
    let places = plan.places.map { JSON.Member(key: $0.key, value: .text($0.value.text)) }
    return [.members(["places": .object(places)])]
  }
}

/// `medal-table`: the medals of clubs.
struct MedalTableKind: ConformanceKind {
  let name = "medal-table"
  let input = Shape.object([
    "minimumEntries": .list(.int),
    "results": .list(.object(["category": .text, "club": .text, "rank": .orNull(.int), "entries": .int])),
  ])
  let expected = Shape.object([
    "rows": .list(.row(["club": .text, "gold": .int, "silver": .int, "bronze": .int, "rank": .int]))
  ])

  func outcomes(of input: JSON) -> [JSON] {
    let results = (input["results"]?.list ?? []).map { result in
      MedalTable.Result(
        club: result["club"]?.text ?? "",
        rank: result["rank"]?.whole,
        entries: result["entries"]?.whole ?? 0
      )
    }
    let table = MedalTable(results, minimumEntries: (input["minimumEntries"]?.list ?? []).compactMap(\.whole))
    let rows = table.rows.map { row -> JSON in
      .members([
        "club": .text(row.club), "gold": .whole(row.gold), "silver": .whole(row.silver), "bronze": .whole(row.bronze),
        "rank": .whole(row.rank),
      ])
    }
    return [.members(["rows": .list(rows)])]
  }
}
