import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

/// The links between archers of the entry list and accounts, as one visitor of a shoot's page sees them.
struct EntryLinks {
  /// The question whether the visitor is on the entry list.
  struct Claim {
    /// The archer with the visitor's name; nil for none.
    let namesake: String?
    let archers: [Choice]
  }

  /// An account that says it is an archer of the list.
  struct Request {
    let archer: Participant
    let user: UserID
    let sentence: Message
  }

  let claim: Claim?
  /// The archer that the visitor asked for, which waits for the organiser.
  let pending: (id: PlayerID, name: String)?
  /// The requests that wait for this visitor, the organiser.
  let requests: [Request]

  init(_ tournament: Tournament, for account: Account, names: [UserID: String]) {
    pending = tournament.requested(by: account.user).map { ($0.id, tournament.displayName(of: $0.id)) }
    claim = pending == nil ? Claim(tournament, account) : nil
    requests = tournament.organises(account.user) ? Request.all(in: tournament, names) : []
  }
}

extension EntryLinks.Request {
  /// The requests of a shoot; `names` are those of the accounts that have asked.
  static func all(in tournament: Tournament, _ names: [UserID: String]) -> [Self] {
    tournament.roster.flatMap { archer in
      archer.requests.sorted().map { user in
        let (name, archerName) = (names[user] ?? user.rawValue, tournament.displayName(of: archer.id))
        return Self(archer: archer, user: user, sentence: Message("\(name) says: “I am \(archerName)”"))
      }
    }
  }
}

extension EntryLinks.Claim {
  /// nil for a visitor who may not ask for any archer.
  fileprivate init?(_ tournament: Tournament, _ account: Account) {
    let (archers, same) = tournament.claimable(by: account)
    if archers.isEmpty { return nil }
    namesake = same.map { tournament.displayName(of: $0.id) }
    let names = tournament.displayNames
    self.archers =
      [Choice("", Message("Choose your name"), isChosen: same == nil)]
      + archers.map { archer in
        let target = archer.target.map { " · \($0.text)" } ?? ""
        return Choice(archer.id.rawValue, named: (names[archer.id] ?? "") + target, isChosen: archer.id == same?.id)
      }
  }
}

/// What the organiser and archers with accounts say about the entry list.
@HTMLBuilder
func entryLinks(_ links: EntryLinks, of shoot: TournamentID) -> HTML {
  if !links.requests.isEmpty {
    card("requests", t("Match names")) {
      ul(.class("list")) { for request in links.requests { answer(request, in: shoot) } }
      p(.class("hint")) {
        t("The archer’s arrows then count in the scores of that account. You can end this on the archer’s page.")
      }
    }
  }
  if let pending = links.pending {
    card("pending", t("Waiting for the organiser")) {
      p(.role(.status)) { t("You said that you are \(pending.name). The organiser confirms it with one tap.") }
      form(post: TournamentAddress.command("unlink", on: pending.id, in: shoot), as: "unclaim") {
        button { t("That’s not me") }
      }
    }
  }
  if let claim = links.claim {
    card("claim", t("Are you on the entry list?")) {
      if let name = claim.namesake { p { t("\(bdi: name) is on the entry list.") } }
      form(post: TournamentAddress.page("link", shoot), as: "claim") {
        field("archer", t("Your name on the list"), .select(claim.archers), .required, id: "claimed")
        button(.class("primary block")) { t("That’s me") }
        p(.class("hint")) {
          t(
            """
            The organiser confirms it. Then you can score, and the arrows count in your scores and bests, also those \
            shot before.
            """
          )
        }
      }
    }
  }
}

private func answer(_ request: EntryLinks.Request, in shoot: TournamentID) -> HTML {
  let archer = request.archer.id
  let key = "\(archer)-\(request.user)"
  return li(.class("request"), .id("request-\(key)")) {
    spaced {
      span { text(request.sentence) }
      form(post: TournamentAddress.command("link", on: archer, in: shoot), as: "link\(key)") {
        hidden("account", request.user.rawValue)
        button(.class("primary")) { t("Confirm") }
      }
      form(post: TournamentAddress.command("unlink", on: archer, in: shoot), as: "unlink\(key)") {
        hidden("account", request.user.rawValue)
        button { t("No") }
      }
    }
  }
}
