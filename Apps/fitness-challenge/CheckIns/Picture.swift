import Domain
import GroupChallenges
import Hypertext
import Pages

/// The weeks of a streak, each day with its mark.
func picture(_ weeks: [[MemberScreen.Day]]) -> HTML {
  card("picture", t("These weeks")) {
    scrollingTable(labelledBy: "picture-title", "picture") {
      thead {
        tr { for day in Weekday.all { th(.scope(.col)) { abbr(.title(day.name)) { text(day.short) } } } }
      }
      // `zone.js` loads the page again where its days are of another zone.
      tbody(.data("days")) {
        for row in PictureRow.all(weeks) {
          if let month = row.month {
            tr { th(.class("month"), .colspan(7), .scope(.colgroup)) { time("\(month)-01", .month) } }
          }
          tr { for day in row.days { pictureCell(day) } }
        }
      }
    }
    p(.class("hint")) {
      t(
        """
        ✓ check-in · ❄ freeze · ○ excused. Your streak continues if you check in by the end of today. Freezes and \
        excused days keep it alive and do not count.
        """
      )
    }
  }
}

private func pictureCell(_ day: MemberScreen.Day?) -> HTML {
  guard let day else { return td() }
  let (sign, words) = day.mark.signAndWords
  return td(.class("mark-\(day.mark.rawValue)", day.isToday ? "today" : nil)) {
    span(.class("sign"), .unread) { text(sign) }
    span(.class("day"), .unread) { text(String(day.date.suffix(2))) }
    span(.class("unseen")) { t("\(time: day.date): \(words)") }
  }
}

/// A week; one in which a month begins has a row in each, as in a calendar on a wall.
private struct PictureRow {
  /// The month, where it is another than that of the row before.
  let month: Substring?
  /// The days; nil for those of another month.
  let days: [MemberScreen.Day?]

  static func all(_ weeks: [[MemberScreen.Day]]) -> [PictureRow] {
    var month: Substring?
    return weeks.flatMap { days in
      var months: [Substring] = []
      for day in days where months.last != day.date.prefix(7) { months.append(day.date.prefix(7)) }
      return months.map { own in
        defer { month = own }
        return PictureRow(month: own == month ? nil : own, days: days.map { $0.date.hasPrefix(own) ? $0 : nil })
      }
    }
  }
}

extension MemberScreen.Mark {
  fileprivate var signAndWords: (sign: String, words: Message) {
    switch self {
    case .checkIn: ("✓", Message("check-in"))
    case .freeze: ("❄", Message("freeze"))
    case .excuse: ("○", Message("excused"))
    case .missed: ("", Message("no check-in"))
    case .toCome: ("", Message("to come"))
    }
  }
}

/// A day of the week as the heading of a column.
struct Weekday {
  let name: Message
  /// Two letters, or as few as the language needs.
  let short: Message

  static let all = [
    Weekday(name: Message("Monday"), short: Message("Mo")),
    Weekday(name: Message("Tuesday"), short: Message("Tu")),
    Weekday(name: Message("Wednesday"), short: Message("We")),
    Weekday(name: Message("Thursday"), short: Message("Th")),
    Weekday(name: Message("Friday"), short: Message("Fr")),
    Weekday(name: Message("Saturday"), short: Message("Sa")),
    Weekday(name: Message("Sunday"), short: Message("Su")),
  ]
}
