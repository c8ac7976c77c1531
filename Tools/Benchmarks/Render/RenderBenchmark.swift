import BenchSupport
import Domain
import Localization
import Pages

/// How long the rows of a board take to render in German, beside the same rows of a page that speaks one language.
///
/// The peer has the German words in its template and texts in its rows, as pages had before there were languages. Both
/// are rendered in turn.
///
/// The rows are those of archery's board at a shoot: each has a note for narrow screens and a movement, one in ten a reason,
/// and one in twenty-five is disputed.
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
