import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The links by which scorers open the sheets of printed cards.
struct CardLinks {
  /// Whether cards of this page let scorers in.
  let isOpen: Bool
  /// Whether a session of this page has no cards that let scorers in.
  let isMissing: Bool
  /// Whether the page shows the cards of one session of several.
  let isOfSession: Bool
  /// Whether the cards of a closed session are among them.
  let hasClosed: Bool
  /// The session whose cards the page shows; nil for all.
  let session: LineSessionID?
  let isLocal: Bool
  let isWithoutTargets: Bool

  let tournament: Tournament
  private let open: OpenCards
  private let server: String

  init(_ tournament: Tournament, _ session: LineSession?, _ open: OpenCards, at server: String, isLocal: Bool) {
    (self.tournament, self.open, self.server, self.isLocal) = (tournament, open, server, isLocal)
    let shown = session.map { [$0] } ?? tournament.sessions
    isOpen = shown.contains { open.bySession[$0.id] != nil }
    isMissing = shown.contains { open.bySession[$0.id] == nil && !$0.isClosed }
    hasClosed = shown.contains(where: \.isClosed)
    isOfSession = session != nil && tournament.sessions.count > 1
    self.session = session?.id
    isWithoutTargets = shown.contains { session in tournament.archers(in: session).contains { $0.target == nil } }
  }

  /// The address of an archer's sheet; nil without cards, and for an archer without a target.
  func address(of archer: PlayerID, at target: TargetPlace?) -> String? {
    guard let target = target?.number, let session = tournament[archer].map({ tournament.session(shotBy: $0) }),
      let cards = open.bySession[session.id], let proof = open.proof(of: target, cards)
    else { return nil }
    let card = ScorerCard(shoot: tournament.id, target: target, proof: proof)
    return server + card.address.with("archer", archer.rawValue).text
  }

  /// The code on an archer's card; nil where the card has no link.
  func code(of sheet: ArcherSheet) -> QRPicture? {
    guard let address = address(of: sheet.id, at: sheet.target) else { return nil }
    return try? QRPicture(address, label: Message("QR code for the scorer of target \(sheet.target?.text ?? "")"))
  }
}

func cardLinks(_ links: CardLinks) -> HTML {
  card("links", t("QR codes for scorers")) {
    if links.isLocal { localServerWarning }
    if links.isWithoutTargets {
      p(.class("flag")) { t("Archers without a target get no code. Give out the targets first.") }
    }
    if links.hasClosed {
      p(.class("flag")) {
        t("The links of a closed session do not work. Reopen the session on the page Targets.")
      }
    }
    if links.isOpen {
      p {
        t(
          """
          A phone that scans a card scores the archers at its target, and opens nothing else. No account is needed. \
          The links end with the shoot.
          """
        )
      }
      endForm(links)
    }
    if links.isMissing {
      p {
        t(
          """
          Each card gets a QR code. A phone that scans it scores the archers at that target, without an account.
          """
        )
      }
      form(post: TournamentAddress.page("cards", links.tournament.id), as: nil) {
        if let session = links.session { hidden("session", session.rawValue) }
        button(.class("primary")) { t("Add QR codes") }
      }
    }
  }
}

@HTMLBuilder
private func endForm(_ links: CardLinks) -> HTML {
  let address = TournamentAddress.page("cards", links.tournament.id, "end")
  if links.isOfSession, let session = links.session {
    let question = Message("End the links of this session’s cards? Scorers can no longer open them.")
    form(post: address, as: nil, asks: question) {
      hidden("session", session.rawValue)
      button { t("End the links of this session") }
    }
  } else {
    let question = Message("End the links of all cards? Scorers can no longer open them.")
    form(post: address, as: nil, asks: question) { button { t("End all links") } }
  }
}
