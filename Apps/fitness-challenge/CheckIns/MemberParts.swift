import Domain
import GroupChallenges
import Hypertext
import Pages

// What a member's own page and the page for the others share.

/// The streak and the check-ins in numbers.
func figures(_ member: MemberScreen) -> HTML {
  section(.class("card figures"), .label(Message("In numbers"))) {
    p { t("\(strong: "\(member.streak)") \(span: "days in a row", .class("quiet"))") }
    p { t("\(strong: "\(member.longestStreak)") \(span: "longest ever", .class("quiet"))") }
    p { t("\(strong: "\(member.checkIns)") \(span: "check-ins", .class("quiet"))") }
  }
}

/// The date of a check-in, and what is to say about it.
func entryWords(_ entry: MemberScreen.Entry) -> HTML {
  let facts = [entry.sourceWords, entry.counts ? nil : Message("does not count: the day is full")].compactMap(\.self)
  return span {
    spaced {
      strong { time(entry.date) }
      if let entered = entry.enteredAt { span(.class("quiet")) { t("entered \(time: entered, .date)") } }
      if !facts.isEmpty { span(.class("quiet")) { text(facts.joined(separator: ", ")) } }
      if let note = entry.note { bdi(note) }
    }
  }
}

extension MemberScreen.Entry {
  /// The program that told of the workout; nil for an entry of the member's own.
  var sourceWords: Message? {
    switch source {
    case nil: nil
    case "csv": Message("from an import")
    case "webhook": Message("from a watch or service")
    case let source?: Message("from \(source)")
    }
  }
}
