package import CanonicalJSON

// Lines of boards are written far more often than anything else, so they are written without an encoder for each part.
// A test compares the bytes with those of their `Codable`.

extension Standing: TextWritable {
  package func write(to text: inout CanonicalText) { text.write(self) }
}

extension BoardEntry: TextWritable {
  package func write(to text: inout CanonicalText) { text.write(self) }
}

extension CanonicalText {
  mutating func write(_ standing: Standing) {
    write(word: #"{"entry":"#)
    write(standing.entry)
    write(word: #","position":"#)
    write(whole: standing.position)
    write(word: #","rank":"#)
    write(whole: standing.rank)
    write(word: "}")
  }

  mutating func write(_ entry: BoardEntry) {
    write(word: #"{"achievedAt":"#)
    write(whole: entry.achievedAt.rawValue)
    write(word: #","attributes":"#)
    write(entry.attributes)
    write(word: #","createdAt":"#)
    write(whole: entry.createdAt.rawValue)
    write(word: #","displayName":"#)
    write(entry.displayName)
    write(word: #","enteredAt":"#)
    write(whole: entry.enteredAt.rawValue)
    write(word: entry.isDisqualified ? #","isDisqualified":true,"player":"# : #","isDisqualified":false,"player":"#)
    write(entry.player.rawValue)
    write(word: #","score":"#)
    write(entry.score)
    write(word: #","updatedAt":"#)
    write(whole: entry.updatedAt.rawValue)
    write(word: "}")
  }

  mutating func write(_ score: Score) {
    write(word: "[")
    for index in 0..<score.count {
      if index > 0 { write(word: ",") }
      write(whole: score[index])
    }
    write(word: "]")
  }

  mutating func write(_ attributes: [String: String]) {
    write(word: "{")
    var isFirst = true
    for (name, value) in attributes.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if !isFirst { write(word: ",") }
      isFirst = false
      write(name)
      write(word: ":")
      write(value)
    }
    write(word: "}")
  }
}
