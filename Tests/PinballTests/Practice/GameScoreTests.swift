import Foundation
import Testing

@testable import Pinball

/// One line of `Tests/ScoreTexts/scores.txt`.
struct ScoreText: Sendable, CustomTestStringConvertible {
  let text: String
  let byPoint: Int64?
  let byComma: Int64?

  var testDescription: String { text }

  /// Every line of the table, which a browser test reads, too.
  static let all: [ScoreText] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "ScoreTexts/scores.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard line.hasPrefix("|"), parts.count == 3 else { return nil }
      let numbers = parts[2].split(separator: " ").map { Int64($0) }
      return ScoreText(text: String(parts[1]), byPoint: numbers[0], byComma: numbers[1])
    }
  }()
}

@Suite struct `A score` {
  @Test func `has a table of texts`() { #expect(ScoreText.all.count > 40) }

  @Test(arguments: ScoreText.all) func `is read by the mark with which the player writes fractions`(text: ScoreText) {
    #expect((try? GameScore(text.text))?.points == text.byPoint)
    #expect((try? GameScore(text.text, decimal: .comma))?.points == text.byComma)
  }

  @Test func `says why a text is none`() {
    #expect(throws: PracticeError.invalidScore) { try GameScore("1e9") }
    #expect(throws: PracticeError.scoreTooLarge) { try GameScore("9007199254740992") }
  }

  @Test(arguments: ScoreText.all) func `of a league's file is never another number than a player's`(text: ScoreText) {
    guard let inFile = TableNumber.value(of: Array(text.text.utf8)[...]), let typed = text.byPoint else { return }
    #expect(inFile == Double(typed))
  }
}
