import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer

extension ArcheryPages {
  /// The ends that were entered differently, with what there is to choose from.
  func disputes(_ screen: TournamentScreen) -> Page {
    Page(
      title: Message("Disputes · \(screen.name)"),
      body: disputesPage(screen),
      follows: [screen.id.space],
      json: screen.disputes
    )
  }
}

@HTMLBuilder
private func disputesPage(_ screen: TournamentScreen) -> HTML {
  crumbs(TournamentAddress.shoot(screen.id)) { t("Back to the shoot") }
  h1 { t("Disputes · \(bdi: screen.name)") }
  if screen.disputes.isEmpty {
    p(.class("lead")) { t("No open disputes.") }
  } else {
    p {
      spaced {
        t("Two scorers or two devices entered these ends differently.")
        screen.may.decide
          ? t("The board shows the first entry until you decide.")
          : t("The board shows the first entry until the organiser decides.")
        t("All entries stay on record.")
      }
    }
    if screen.may.decide {
      p(.class("hint")) { t("A scorer can also correct the sheet. The dispute ends when both entries agree.") }
    }
  }
  for (number, dispute) in screen.disputes.enumerated() { disputeCard(dispute, "reason-\(number)", screen) }
  if !screen.settledDisputes.isEmpty {
    h2 { t("Settled") }
    p(.class("hint")) { t("All entries stay on record. Deciding again is a correction.") }
  }
  for (number, dispute) in screen.settledDisputes.enumerated() { disputeCard(dispute, "again-\(number)", screen) }
}

/// One end with its entries; `name` tells its forms from those of other disputes.
private func disputeCard(_ dispute: DisputeCard, _ name: String, _ screen: TournamentScreen) -> HTML {
  section(.class("card"), .label(Message("End \(dispute.end) of \(dispute.displayName)"))) {
    h2 { t("End \(dispute.end) · \(bdi: dispute.displayName)") }
    factList(Array(dispute.entries.enumerated()), "disputed") { index, entry in
      disputedEntry(entry)
      if screen.may.decide, !(dispute.isSettled && entry.counts) {
        decision(for: entry, in: dispute, "\(name)-\(index)", screen)
      }
    }
  }
}

private func disputedEntry(_ entry: DisputeCard.Entry) -> HTML {
  span {
    spaced {
      strong { text(entry.tokens.joined(separator: " ")) }
      span(.class("quiet")) { t("\(entry.total) points") }
      if entry.counts { badge("on") { t("On the board") } }
    }
    br()
    span(.class("quiet")) { t("entered by \(bdi: entry.scorers(separator: ", ")), \(time: entry.at)") }
  }
}

/// The form by which an entry counts; `field` tells its field from those of other forms.
private func decision(
  for entry: DisputeCard.Entry,
  in dispute: DisputeCard,
  _ field: String,
  _ screen: TournamentScreen
) -> HTML {
  form(post: TournamentAddress.page("disputes", screen.id), as: field) {
    hidden("archer", dispute.archer.rawValue)
    hidden("end", "\(dispute.end)")
    hidden("entry", entry.id.rawValue)
    label(.class("unseen"), .for(field)) { t("Reason (optional)") }
    let example = Message("Reason (optional)")
    control("reason", .text(nil), id: field, .maxlength(200), .autocomplete(.off), .placeholder(example))
    button(.label(Message("\(entry.tokens.joined(separator: " ")), \(entry.total) points, counts"))) {
      t("This counts")
    }
  }
}

extension ArcheryWeb {
  /// Ends that scorers entered differently: all members see them, and the organiser decides.
  func addDisputes(to site: Site) {
    site.page("shoots/:space/disputes") { visit in
      let (tournament, account) = try await tournament(visit)
      return pages.disputes(tournament.screen(for: account.user))
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
      return .goTo(after.disputes.isEmpty ? TournamentAddress.shoot(id) : TournamentAddress.page("disputes", id))
    }
  }
}
