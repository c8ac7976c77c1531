import Access
import Domain
import Hypertext
import Leaderboards
import Localization
import Testing
import WireFormat

@testable import ArcheryScoring
@testable import Pages
@testable import ScoreServer
@testable import archery

struct ArcheryPagesTests {
  private let ticket = FormTicket(id: "t")

  private func scoring(_ screen: ScoringScreen, _ choice: ScoringChoice = ScoringChoice()) throws -> String {
    ArcheryPages().scoringFragment(screen, choice).text(for: Reader(.source, ticket: ticket.id))
  }

  @Test func `a long history has pages, the newest entries first`() throws {
    let entry = try #require(try SampleShoots().trail.first)
    func page(_ number: Int) -> Trail {
      Trail(Array(repeating: entry, count: 450), names: [:], page: number, at: WebAddress("a"))
    }
    #expect([1, 2, 3, 9].map { page($0).lines.count } == [200, 200, 50, 50])
    #expect(page(1).later == nil && page(1).earlier?.text == "/a?history=2")
    #expect(page(3).later?.text == "/a?history=2" && page(3).earlier == nil)
  }

  /// The organiser's pages of a shoot in which all archers have a hostile name.
  private func organising(_ shoot: SampleShoots, named name: String) throws -> [Page] {
    let (pages, tournament) = (ArcheryPages(), try shoot.tournament)
    let screen = tournament.screen(for: shoot.owner)
    let guest = try #require(tournament["g/1"])
    let row = try #require(screen.roster.first { $0.id == "g/1" })
    let member = SpaceMember(id: UserID(rawValue: name), displayName: name, role: .member)
    var facts = ArcherFacts(members: [member])
    facts.trail = Trail(try shoot.trail, names: [shoot.owner: name])
    let link = try #require(ElsewhereAddress("https://\(name)"))
    let code = JoinCode.Shown(code: name, address: name, link: link, usesLeft: 1, expiresAt: 0)
    let account = Account(user: shoot.owner, displayName: name, role: .owner)
    let visitor = TournamentVisitor(
      mayInvite: true,
      mayFound: true,
      accounts: EntryLinks(tournament, for: account, names: [:]),
      joinCode: JoinCode(shown: code, isLocal: true)
    )
    var again = NewShootEntry(copying: tournament, for: shoot.owner)
    again.guests = name
    let list = "name,bow\n\(name),\(name)\n\(name)"
    let plan = try tournament.plan(entering: EntryList(list), as: "k")
    let boards = tournament.tieScreens(for: BoardViewer(nil, now: 0))
    return [
      pages.archer(guest, row, in: screen, of: tournament, facts),
      pages.entries(tournament, list: list, plan),
      pages.entries(tournament, list: list, plan, isDone: true),
      pages.changeShoot(tournament.id, NewShootEntry(tournament)),
      pages.shootOff(tournament, boards),
      try pages.board([shoot.board()], BoardChoice(division: .recurve, order: .target)),
      pages.shoot(screen, visitor: visitor),
      pages.newShoot(again),
      pages.practice(again),
      pages.bows(screen),
      pages.lineUp(screen, version: 1),
      pages.combined(CombinedScreen([tournament, tournament])),
      pages.chooseShoots([tournament.summary(for: shoot.owner)]),
      try pages.bests([bests(named: name)], BestsChoice(), rounds: [(name, name)], at: 0),
    ]
  }

  private func history(named name: String) throws -> HistoryScreen {
    let entry = RoundHistory.Entry(
      tournament: TournamentID(rawValue: name),
      shoot: name,
      score: 9,
      shotAt: 1,
      isPersonalBest: true
    )
    let round = RoundHistory(
      round: name,
      roundName: name,
      bowType: nil,
      maxScore: 10,
      scores: [entry, entry],
      best: 9,
      average: 9,
      trend: .init(first: 9, last: 9, pointsPerShoot: 0)
    )
    let practice = PracticeEntry(
      id: "p",
      roundName: name,
      bowType: nil,
      score: 9,
      arrows: 1,
      averageArrow: 9,
      isWhole: true,
      shotAt: 0,
      isBest: true
    )
    return HistoryScreen(archer: "ana", rounds: [round], practices: [practice])
  }

  private func bests(named name: String) throws -> BestsScreen {
    let row = BestsScreen.Row(id: "ana", rank: 1, displayName: name, shoot: name, score: 9, achievedAt: 0)
    return BestsScreen(round: name, roundName: name, bowType: nil, isOfAllBows: false, bucket: name, rows: [row])
  }

