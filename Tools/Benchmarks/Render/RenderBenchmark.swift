import BenchSupport
import Domain
import Localization
import Pages

/// How long the rows of a board take to render in German, beside the same rows of a page that speaks one language.
///
/// The peer has the German words in its template and texts in its rows, as pages had before there were languages. Both
/// are rendered in turn.
@main
struct RenderBenchmark {
  private static let turns = 200

  static func main() throws {
    let spoken = try TemplateLibrary(["row": Array(Row<Message>.template(marked).utf8)], in: languages).in(german)
    let plain = try TemplateLibrary(["row": Array(Row<String>.template(germanWords).utf8)])
    let (messages, texts) = ((1...100).map(message), (1...100).map(text))
    let render = { (library: TemplateLibrary, rows: [Any]) in
      try rows.reduce(into: 0) { $0 += try library.render("row", $1).text.utf8.count }
    }
    guard try render(spoken, messages) == render(plain, texts) else { fatalError("the two pages differ") }
    let clock = ContinuousClock()
    var times: (spoken: [Duration], plain: [Duration]) = ([], [])
    for _ in 0..<turns {
      times.spoken.append(try clock.measure { _ = try render(spoken, messages) })
      times.plain.append(try clock.measure { _ = try render(plain, texts) })
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
        %@ to %@	\#u{1}a auf \#u{1}b
        Shooting	Schießt
        The judge looks at %@	Der Kampfrichter prüft \#u{1}a
        You	Du
        up %@	\#u{1}a Plätze vor
        """#
      )
    ]
  ])
  private static let marked = (you: "{{#t}}You{{/t}}", shooting: "{{#t}}Shooting{{/t}}")
  private static let germanWords = (you: "Du", shooting: "Schießt")

  private static func message(_ place: Int) -> Row<Message> {
    Row(
      place,
      note: Message("\("\(place * 3)") to \("rank \(place)")"),
      dispute: Message("The judge looks at \("end \(place)")"),
      movement: Message("up \("\(place)")"),
      reason: Message(verbatim: "X")
    )
  }

  private static func text(_ place: Int) -> Row<String> {
    Row(
      place,
      note: "\(place * 3) auf rank \(place)",
      dispute: "Der Kampfrichter prüft end \(place)",
      movement: "\(place) Plätze vor",
      reason: "X"
    )
  }
}

/// A row of a board: four sentences, which are of one type, and the figures of an archer.
private struct Row<Sentence> {
  let place: Int
  let displayName: String
  let note: Sentence
  let dispute: Sentence
  let movement: Sentence
  let reason: Sentence
  let ends: String
  let arrowsShot: Int
  let counts: [Int]
  let totalScore: Int
  let isCurrentUser: Bool
  let isActivelyScoring: Bool

  init(_ place: Int, note: Sentence, dispute: Sentence, movement: Sentence, reason: Sentence) {
    (self.place, self.note, self.dispute, self.movement, self.reason) = (place, note, dispute, movement, reason)
    (displayName, ends, arrowsShot, counts) = ("Archer \(place)", "6/12", place, [place, place / 2])
    (totalScore, isCurrentUser, isActivelyScoring) = (700 - place, place.isMultiple(of: 7), place.isMultiple(of: 2))
  }

  static func template(_ words: (you: String, shooting: String)) -> String {
    """
    <tr data-row class="row{{#isCurrentUser}} mine{{/isCurrentUser}}">
    <td class="place">{{place}}<span class="unseen">, {{movement}}</span></td>
    <th scope="row"><bdi>{{displayName}}</bdi>{{#isCurrentUser}} <span class="badge on">\(words.you)</span>{{/isCurrentUser}}\
    {{#isActivelyScoring}} <span class="badge shooting">\(words.shooting)</span>{{/isActivelyScoring}} \
    <span class="badge bad">{{dispute}}</span><span class="row-note">{{note}}</span><span>{{reason}}</span></th>
    <td class="number wide">{{ends}}</td><td class="number wide arrows">{{arrowsShot}}</td>
    {{#counts}}
    <td class="number wide">{{.}}</td>
    {{/counts}}
    <td class="number score"><strong>{{totalScore}}</strong></td>
    </tr>
    """
  }
}
