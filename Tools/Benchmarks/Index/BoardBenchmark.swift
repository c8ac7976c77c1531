import BenchSupport
import Domain
import SeededRandom

/// A whole board of players in memory, as a store ranks it: names, dates and all, found by text of twelve characters.
///
/// The same scores, in the same order, as `counted_tree.cpp` works through with strings.
struct BoardBenchmark {
  let entries: Int
  let operations: Int

  /// Runs it all and gives a line of JSON.
  func figures() -> String {
    var random = SplitMix64(seed: 20_260_101)
    let players = (0..<entries).map(Self.player)
    let bytesBefore = residentBytes()
    var board = RankedBucket(BoardDefinition(directions: [.ascending], ties: .ordinal))
    for number in 0..<entries {
      update(players[number], of: &board, score: Entry.random(id: number, time: number, &random).score, at: number)
    }
    var checksum: UInt64 = 0
    let duration = ContinuousClock().measure {
      for operation in 0..<operations {
        let number = random.next(below: entries)
        let time = entries + operation
        update(players[number], of: &board, score: Entry.random(id: number, time: time, &random).score, at: time)
        let position = board.standing(of: players[number]).map { $0.position - 1 } ?? entries
        checksum = checksum &* 31 &+ UInt64(position)
      }
    }
    // The players' ids were in memory before, and must still be.
    let bytesAfter = withExtendedLifetime((players, board)) { residentBytes() }
    let bytes = Double(bytesAfter - bytesBefore) / Double(entries)
    let rate = Double(operations) / (duration / .seconds(1))
    let digits = String(checksum, radix: 16)
    let figures = [
      #""name":"board of players""#,
      #""entries":\#(entries)"#,
      #""updateRankPerSecond":\#(Int(rate))"#,
      #""bytesPerEntryAfterChurn":\#((bytes * 10).rounded() / 10)"#,
      #""checksum":"\#(String(repeating: "0", count: 16 - digits.count))\#(digits)""#,
    ]
    return "{\(figures.joined(separator: ","))}"
  }

  private func update(_ player: PlayerID, of board: inout RankedBucket, score: Int64, at time: Int) {
    let moment = Timestamp(rawValue: Int64(time))
    let entry = BoardEntry(
      player: player,
      displayName: player.rawValue,
      score: Score(score),
      achievedAt: moment,
      createdAt: moment,
      updatedAt: moment,
      enteredAt: moment
    )
    board.update(player, to: entry)
  }

  private static func player(_ number: Int) -> PlayerID {
    let digits = String(number)
    return PlayerID(rawValue: "p" + String(repeating: "0", count: 11 - digits.count) + digits)
  }
}
