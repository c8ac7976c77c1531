import Domain
import Foundation
import Hypertext
import Localization
import Notices
import Pages
import Testing

@testable import ScorebookKit

/// The dates of an account as calendar programs read them, by the rules of RFC 5545.
struct CalendarFileTests {
  private static let day = CivilDate(year: 2028, month: 2, day: 29)

  private func file(_ entries: CalendarEntry..., app: String = "archery", user: UserID = "ana") -> String {
    let now = Timestamp(rawValue: 1_795_939_200_000)
    return CalendarFile(entries, of: app, for: user, at: now, in: .source, site: "http://club.lan").text
  }

  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\r\n") }

  /// The lines as they were before they were folded.
  private func unfolded(_ text: String) -> [String] {
    lines(text).reduce(into: []) { all, line in
      let scalars = line.unicodeScalars
      if let last = all.indices.last, scalars.first == " " {
        all[last].unicodeScalars.append(contentsOf: scalars.dropFirst())
      } else {
        all.append(line)
      }
    }
  }

  @Test func `days and times of day are of no zone, moments are in UTC, and each line ends with a break`() throws {
    let start = try #require(LocalMoment(iso8601: "2027-03-28T01:30:00+01:00")?.time)
    let time = try #require(ClockTime("09:30"))
    let text = file(
      CalendarEntry("shoots/1", "Leap day", .day(Self.day), place: "Hall 2; east", page: WebAddress("shoots", "1")),
      CalendarEntry("shoots/2", "Morning", .clock(Self.day, time)),
      // The clocks of Berlin are set forward in between.
      CalendarEntry("groups/3", "Week", .between(start, start.advanced(byMilliseconds: 7_200_000))),
      CalendarEntry("groups/4", "Deadline", .between(start, start))
    )
    let events = lines(text).filter { !$0.hasPrefix("UID:") && !$0.hasPrefix("DTSTAMP:") }
    #expect(
      events == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Scorebook//archery//EN", "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:archery",
        "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20280229", "DTEND;VALUE=DATE:20280301", "SUMMARY:Leap day",
        #"LOCATION:Hall 2\; east"#, "URL:http://club.lan/shoots/1", "END:VEVENT",
        "BEGIN:VEVENT", "DTSTART:20280229T093000", "SUMMARY:Morning", "END:VEVENT",
        "BEGIN:VEVENT", "DTSTART:20270328T003000Z", "DTEND:20270328T023000Z", "SUMMARY:Week", "END:VEVENT",
        "BEGIN:VEVENT", "DTSTART:20270328T003000Z", "SUMMARY:Deadline", "END:VEVENT",
        "END:VCALENDAR", "",
      ]
    )
    #expect(lines(text).count { $0 == "DTSTAMP:20261129T080000Z" } == 4)
    #expect(!text.contains("TZID") && !text.replacing("\r\n", with: "").contains { $0.isNewline })
  }

  @Test func `a calendar without dates has the one part that it needs`() {
    #expect(
      lines(file()) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Scorebook//archery//EN", "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:archery",
        "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
        "END:VCALENDAR", "",
      ]
    )
  }

  @Test func `an id stays when the date changes, and no other account, app or date has it`() {
    func id(_ entry: String, _ day: CivilDate = Self.day, app: String = "archery", user: UserID = "ana") -> String? {
      lines(file(CalendarEntry(entry, "Shoot", .day(day)), app: app, user: user)).first { $0.hasPrefix("UID:") }
    }
    let first = id("shoots/1")
    #expect(first?.count == 54 && first == id("shoots/1", CivilDate(year: 2029, month: 1, day: 1)))
    #expect(Set([first, id("shoots/2"), id("shoots/1", app: "darts"), id("shoots/1", user: "ben")]).count == 4)
  }

  @Test(arguments: [
    ("a;b,c\\d", #"a\;b\,c\\d"#), ("two\nlines\r\nand three", #"two\nlines\nand three"#),
    ("END:VEVENT\r\nBEGIN:VALARM", #"END:VEVENT\nBEGIN:VALARM"#), ("\u{202E}evil\u{0}\u{7}", "evil"), ("", ""),
  ])
  func `a text cannot end its line or its value`(text: String, value: String) {
    #expect(CalendarFile.escaped(text) == value)
  }

  @Test(arguments: ["a", "é", "弓", "🎯", "👨‍👩‍👧‍👦", ",", "\\"])
  func `long lines are folded at 75 bytes between characters, and unfold to the same`(part: String) {
    for count in [1, 66, 67, 68, 74, 75, 76, 400] {
      let title = String(repeating: part, count: count)
      let text = file(CalendarEntry("1", Message(verbatim: title), .day(Self.day)))
      for line in lines(text) {
        #expect(line.utf8.count <= 75)
        #expect(!line.unicodeScalars.contains("\u{FFFD}"))
      }
      #expect(unfolded(text).contains("SUMMARY:\(CalendarFile.escaped(title))"), "\(part) × \(count)")
    }
  }

  @Test func `a title is in the reader's language`() {
    let entry = CalendarEntry("1", Message("Calendar"), .day(Self.day))
    let german = SharedTexts.languages(with: []).localizer(for: Language("de"))
    let text = CalendarFile([entry], of: "archery", for: "ana", at: 0, in: german, site: nil).text
    #expect(text.contains("SUMMARY:Kalender\r\n"))
  }
}
