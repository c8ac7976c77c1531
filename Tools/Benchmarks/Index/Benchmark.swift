import BenchSupport
import RankIndex
import SeededRandom

/// One run over an index of so many entries.
///
/// Each step leaves the index ready for the next.
struct Benchmark {
  let operations: Int
  private var random = SplitMix64(seed: 20_260_101)
  /// The entry of each id as the index has it now.
  private var current: [Entry] = []
  private var index = RankIndex<Entry>()
  private let bytesBefore: Int

  init(entries: Int, operations: Int) {
    self.operations = operations
    current.reserveCapacity(entries)
    for id in 0..<entries { current.append(.random(id: id, time: id, &random)) }
    bytesBefore = residentBytes()
  }

  /// Runs it all and gives a line of JSON.
  mutating func figures() -> String {
    let insertRate = load()
    let bytesLoaded = bytesPerEntry
    let (updateRate, checksum) = updateAndRank()
    let bytesChurned = bytesPerEntry
    let pageRate = readPages(of: 100)
    let windowRate = readWindows(radius: 10)
    let checksumDigits = String(checksum, radix: 16)
    let figures = [
      #""name":"RankIndex""#,
      #""entries":\#(current.count)"#,
      #""insertPerSecond":\#(Int(insertRate))"#,
      #""updateRankPerSecond":\#(Int(updateRate))"#,
      #""bytesPerEntry":\#((bytesLoaded * 10).rounded() / 10)"#,
      #""bytesPerEntryAfterChurn":\#((bytesChurned * 10).rounded() / 10)"#,
      #""pagesOf100PerSecond":\#(Int(pageRate))"#,
      #""windowsOf21PerSecond":\#(Int(windowRate))"#,
      #""checksum":"\#(String(repeating: "0", count: 16 - checksumDigits.count))\#(checksumDigits)""#,
    ]
    return "{\(figures.joined(separator: ","))}"
  }

  var bytesPerEntry: Double { Double(residentBytes() - bytesBefore) / Double(current.count) }

  /// Inserts every entry, in random order of score, and gives the rate.
  mutating func load() -> Double {
    rate(of: current.count) { this in
      for entry in this.current { this.index.insert(entry) }
    }
  }

  /// Gives random entries new random scores, asks each for its rank, and gives the rate and a checksum of the ranks.
  mutating func updateAndRank() -> (rate: Double, checksum: UInt64) {
    var checksum: UInt64 = 0
    let rate = rate(of: operations) { this in
      for operation in 0..<this.operations {
        let id = this.random.next(below: this.current.count)
        let updated = Entry.random(id: id, time: this.current.count + operation, &this.random)
        this.index.replace(this.current[id], with: updated)
        this.current[id] = updated
        checksum = checksum &* 31 &+ UInt64(this.index.position(of: updated) ?? this.current.count)
      }
    }
    return (rate, checksum)
  }

  /// Reads pages at random offsets and gives the rate.
  mutating func readPages(of size: Int) -> Double {
    var read = 0
    let pages = operations / 10
    let rate = rate(of: pages) { this in
      for _ in 0..<pages {
        let start = this.random.next(below: this.current.count)
        read += this.index.elements(in: start..<(start + size)).count
      }
    }
    precondition(read > 0 || pages == 0)
    return rate
  }

  /// Reads the entries around random ones and gives the rate.
  mutating func readWindows(radius: Int) -> Double {
    var read = 0
    let windows = operations / 10
    let rate = rate(of: windows) { this in
      for _ in 0..<windows {
        let middle = this.current[this.random.next(below: this.current.count)]
        guard let window = this.index.window(around: middle, radius: radius, fill: true) else { continue }
        read += this.index.elements(in: window).count
      }
    }
    precondition(read == windows * min(2 * radius + 1, current.count))
    return rate
  }

  private mutating func rate(of times: Int, _ work: (inout Benchmark) -> Void) -> Double {
    let duration = ContinuousClock().measure { work(&self) }
    return Double(times) / (duration / .seconds(1))
  }
}
