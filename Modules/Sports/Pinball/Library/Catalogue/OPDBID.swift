/// An id of the Open Pinball Database: a group `Gxxxx`, a machine `Gxxxx-Mxxxxx`, or an alias `Gxxxx-Mxxxxx-Axxxxx`.
package struct OPDBID: Hashable, Sendable {
  package let text: String
  let group: String
  /// The machine with its group; nil for a group.
  let machine: String?

  /// Creates an id; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard text.utf8.count <= 40, (1...3).contains(parts.count),
      zip(parts, "GMA").allSatisfy({ part, letter in
        part.first == letter && part.utf8.count > 1
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    self.text = text
    group = String(parts[0])
    machine = parts.count > 1 ? parts[0...1].joined(separator: "-") : nil
  }

  /// The id itself, then the machine and the group that it belongs to.
  var candidates: [String] { [text, machine, group].compactMap(\.self).withoutRepeats }
}

extension OPDBID {
  /// The places that have the machine or another edition of it, at Pinball Map.
  var pinballMap: String { "https://pinballmap.com/map?by_opdb_id=\(text)" }

  /// What players tell about the machine, at Match Play.
  var matchPlay: String { "https://app.matchplay.events/pintips/\(text)" }
}