  private func arrival(named name: String) -> SignInRoutes.Arrival {
    let other = Account(user: "ana", displayName: name)
    return SignInRoutes.Arrival(link: name, other: other, isUsedAtOnce: false)
  }

  private func entry(named name: String) -> JoinRoutes.Entry {
    JoinRoutes.Entry(invite: name, name: name, problem: .notFound)
  }

  @Test(arguments: EscapingTests.hostile + ["Ana"])
  func `every page renders, keeps to the policy, and takes names as text`(name: String) throws {
    let pages = ArcheryPages()
    var shoot = try SampleShoots(name: "Club")
    // The domain refuses some names; those are no danger to a page.
    do { try shoot.addGuest("g/1", name) } catch is Refusal { return }
    let open = try pages.shoot(shoot.tournament.screen(for: shoot.owner))
    try shoot.perform(.start)
    try shoot.shoot("ana", "X 10 9 9 8 M")
    try shoot.shoot("g/1", "9")
    try shoot.perform(.record(.target(.centre), for: "g/1"))
    let choice = ScoringChoice(mode: .target)
    let shown = [
      open,
      try pages.shoots([shoot.tournament.summary(for: shoot.owner)]),
      pages.shoots([]),
      pages.newShoot(NewShootEntry(name: name, guests: name)),
      try pages.shoot(shoot.tournament.screen(for: shoot.owner)),
      try pages.scoring(shoot.scoring("g/1")),
      try pages.scoring(shoot.scoring("g/1"), choice),
      try pages.board([shoot.board()]),
      try pages.board([shoot.board()], link: name),
      try pages.results(shoot.results()),
      try pages.scoreCards(shoot.results(), version: 1),
      try pages.history(history(named: name)),
      try pages.shots(shoot.tournament.shotsScreen(of: "g/1"), end: 1),
      pages.rounds(),
    ]
    let common = pages.content.common
    let others = [
      common.signIn(with: arrival(named: name), account: Account(user: "ben", displayName: name)),
      pages.join(entry(named: name)), common.signInNeeded(),
      common.error(status: 409, sentence: "\(name)", hint: "\(name)"),
    ]
    let documents = try (shown + organising(shoot, named: name)).map { page in
      var page = page
      page.account = Account(user: "ana", displayName: name, role: .member)
      return pages.content.shell.document(page)
    }
    for document in documents + others {
      #expect(PolicyCheck.violations(in: document.text).isEmpty)
      #expect(document.text.contains("</html>") && !document.text.contains("Optional("))
      #expect(name.contains("{{") || !document.text.contains("{{"))
    }
  }

  @Test func `tabs are for two archers and more, and one of them is active`() throws {
    let shoot = try SampleShoots.started()
    #expect(try !scoring(shoot.scoring()).contains("class=\"tab\""))
    let two = try SampleShoots.started(guests: ["g": "Jo"])
    let html = try scoring(two.scoring())
    #expect(html.ranges(of: "class=\"tab\"").count == 2)
    #expect(html.ranges(of: ">Active<").count == 1)
  }

  @Test func `the pad has the buttons of the round's face and the fields that the server asks for`() throws {
    let shoot = try SampleShoots.started("worcester")
    let html = try scoring(shoot.scoring())
    for token in ["5", "4", "3", "2", "1", "M"] { #expect(html.contains("name=\"value\" value=\"\(token)\"")) }
    #expect(!html.contains("value=\"10\"") && !html.contains("value=\"X\""))
    for field in ["id\" value=\"t-arrow", "archer\" value=\"ana", "end\" value=\"1", "mode\" value=\"Buttons"] {
      #expect(html.contains("<input type=\"hidden\" name=\"\(field)\">"), "\(field)")
    }
    #expect(html.contains("action=\"/shoots/s%2F1/arrows\""))
    #expect(html.contains("End 1 of 12") && html.contains("Arrow 1 of 5"))
  }

  @Test func `a face is drawn with y upwards, and its arrows with it`() throws {
    var shoot = try SampleShoots.started()
    try shoot.perform(.record(.target(TargetPoint(xUm: 30_000, yUm: 40_000)), for: "ana"))
    let html = try scoring(shoot.scoring(), ScoringChoice(mode: .target))
    #expect(html.contains("<circle cx=\"30000\" cy=\"-40000\""))
    #expect(html.contains("data-face") && html.contains("name=\"x\"") && html.contains("name=\"y\""))
  }

  @Test func `shots are drawn with y upwards, and an end is picked out of them`() throws {
    var shoot = try SampleShoots.started("wa18")
    for y in stride(from: 10, through: 90, by: 10) {
      try shoot.perform(.record(.target(TargetPoint(xUm: -y * 1000, yUm: y * 1000)), for: "ana"))
    }
    let screen = try shoot.tournament.shotsScreen(of: "ana")
    let (all, end) = (ArcheryPages().shots(screen, end: nil).body.text, ArcheryPages().shots(screen, end: 3).body.text)
    #expect(all.contains("<circle cx=\"-60000\" cy=\"-60000\"") && !all.contains("class=\"faint\""))
    #expect(all.contains("Centre 50 mm left and 50 mm high. Spread 26 mm wide, 26 mm high."))
    #expect(end.ranges(of: "class=\"faint\"").count == 6 && end.ranges(of: "aria-current=\"true\"").count == 1)
    #expect(
      end.contains("Centre 80 mm left and 80 mm high.")
        && end.contains("href=\"/shoots/s%2F1/archers/ana/shots?end=1#pass-1\"")
    )
    // No figures are computed from too few arrows.
    try shoot.perform(.undo)
    try shoot.perform(.undo)
    let pages = ArcheryPages()
    let fewer = try pages.shots(shoot.tournament.shotsScreen(of: "ana"), end: 3).body
      .text(for: Reader(pages.content.shell.text))
    #expect(fewer.contains("1 arrow placed. A group has at least 3."))
  }

