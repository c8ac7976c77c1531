import Domain
import SeededRandom
import Testing

@testable import ArcheryScoring

@Suite struct `The entries of a log` {
  private func entry(_ id: Int, at time: Int) -> TournamentLog.Entry {
    let (id, time) = (EventID(rawValue: "e\(id)"), Timestamp(rawValue: Int64(time)))
    return TournamentLog.Entry(ScoringEvent("noted", by: "ana", as: id, at: time))
  }

  @Test(arguments: 1...5)
  func `are found by place and by event, however many there are`(seed: UInt64) {
    var (dice, entries, model) = (Dice(seed: seed), LogEntries(), [TournamentLog.Entry]())
    for number in 0..<3_000 {
      let new = entry(number, at: dice.roll(0..<100_000))
      entries.append(new)
      model.append(new)
      switch dice.roll(0..<500) {
      case 0:
        entries.sort { $0.occurredAt < $1.occurredAt }
        model.sort { $0.event.occurredAt < $1.event.occurredAt }
      case 1...20:
        let place = dice.roll(0..<model.count)
        model[place] = TournamentLog.Entry(model[place].event)
        entries[place] = model[place]
      default: break
      }
    }
    #expect(entries.map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init))
    #expect(model.indices.allSatisfy { entries.place(of: model[$0].event.id) == $0 })
    #expect(entries.place(of: "another") == nil)
  }

  @Test func `of a copy are its own`() {
    var entries = LogEntries()
    for number in 0..<100 { entries.append(entry(number, at: number)) }
    var copy = entries
    copy.append(entry(100, at: 100))
    #expect((entries.count, copy.count) == (100, 101))
    #expect((entries.place(of: "e100"), copy.place(of: "e100")) == (nil, 100))
  }
}
