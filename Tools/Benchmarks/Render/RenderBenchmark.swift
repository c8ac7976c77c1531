import BenchSupport
import Domain
import Hypertext
import Localization
import Pages

/// How long a board of 100 rows takes to render in German, beside the same page with one language.
///
/// The peer has German words in its rows, as pages had before there were languages. Both are rendered in turn, with the
/// shell around them; also the step of a stream after one row has changed.
///
/// The rows are those of archery's board at a shoot. Each has a note for narrow screens and a movement. One in ten has a
/// reason, and one in twenty-five is disputed.
@main
struct RenderBenchmark {
  private static let turns = 200

  static func main() {
    let spoken = Board(languages: languages, german)
    let plain = Board(languages: .sourceOnly, .source)
    let (messages, texts) = ((1...100).map(message), (1...100).map(text))
    guard spoken.part(board(messages)) == plain.part(board(texts)) else { fatalError("the two boards differ") }
    let clock = ContinuousClock()
    var times: (spoken: [Duration], plain: [Duration], step: [Duration]) = ([], [], [])
    let before = LiveState(board(messages))
    var changed = messages
    changed[50].totalScore += 10
    for _ in 0..<turns {
      times.spoken.append(clock.measure { _ = spoken.page(of: board(messages)) })
      times.plain.append(clock.measure { _ = plain.page(of: board(texts)) })
      times.step.append(clock.measure { _ = spoken.step(from: before, to: board(changed)) })
    }
    print(#"{"name":"render","what":"in German","microseconds":\#(times.spoken.medianMicroseconds)}"#)
    print(#"{"name":"render","what":"one language","microseconds":\#(times.plain.medianMicroseconds)}"#)
    print(#"{"name":"render","what":"a step in German","microseconds":\#(times.step.medianMicroseconds)}"#)
    print(#"{"name":"render","what":"a step","bytes":\#(spoken.step(from: before, to: board(changed)))}"#)
  }

  private static let german = Language("de")
  private static let languages = Languages([
    [
      PackedWords(
        "de",
        #"""
        %@ of %@ ends	\#u{1}a von \#u{1}b Passen
        more %@	mehr \#u{1}a
        Shooting	Schießt
        The judge looks at %@	Der Kampfrichter prüft \#u{1}a
        You	Du
        up %@ places since the last end	seit der letzten Passe \#u{1}a Plätze vor
        """#
      )
    ]
  ])

  private static func message(_ place: Int) -> Row {
    let counts = ["X \(place)", "10 \(place / 2)"].map { $0 as Message }.joined(separator: " · ")
    return Row(
      place,
      note: "\(Message("\(place) of \(12) ends")) · \(counts)",
      dispute: Message("The judge looks at \("end \(place)")"),
      movement: Message("up \(place) places since the last end"),
      reason: Message("more \("X")"),
      words: ("You", "Shooting")
    )
  }

  private static func text(_ place: Int) -> Row {
    Row(
      place,
      note: "\(place) von 12 Passen · X \(place) · 10 \(place / 2)",
      dispute: "Der Kampfrichter prüft end \(place)",
      movement: "seit der letzten Passe \(place) Plätze vor",
      reason: "mehr X",
      words: ("Du", "Schießt")
    )
  }
}

/// The shell, and the language of its reader.
private struct Board {
  private let shell: PageShell
  private let reader: Reader

  init(languages: Languages, _ language: Language) {
    shell = PageShell(product: "Archery", icon: "/assets/icon.svg", languages: languages).in(language)
    reader = Reader(languages.localizer(for: language))
  }

  func part(_ rows: HTML) -> String { rows.text(for: reader) }

  func page(of rows: HTML) -> Int {
    let page = Page(title: Message("Board"), body: rows, scripts: ["board.js"])
    return shell.document(page, live: "/board").text(for: reader).utf8.count
  }

  func step(from before: LiveState, to rows: HTML) -> Int {
    rows.patch(from: before, to: LiveState(rows, after: before), for: reader).utf8.count
  }
}

/// A row of a board: up to four sentences, and the figures of an archer.
private struct Row: LiveRow {
  let place: Int
  let note: Message
  let dispute: Message?
  let movement: Message
  let reason: Message?
  let you, shooting: Message
  var totalScore: Int

  init(
    _ place: Int,
    note: Message,
    dispute: Message,
    movement: Message,
    reason: Message,
    words: (you: Message, shooting: Message)
  ) {
    (self.place, self.note, self.movement, (you, shooting)) = (place, note, movement, words)
    self.dispute = place.isMultiple(of: 25) ? dispute : nil
    self.reason = place.isMultiple(of: 10) ? reason : nil
    totalScore = 700 - place
  }
  var key: String { "\(place)" }

  var attributes: [Attribute] {
    [.id("place-a-\(place)"), .class("row", place.isMultiple(of: 7) ? "mine" : nil)]
  }

  var content: HTML {
    td(.class("place")) {
      text(place)
      span(.class("move move-up")) {
        span(.unread) { text("▲\(place)") }
        span(.class("unseen")) {
          text(", ")
          text(movement)
        }
      }
    }
    name
    for figure in ["6/12", "\(place)", "\(place)", "\(place / 2)"] { td(.class("number wide")) { text(figure) } }
    td(.class("number score")) {
      strong { text(totalScore) }
      span(.class("row-note")) { text("−\(place)") }
    }
    td(.class("number wide")) { text("−\(place)") }
  }

  private var name: HTML {
    th(.scope(.row)) {
      span(.class("row-name")) {
        spaced {
          bdi("Archer \(place)")
          span(.class("badge quiet")) { text("\(place)A") }
          if place.isMultiple(of: 7) { span(.class("badge on")) { text(you) } }
          if place.isMultiple(of: 2) { span(.class("badge shooting")) { text(shooting) } }
          if let dispute { span(.class("badge bad")) { text(dispute) } }
        }
      }
      span(.class("row-note")) { text(note) }
      if let reason { span(.class("row-reason")) { text(reason) } }
    }
  }
}

private func board(_ rows: [Row]) -> HTML { HTML { for row in rows { live(row) } } }
