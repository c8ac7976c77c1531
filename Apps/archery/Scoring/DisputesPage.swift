import ArcheryScoring
import Domain
import Hypertext
import Pages
import Server

extension ArcheryPages {
  /// The ends that were entered differently, with what there is to choose from.
  func disputes(_ screen: TournamentScreen, ticket: FormTicket) throws(TemplateFailure) -> Page {
    let view = DisputesView(screen, ticket: ticket)
    return try page(Message("Disputes · \(screen.name)"), "disputes", view, of: screen.id, json: screen.disputes)
  }
}

/// The template `disputes` shows this.
struct DisputesView {
  struct Dispute {
    let archer: String
    let end: Int
    let entries: [Entry]
  }

  struct Entry {
    let tokens: String
    let total: Int
    let who: Message
    let counts: Bool
    let date: String
    let timestamp: String
    /// nil for readers who may not decide.
    let keep: Keep?
  }

  struct Keep {
    let action: String
    let hidden: [HiddenField]
    /// The id that tells the form's fields from those of other forms.
    let field: String
    let label: Message
  }

  let shoot: String
  let name: String
  let mayDecide: Bool
  let hasDisputes: Bool
  let disputes: [Dispute]
  let hasSettled: Bool
  let settled: [Dispute]

  init(_ screen: TournamentScreen, ticket: FormTicket) {
    shoot = ShootAddress.shoot(screen.id).text
    name = screen.name
    mayDecide = screen.may.decide
    func views(_ cards: [DisputeCard], _ name: String) -> [Dispute] {
      cards.enumerated().map { number, card in
        Dispute(
          archer: card.displayName,
          end: card.end,
          entries: card.entries.enumerated().map { index, entry in
            let field = "\(name)-\(number)-\(index)"
            let mayKeep = screen.may.decide && !(card.isSettled && entry.counts)
            return Entry(entry, keep: mayKeep ? Keep(card, entry, field: field, in: screen, ticket) : nil)
          }
        )
      }
    }
    disputes = views(screen.disputes, "reason")
    settled = views(screen.settledDisputes, "again")
    (hasDisputes, hasSettled) = (!disputes.isEmpty, !settled.isEmpty)
  }
}

extension DisputesView.Entry {
  fileprivate init(_ entry: DisputeCard.Entry, keep: DisputesView.Keep?) {
    let moment = MomentView(entry.at)
    self.init(
      tokens: entry.tokens.joined(separator: " "),
      total: entry.total,
      who: entry.scorers(separator: ", "),
      counts: entry.counts,
      date: moment.date,
      timestamp: moment.timestamp,
      keep: keep
    )
  }
}

extension DisputesView.Keep {
  fileprivate init(
    _ dispute: DisputeCard,
    _ entry: DisputeCard.Entry,
    field: String,
    in screen: TournamentScreen,
    _ ticket: FormTicket
  ) {
    action = ShootAddress.page("disputes", screen.id).text
    hidden = [
      ticket.field(for: field), HiddenField(name: "archer", value: dispute.archer.rawValue),
      HiddenField(name: "end", value: "\(dispute.end)"), HiddenField(name: "entry", value: entry.id.rawValue),
    ]
    self.field = field
    label = Message("\(entry.tokens.joined(separator: " ")), \(entry.total) points, counts")
  }
}

extension ArcheryWeb {
  /// Ends that scorers entered differently: all members see them, and the organiser decides.
  func addDisputes(to site: Site) {
    site.page("shoots/:space/disputes") { visit in
      let (tournament, account) = try await tournament(visit)
      return try pages.in(visit).disputes(tournament.screen(for: account.user), ticket: visit.ticket)
    }
    site.form("shoots/:space/disputes") { visit, form in
      let (id, account) = try await shoot(visit)
      let command = TournamentCommand.settle(
        PlayerID(rawValue: try form.text("archer")),
        end: try form.number("end", in: ArrowPlace.allowedNumbers),
        entry: EventID(rawValue: try form.text("entry")),
        reason: form["reason"]
      )
      let after = try await app.perform(command, on: id, by: account.user, as: try form.ticket()).tournament
      return .goTo(after.disputes.isEmpty ? ShootAddress.shoot(id) : ShootAddress.page("disputes", id))
    }
  }
}
