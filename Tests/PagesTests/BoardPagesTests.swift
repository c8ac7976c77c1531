import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Localization
import SeededRandom
import Testing

@testable import Pages
@testable import archery

@Suite("Board pages")
struct BoardPagesTests {
  private let pages: ArcheryPages

  init() throws { pages = ArcheryPages() }

  /// Ana with a recurve and guests with and without a bow; each has shot one end, and the last has overtaken Ana.
  private func shoot(guests: Int = 2) throws -> SampleShoots {
    var shoot = try SampleShoots("bray_i")
    for number in 1...guests { try shoot.addGuest(PlayerID(rawValue: "g\(number)"), "Guest number \(number)") }
    try shoot.perform(.start)
    try shoot.shoot("ana", "9 9 9")
    for number in 1...guests { try shoot.shoot(PlayerID(rawValue: "g\(number)"), "8 8 8") }
    return shoot
  }

  @Test func `a board shows moves since the last end, in signs and in words`() throws {
    var shoot = try shoot()
    #expect(try pages.boardFragment([shoot.board()]).text.contains("class=\"move") == false)
    try shoot.shoot("ana", "M M M")
    for guest in ["g1", "g2"] { try shoot.shoot(PlayerID(rawValue: guest), "X X X") }
    let html = try pages.boardFragment([shoot.board()]).text(for: Reader(pages.content.shell.text))
    #expect(html.contains("▲1</span><span class=\"unseen\">, up 1 place since the last end"))
    #expect(html.contains("▼2</span><span class=\"unseen\">, down 2 places since the last end"))
    #expect(html.contains("End 2 of 10"))
    #expect(try pages.results(shoot.results()).body.text.contains("class=\"move") == false)
  }

  @Test func `only rows that changed are sent again`() throws {
    var shoot = try shoot(guests: 2)
    let before = try pages.boardFragment([shoot.board()])
    try shoot.shoot("g2", "1")
    let after = try pages.boardFragment([shoot.board()])
    let update = after.patch(from: LiveState(before), to: LiveState(after), for: Reader(.source))
    #expect(update.contains("data-kept=\"0\" data-count=\"1\"") && update.contains("<strong>25</strong>"))
    #expect(!update.contains("row-name") && after.text.contains(">Ana<"))
  }

  @Test func `an arrow on a board of 500 sends less than 2 KB, whomever it overtakes`() throws {
    var shoot = try SampleShoots("bray_i")
    let archers = (1...499).map { PlayerID(rawValue: "g\($0)") }
    for archer in archers { try shoot.perform(.add(.init(archer, displayName: "Archer number \(archer)"))) }
    try shoot.perform(.start)
    var chance = SplitMix64(seed: 39)
    for archer in archers {
      for _ in 1...2 { try shoot.shoot(archer, "\(Int.random(in: 1...9, using: &chance)) 5 5") }
    }
    let reader = Reader(pages.content.shell.text)
    // The first arrow of an end gives all rows the place that they move from.
    for archer in archers { try shoot.shoot(archer, "5") }
    var last = try shoot.board()
    var most = 0
    for archer in archers.shuffled(using: &chance).prefix(40) {
      try shoot.shoot(archer, "9")
      let next = try shoot.board()
      let (old, new) = (pages.boardFragment([last]), pages.boardFragment([next]))
      let state = LiveState(old)
      let bytes = new.patch(from: state, to: LiveState(new, after: state), for: reader).utf8.count
      #expect(bytes < 2048, "after an arrow of \(archer)")
      let places = Dictionary(uniqueKeysWithValues: last.rows.map { ($0.id, $0.rank) })
      most = max(most, next.rows.count { places[$0.id] != $0.rank })
      last = next
    }
    #expect(most > 100, "the most that one arrow overtook")
  }

  @Test func `a board by targets, or of some archers, has its places from the server`() throws {
    let shoot = try shoot(guests: 2)
    let board = try shoot.board()
    #expect(PlaceOrder(board.rows) == .competition)
    #expect(PlaceOrder(Array(board.rows.dropFirst(2))) == nil && PlaceOrder(board.rows.reversed()) == nil)
    #expect(pages.boardFragment([board]).text.contains("data-places=\"competition\""))
    var choice = BoardChoice()
    choice.name = "number 2"
    let one = try shoot.tournament.boardScreen(for: BoardViewer("ana", now: 0), choice)
    #expect(!pages.boardFragment([one]).text.contains("data-places"))
  }

  @Test func `a board keeps its choice in every address, and its own archers in sight where it is long`() throws {
    let tournament = try shoot(guests: 2).tournament
    var choice = BoardChoice()
    (choice.name, choice.target, choice.pinned) = ("a&b", "12", "g1")
    let screen = tournament.boardScreen(for: BoardViewer("ana", now: 0), choice)
    let page = pages.board([screen], choice, archers: { [("g1", "Guest number 1")] })
    let html = pages.content.shell.document(page).text
    #expect(html.contains("data-live=\"/shoots/s%2F1/board/live?name=a%26b&amp;target=12&amp;pin=g1\""))
    #expect(html.contains("<option value=\"g1\" selected>") && html.contains("No archers match."))
    #expect(html.contains("href=\"/shoots/s%2F1/screen\"") && !html.contains("class=\"pinned\""))
  }

  @Test func `a big screen shows one board, or those of the divisions in turn, with all archers if one has no bow`()
    throws
  {
    var shoot = try shoot(guests: 2)
    func titles(_ choice: ScreenChoice) throws -> [String] {
      let tournament = try shoot.tournament
      let boards = choice.boards(of: tournament).map { tournament.boardScreen(for: BoardViewer(nil, now: 0), $0) }
      let html = pages.screen(boards, of: tournament, choice).body.text
      return html.matches(of: /data-board="([^"]*)"/).map { String($0.1) }
    }
    #expect(try titles(ScreenChoice()) == ["All archers"])
    #expect(try titles(ScreenChoice(takesTurns: true)) == ["All archers"])
    for (guest, bow) in [("g1", BowType.recurve), ("g2", .compound)] {
      let id = PlayerID(rawValue: guest)
      try shoot.perform(.changeArcher(id, displayName: guest, bowType: bow, shaftDiameterUm: nil, target: nil))
    }
    #expect(try titles(ScreenChoice(division: .compound)) == ["Compound"])
    #expect(try titles(ScreenChoice(takesTurns: true)) == ["All archers", "Recurve", "Compound"])
    try shoot.perform(.changeArcher("ana", displayName: "Ana", bowType: .recurve, shaftDiameterUm: nil, target: nil))
    #expect(try titles(ScreenChoice(takesTurns: true)) == ["Recurve", "Compound"])
  }
}
