import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer
import Spaces

/// Everything that was recorded of one archer.
struct Trail {
  struct Line {
    let text: Message
    let actor: String
    /// A change of an earlier entry, or an entry that does not count.
    let amends: Bool
    let at: Timestamp
  }

  /// The lines of one page, newest last.
  let lines: [Line]
  /// The page with the lines before these; nil for none.
  let earlier: WebAddress?
  /// The page with the lines after these; nil for none.
  let later: WebAddress?

  /// The most lines on a page.
  private static let linesAtOnce = 200
  /// The query parameter that names a page: 1 for the newest lines.
  static let page = "history"

  /// Creates a page of the lines.
  ///
  /// Consecutive arrows of one end share a line.
  ///
  /// `page` counts from 1, the newest lines.
  init(_ trail: [AuditEntry], names: [UserID: String], page: Int = 1, at address: WebAddress = WebAddress()) {
    let lines = trail.byEnd.map { entry, text in
      Line(text: text, actor: names[entry.actor] ?? entry.actor.rawValue, amends: entry.amends, at: entry.at)
    }
    let page = min(max(page, 1), max(1, (lines.count - 1) / Self.linesAtOnce + 1))
    let end = lines.count - (page - 1) * Self.linesAtOnce
    let start = max(0, end - Self.linesAtOnce)
    self.lines = Array(lines[start..<end])
    earlier = start > 0 ? address.with(Self.page, "\(page + 1)") : nil
    later = page > 1 ? address.with(Self.page, "\(page - 1)") : nil
  }
}

/// The lines of one page, and the ways to those before and after them.
func trailCard(_ trail: Trail) -> HTML {
  card("trail", t("History")) {
    p(.class("hint")) {
      t("Every entry for this archer, newest last. Entries are never changed, only added.")
    }
    if let earlier = trail.earlier { p { a(.href(earlier)) { t("Earlier entries") } } }
    ol(.class("list trail")) {
      for line in trail.lines {
        li(.class(line.amends ? "amends" : nil)) {
          text(line.text)
          span(.class("quiet")) {
            text("\(line.actor), ")
            time(line.at)
          }
        }
      }
    }
    if let later = trail.later { p { a(.href(later)) { t("Later entries") } } }
  }
}

extension ArcheryServices {
  /// The audit trail of a shoot, or one archer's part of it.
  func trail(of id: TournamentID, archer: PlayerID? = nil) async throws(SpaceError) -> [AuditEntry] {
    try await tournaments.log(id).auditTrail(of: archer)
  }

  /// The names of the users of a trail: those in the shoot, else those of their accounts.
  ///
  /// `text` writes the name of a card in the reader's language.
  func names(
    in trail: [AuditEntry],
    of tournament: Tournament,
    _ text: (Message) -> String
  ) async throws -> [UserID: String] {
    let shown = tournament.displayNames
    var names: [UserID: String] = [:]
    for user in Set(trail.map(\.actor)) {
      if let archer = tournament.archer(of: user), let name = shown[archer.id] {
        names[user] = name
      } else if CardScorer(user) != nil {
        names[user] = text(tournament.displayName(ofUser: user).message)
      } else {
        names[user] = try await signIn.name(of: user)
      }
    }
    return names
  }
}
