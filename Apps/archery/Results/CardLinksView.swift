import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The links by which scorers open the sheets of printed cards.
struct CardLinksView {
  /// Whether cards of this page let scorers in.
  let isOpen: Bool
  /// Whether a session of this page has no cards that let scorers in.
  let isMissing: Bool
  /// Whether the page shows the cards of one session of several.
  let isOfSession: Bool
  /// Whether the cards of a closed session are among them.
  let hasClosed: Bool
  let hidden: [HiddenField]
  let issue: String
  let end: String
  let isLocal: Bool
  let isWithoutTargets: Bool

  private let tournament: Tournament
  private let secret: CardSecret?
  private let open: [LineSessionID: CardsID]
  private let server: String

  /// Creates the links on the cards of a session, or of all.
  init(_ tournament: Tournament, _ session: LineSession?, _ secret: CardSecret?, at server: String, isLocal: Bool) {
    (self.tournament, self.secret, self.server, self.isLocal) = (tournament, secret, server, isLocal)
    open = secret.map { tournament.cards(madeWith: $0) } ?? [:]
    let shown = session.map { [$0] } ?? tournament.sessions
    isOpen = shown.contains { [open] in open[$0.id] != nil }
    isMissing = shown.contains { [open] in open[$0.id] == nil && !$0.isClosed }
    hasClosed = shown.contains(where: \.isClosed)
    isOfSession = session != nil && tournament.sessions.count > 1
    hidden = session.map { [HiddenField(name: "session", value: $0.id.rawValue)] } ?? []
    isWithoutTargets = shown.contains { session in tournament.archers(in: session).contains { $0.target == nil } }
    issue = ShootAddress.command("cards", tournament.id).text
    end = WebAddress("shoots", tournament.id.rawValue, "cards", "end").text
  }

  /// The address of an archer's sheet; nil without cards, and for an archer without a target.
  func address(of archer: PlayerID, at target: TargetPlace?) -> String? {
    guard let secret, let target = target?.number,
      let session = tournament[archer].map({ tournament.session(shotBy: $0) }),
      let cards = open[session.id]
    else { return nil }
    let shoot = tournament.id
    let card = ScorerCard(shoot: shoot, target: target, proof: secret.proof(of: target, cards, in: shoot))
    return server + card.address.with("archer", archer.rawValue).text
  }

  /// The code on an archer's card; nil where the card has no link.
  func code(of sheet: ArcherSheet) -> QRPicture? {
    guard let address = address(of: sheet.id, at: sheet.target) else { return nil }
    return try? QRPicture(address, label: Message("QR code for the scorer of target \(sheet.target?.text ?? "")"))
  }
}
