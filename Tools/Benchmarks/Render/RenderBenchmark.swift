import BenchSupport
import Domain
import Hypertext
import Localization
import Pages

/// How long a board of 100 rows takes to render in German, beside the same page with one language.
///
/// The peer has the German words in its template and texts in its rows, as pages had before there were languages. Both
/// are rendered in turn, with the shell around them.
///
/// The rows are those of archery's board at a shoot. Each has a note for narrow screens and a movement. One in ten has a
/// reason, and one in twenty-five is disputed.
@main
struct RenderBenchmark {
  private static let turns = 200

  static func main() throws {
    let spoken = try Board(Row<Message>.template(marked), in: languages).in(german)
    let plain = try Board(Row<String>.template(germanWords), in: .sourceOnly)
    let (messages, texts) = ((1...100).map(message), (1...100).map(text))
    guard try spoken.rows(messages) == plain.rows(texts) else { fatalError("the two boards differ") }
    let clock = ContinuousClock()
    var times: (spoken: [Duration], plain: [Duration]) = ([], [])
    for _ in 0..<turns {
      times.spoken.append(try clock.measure { _ = try spoken.page(of: messages) })
      times.plain.append(try clock.measure { _ = try plain.page(of: texts) })
    }
    print(#"{"name":"render","what":"in German","microseconds":\#(times.spoken.medianMicroseconds)}"#)
    print(#"{"name":"render","what":"one language","microseconds":\#(times.plain.medianMicroseconds)}"#)
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
  private static let marked = (you: "{{#t}}You{{/t}}", shooting: "{{#t}}Shooting{{/t}}")
  private static let germanWords = (you: "Du", shooting: "Schießt")

  private static func message(_ place: Int) -> Row<Message> {
    let counts = ["X \(place)", "10 \(place / 2)"].map { $0 as Message }.joined(separator: " · ")
    return Row(
      place,
      note: "\(Message("\(place) of \(12) ends")) · \(counts)",
      dispute: Message("The judge looks at \("end \(place)")"),
      movement: Message("up \(place) places since the last end"),
      reason: Message("more \("X")")
    )
  }

  private static func text(_ place: Int) -> Row<String> {
    Row(
      place,
      note: "\(place) von 12 Passen · X \(place) · 10 \(place / 2)",
      dispute: "Der Kampfrichter prüft end \(place)",
      movement: "seit der letzten Passe \(place) Plätze vor",
      reason: "mehr X"
    )
  }
}

/// The shell and the template of the rows, in one language.
private struct Board {
  var shell: PageShell
  var templates: TemplateLibrary

  init(_ row: String, in languages: Languages) throws {
    shell = try PageShell(product: "Archery", icon: "/assets/icon.svg", languages: languages)
    templates = try TemplateLibrary(["row": Array(row.utf8)], in: languages)
  }

  func `in`(_ language: Language) -> Board {
    var board = self
    (board.shell, board.templates) = (shell.in(language), templates.in(language))
    return board
  }

  func rows(_ rows: [Any]) throws -> HTML {
    var fragment = HTML.empty
    for (place, row) in rows.enumerated() { fragment.add(row: try templates.render("row", row), key: "\(place)") }
    return fragment
  }

  func page(of rows: [Any]) throws -> Int {
    let page = Page(title: Message("Board"), body: try self.rows(rows), scripts: ["board.js"])
    return try shell.document(page, live: "/board").text.utf8.count
  }
}

/// A row of a board: up to four sentences, which are of one type, and the figures of an archer.
private struct Row<Sentence> {
  let place: Int
  let anchor: String
  let displayName: String
  let target: String
  let note: Sentence
  let dispute: Sentence?
  let movement: Movement
  let reason: Sentence?
  let ends: String
  let arrowsShot: Int
  let counts: [Int]
  let totalScore: Int
  let difference: String
  let isCurrentUser: Bool
  let isActivelyScoring: Bool
  let isPodium: Bool

  struct Movement {
    let way: String
    let sign: String
    let words: Sentence
  }

  init(_ place: Int, note: Sentence, dispute: Sentence, movement: Sentence, reason: Sentence) {
    (self.place, self.note) = (place, note)
    self.movement = Movement(way: "up", sign: "▲\(place)", words: movement)
    self.dispute = place.isMultiple(of: 25) ? dispute : nil
    self.reason = place.isMultiple(of: 10) ? reason : nil
    (anchor, displayName, target, ends) = ("a-\(place)", "Archer \(place)", "\(place)A", "6/12")
    (arrowsShot, counts, totalScore, difference) = (place, [place, place / 2], 700 - place, "−\(place)")
    (isCurrentUser, isActivelyScoring) = (place.isMultiple(of: 7), place.isMultiple(of: 2))
    isPodium = place <= 3
  }

  static func template(_ words: (you: String, shooting: String)) -> String {
    """
    <tr data-row id="place-{{anchor}}" class="row{{#isCurrentUser}} mine{{/isCurrentUser}}\
    {{#isPodium}} podium-{{place}}{{/isPodium}}">
    <td class="place">{{place}}{{#movement}}<span class="move move-{{way}}"><span aria-hidden="true">{{sign}}</span>\
    <span class="unseen">, {{words}}</span></span>{{/movement}}</td>
    <th scope="row"><span class="row-name"><bdi>{{displayName}}</bdi>{{#target}} <span class="badge quiet">{{target}}</span>\
    {{/target}}{{#isCurrentUser}} <span class="badge on">\(words.you)</span>{{/isCurrentUser}}\
    {{#isActivelyScoring}} <span class="badge shooting">\(words.shooting)</span>{{/isActivelyScoring}}\
    {{#dispute}} <span class="badge bad">{{dispute}}</span>{{/dispute}}</span><span class="row-note">{{note}}</span>\
    {{#reason}}<span class="row-reason">{{reason}}</span>{{/reason}}</th>
    <td class="number wide">{{ends}}</td><td class="number wide arrows">{{arrowsShot}}</td>
    {{#counts}}
    <td class="number wide">{{.}}</td>
    {{/counts}}
    <td class="number score"><strong>{{totalScore}}</strong><span class="row-note">{{difference}}</span></td>
    <td class="number wide">{{difference}}</td>
    </tr>
    """
  }
}
