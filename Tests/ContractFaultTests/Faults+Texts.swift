import Domain
import Foundation

// Faults in what a store makes of texts, sizes and numbers.

extension PlantedFault {
  static let texts: [PlantedFault] = [
    PlantedFault("takes two spellings of one letter for the same") { store in
      store.changeTexts { $0.precomposedStringWithCanonicalMapping }
    }
    .breaks(
      "two spellings of one letter are two documents, two labels and two writes",
      "two spellings of one letter are two journals and two events",
      "two spellings of one letter are two boards, two players and two submissions"
    ),
    PlantedFault("takes upper and lower case for the same") { store in
      store.changeTexts { $0.lowercased() }
    }
    .breaks(
      "a label may hold any text",
      "a path may hold any text",
      "a write id may hold any text",
      "a journal's path may hold any text",
      "an event's ids, type, actor and subject may hold any text",
      "a board's path may hold any text"
    ),
    PlantedFault("trims texts") { store in
      store.changeTexts { text in
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? text : trimmed
      }
    }
    .breaks(
      "a label may hold any text",
      "a path may hold any text",
      "a write id may hold any text",
      "a journal's path may hold any text",
      "an event's ids, type, actor and subject may hold any text",
      "a board's path may hold any text",
      "a submission's ids, names, attributes and reason may hold any text"
    ),
    PlantedFault("reads a percent sign as the start of an escape") { store in
      store.changeTexts { $0.removingPercentEncoding ?? $0 }
    }
    .breaks(
      "a label may hold any text",
      "a path may hold any text",
      "a journal's path may hold any text",
      "a board's path may hold any text"
    ),
    PlantedFault("makes do with identifiers that no store takes") { store in
      store.changeTexts { text in
        let whole = String(decoding: text.utf8.filter { $0 != 0 }.prefix(128), as: UTF8.self)
        return whole.isEmpty ? "empty" : whole
      }
      store.changeJournals { $0.segments.isEmpty ? "root" : $0 }
    }
    .breaks(
      "a batch with a write that no store takes changes nothing",
      "a path, label or write id that no store takes is refused",
      "by a path or label that no store takes nothing is found",
      "a journal's path that no store takes is refused",
      "an event with an identifier that no store takes is refused",
      "at a path that no store takes there is no journal",
      "a board's path that no store takes is refused",
      "a submission with an identifier that no store takes is refused",
      "by a path or player that no store takes nothing is found",
      "under a path that no store takes there are no changes"
    ),
    PlantedFault("makes do with paths that are too deep, and with the root") { store in
      store.changeWrites { write in
        write.with(\.path, write.path.segments.isEmpty ? "root" : ItemPath(Array(write.path.segments.prefix(16))))
      }
      store.changeBoards { $0.segments.isEmpty ? "root" : $0 }
    }
    .breaks("a path of the most segments is taken, one more is refused"),
    PlantedFault("cuts bodies that are too large") { store in
      store.changeWrites { $0.with(\.body, $0.body.map { Array($0.prefix(Limits.documentBytes)) }) }
      store.changeEvents { $0.with(\.body, Array($0.body.prefix(Limits.eventBytes))) }
    }
    .breaks(
      "a body of the largest size is kept whole, one byte more is refused",
      "an event's body of the largest size is kept whole, one byte more is refused"
    ),
    PlantedFault("cuts bodies at half of the largest size") { store in
      store.changeWrites { write in
        if let body = write.body, body.count > Limits.documentBytes { return write }
        return write.with(\.body, write.body.map { Array($0.prefix(Limits.documentBytes / 2)) })
      }
      store.changeEvents {
        $0.body.count > Limits.eventBytes ? $0 : $0.with(\.body, Array($0.body.prefix(Limits.eventBytes / 2)))
      }
    }
    .breaks(
      "a body of the largest size is kept whole, one byte more is refused",
      "an event's body of the largest size is kept whole, one byte more is refused"
    ),
    PlantedFault("keeps bodies as text") { store in
      store.changeWrites { write in
        write.with(\.body, write.body.map { Array(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self).utf8) })
      }
      store.changeEvents { $0.with(\.body, Array(String(decoding: $0.body, as: UTF8.self).utf8)) }
    }
    .breaks("a body may hold any bytes", "an event is read as it was appended"),
    PlantedFault("makes names plain, and cuts reasons that are too long") { store in
      store.changeSubmissions { submission in
        submission.with(\.displayName, submission.displayName?.plainName)
          .with(\.reason, submission.reason.map { String($0.prefix(TextLimit.line.characters)) })
      }
    }
    .breaks(
      "a name that shows nothing, or turns the text around it, is refused, and a copy keeps it",
      "a reason may have as many characters and bytes as allowed, and no more, but a copy keeps it"
    ),
    PlantedFault("keeps numbers as floating point") { store in
      @Sendable func rounded(_ number: Int64) -> Int64 { Int64(exactly: Double(number)) ?? (number < 0 ? .min : .max) }
      @Sendable func rounded(_ score: Score) -> Score { Score(keys: score.keys.map { rounded($0) }) }
      store.changeSubmissions { submission in
        switch submission.action {
        case .set(let score): submission.with(\.action, .set(rounded(score)))
        case .best(let score): submission.with(\.action, .best(rounded(score)))
        case .increment, .revert, .disqualify, .reset: submission
        }
      }
    }
    .breaks("the smallest and the largest score are ranked and kept"),
    PlantedFault("knows no time before 1970 and none far away") { store in
      @Sendable func near(_ time: Timestamp) -> Timestamp { min(max(time, 0), 253_402_300_799_999) }
      @Sendable func near(_ stamp: Stamp?) -> Stamp? { stamp.map { Stamp(time: near($0.time), device: $0.device) } }
      store.changeWrites { $0.with(\.stamp, near($0.stamp)) }
      store.changeEvents { $0.with(\.occurredAt, near($0.occurredAt)).with(\.stamp, near($0.stamp)) }
      store.changeSubmissions { $0.with(\.occurredAt, near($0.occurredAt)).with(\.stamp, near($0.stamp)) }
    }
    .breaks(
      "a stamp at either end of time is kept",
      "times and stamps at either end of time are kept",
      "moments at either end of time are taken and kept, in every period"
    ),
  ]
}
