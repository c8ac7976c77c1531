import Foundation
import Testing

/// A form that destroys something asks before it is sent, with and without scripts.
@Suite("Questions")
struct QuestionTests {
  /// The last words of addresses whose forms destroy something.
  ///
  /// A sign-in link for a member is no such form: it is a question itself, "Lost phone" or "Second phone".
  private static let destructive = [
    "remove", "leave", "hand-over", "revoke", "delete", "purge", "end", "withdraw", "disqualify", "cancel",
    "complete", "finalise",
  ]

  @Test func `are asked by every form that destroys something`() throws {
    var asked: Set<String> = []
    for file in try Project.swiftFiles(in: "Apps", "Modules/AppKit", "Modules/Pages") {
      // Addresses in a row, and the table of a shoot's commands.
      let forms = file.text.matches(of: /site\.form\("(?:[^"\n]*\/)([a-z-]+)"(, asks: true)?\)/)
      let rows = file.text.matches(of: /\("([a-z]+)", (true|false), \{/)
      for form in forms where Self.destructive.contains(String(form.1)) {
        #expect(form.2 != nil, "\(file.path): the form \(form.1) destroys something; give it `asks: true`")
        asked.insert(String(form.1))
      }
      for row in rows where Self.destructive.contains(String(row.1)) {
        #expect(row.2 == "true", "\(file.path): the form \(row.1) destroys something and does not ask")
        asked.insert(String(row.1))
      }
    }
    #expect(asked == Set(Self.destructive))
  }
}