  @Test func `the catalogue shows each round with its faces`() throws {
    let html = ArcheryPages().rounds().body.text
    let symbols = Set(html.matches(of: /<symbol class="face-symbol" id="([^"]+)"/).map { String($0.output.1) })
    let used = html.matches(of: /<use href="#([^"]+)"/).map { String($0.output.1) }
    #expect(symbols == Set(used))
    for round in RoundCatalogue.all { #expect(html.contains("<code>\(round.code ?? "?")</code>")) }
  }

  @Test func `a round without a face has buttons only`() throws {
    let shoot = try SampleShoots.started("wa_3d_24")
    let html = try scoring(shoot.scoring(), ScoringChoice(mode: .target))
    #expect(!html.contains("data-face") && html.contains("class=\"pad\"") && !html.contains("class=\"modes\""))
  }

  @Test func `a correction needs a reason once the end is closed`() throws {
    var shoot = try SampleShoots.started()
    try shoot.shoot("ana", "9 9 9 9 9 9 8")
    let screen = try shoot.scoring()
    let closed = try #require(screen.sheet.first?.arrows.first)
    let open = try #require(screen.openEnd?.arrows.first)
    let late = try scoring(screen, ScoringChoice(correcting: closed.id))
    #expect(late.contains("name=\"reason\"") && late.contains("name=\"end\" value=\"1\""))
    #expect(late.contains("name=\"arrow\" value=\"1\"") && late.contains("t-edit") && !late.contains("t-arrow"))
    let early = try scoring(screen, ScoringChoice(correcting: open.id))
    #expect(!early.contains("name=\"reason\"") && early.contains("name=\"end\" value=\"2\""))
    #expect(try !scoring(screen, ScoringChoice(correcting: "nothing")).contains("class=\"correction\""))
  }

  @Test func `a finished round is looked over, finalised, and then closed`() throws {
    var shoot = try SampleShoots.started("bray_i")
    for _ in 0..<10 { try shoot.shoot("ana", "9 9 9") }
    let review = try scoring(shoot.scoring())
    #expect(review.contains("/finalise") && !review.contains("class=\"pad\"") && review.contains("/undo"))
    try shoot.perform(.finalise)
    let final = try scoring(shoot.scoring())
    #expect(!final.contains("/finalise") && !final.contains("correct=") && final.contains("/results"))
  }

  @Test func `equal archers share a marked place on the board`() throws {
    var shoot = try SampleShoots.started("bray_i", guests: ["g": "Jo"])
    try shoot.shoot("ana", "9 9 9")
    try shoot.shoot("g", "9 9 9")
    let html = try ArcheryPages().boardFragment([shoot.board()]).text
    #expect(html.ranges(of: "<span class=\"rank\">=1</span>").count == 2)
    #expect(html.contains("mine") && html.contains(">You<"))
  }

  @Test func `results name archers who did not finish, and the rule`() throws {
    var shoot = try SampleShoots.started("bray_i", guests: ["g": "Jo"])
    try shoot.shoot("ana", "9 9 9")
    try shoot.shoot("g", "X 9 8")
    try shoot.perform(.complete(force: true))
    let html = try ArcheryPages().results(shoot.results()).body.text
    #expect(html.contains("DNF") && html.contains("Final") && html.contains("share a rank"))
  }
}
