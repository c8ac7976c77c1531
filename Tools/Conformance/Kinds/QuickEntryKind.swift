import CanonicalJSON
import Domain
import Pinball

/// `pinball-quick-entry`: each entry on an empty state.
struct QuickEntryKind: ConformanceKind {
  let name = "pinball-quick-entry"
  let input = Shape.object(
    ["now": .int],
    optional: [
      "scores": .list(.text),
      "video": .list(
        .object(["kind": .text, "source": .text, "watched": .text, "total": .text, "percent": .orNull(.num)])
      ),
      "practice": .list(.object(["minutes": .text], optional: ["focus": .text, "note": .text])),
      "mechanics": .list(.object(["gameID": .text, "skill": .text, "competency": .int, "note": .text])),
    ]
  )
  let expected = Shape.object(
    [:],
    optional: ["scores": .list(.free), "video": .list(.free), "practiceNotes": .list(.free), "mechanics": .list(.free)]
  )

  private static let game = "G0001"

  func outcomes(of input: JSON) throws -> [JSON] {
    let entry = QuickEntry(
      id: .named("journal", "conformance"),
      at: Timestamp(rawValue: Int64(input["now"]?.whole ?? 0))
    )
    func each(_ key: String, _ run: (JSON) throws -> JSON) throws -> JSON {
      .list(
        try (input[key]?.list ?? []).map { item in
          do { return try run(item) } catch is PracticeError { return .text("error") }
        }
      )
    }
    return [
      .members([
        "scores": try each("scores") { item in
          let state = PracticeState().applying(try entry.score(GameScore(item.text ?? ""), game: Self.game))
          return .double(state.scoreEntries.first?.score ?? 0)
        },
        "video": try each("video") { try video($0, entry) },
        "practiceNotes": try each("practice") { try practice($0, entry) },
        "mechanics": try each("mechanics") { try mechanics($0, entry) },
      ])
    ]
  }

  private func video(_ item: JSON, _ entry: QuickEntry) throws -> JSON {
    func text(_ key: String) -> String { item[key]?.text ?? "" }
    guard ["clock", "percent"].contains(text("kind")) else {
      throw Mismatch("input.video.kind", expected: "clock or percent", got: item["kind"])
    }
    let progress =
      text("kind") == "clock"
      ? try VideoProgress(source: text("source"), watched: text("watched"), total: text("total"))
      : try VideoProgress(source: text("source"), percent: item["percent"]?.double)
    let state = PracticeState().applying(try entry.video(game: Self.game, isTutorial: true, progress))
    return .members([
      "percent": state.studyEvents.first.map { .whole($0.progressPercent) },
      "value": state.videoProgressEntries.first.map { .text($0.value) },
    ])
  }

  private func practice(_ item: JSON, _ entry: QuickEntry) throws -> JSON {
    guard let focus = PracticeNoteText.Focus(rawValue: item["focus"]?.text ?? "general") else {
      throw Mismatch("input.practice.focus", expected: "general, modes, multiball or shots", got: item["focus"])
    }
    let minutes = item["minutes"]?.text ?? ""
    let steps = try entry.practice(game: Self.game, minutes: minutes, focus: focus, note: item["note"]?.text ?? "")
    return PracticeState().applying(steps).journalEntries.first?.note.map { .text($0) } ?? .null
  }

  private func mechanics(_ item: JSON, _ entry: QuickEntry) throws -> JSON {
    let steps = try entry.mechanics(
      game: item["gameID"]?.text ?? "",
      skill: item["skill"]?.text ?? "",
      competency: item["competency"]?.whole ?? 0,
      note: item["note"]?.text ?? ""
    )
    let state = PracticeState().applying(steps)
    let note = state.noteEntries.first
    return .members([
      "gameID": note.map { .text($0.gameID) }, "note": note.map { .text($0.note) },
      "category": note.map { .text($0.category.rawValue) }, "detail": note?.detail.map { .text($0) },
      "journalAction": state.journalEntries.first.map { .text($0.action.rawValue) },
      "gameDisplay": note.map { .text(GameKeys([]).displayName($0.gameID)) },
    ])
  }
}
