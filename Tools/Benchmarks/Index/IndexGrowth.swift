import BenchSupport
import RankIndex
import SeededRandom

/// The cost of one step in an index of a thousand entries and more.
struct IndexGrowth {
  /// Steps that are timed together, for one alone is shorter than a look at the clock.
  private static let group = 50
  private static let groups = 400

  private var random = SplitMix64(seed: 20_260_101)
  private var current: [Entry] = []
  private var index = RankIndex<Entry>()

  static func run(upTo largest: Int) {
    var growth = Growth(of: "RankIndex")
    var run = IndexGrowth()
    for size in Growth.sizes where size <= largest {
      run.fill(size)
      growth.report(size, run.medians())
    }
  }

  private mutating func fill(_ size: Int) {
    for id in current.count..<size {
      current.append(.random(id: id, time: id, &random))
      index.insert(current[id])
    }
  }

  private mutating func medians() -> [Double] {
    var seen = 0
    let update = median { this in
      let id = this.random.next(below: this.current.count)
      let updated = Entry.random(id: id, time: this.current.count, &this.random)
      this.index.replace(this.current[id], with: updated)
      this.current[id] = updated
    }
    let rank = median { this in seen += this.index.position(of: this.pick()) ?? 0 }
    let page = median { this in
      let start = this.random.next(below: this.current.count)
      seen += this.index.elements(in: start..<min(start + 100, this.current.count)).count
    }
    let window = median { this in
      guard let window = this.index.window(around: this.pick(), radius: 10, fill: true) else { return }
      seen += this.index.elements(in: window).count
    }
    precondition(seen > 0)
    return [update, rank, page, window]
  }

  private mutating func pick() -> Entry { current[random.next(below: current.count)] }

  private mutating func median(_ work: (inout IndexGrowth) -> Void) -> Double {
    let times = (0..<Self.groups).map { _ in
      ContinuousClock().measure { for _ in 0..<Self.group { work(&self) } }
    }
    return times.medianMicroseconds / Double(Self.group)
  }
}
