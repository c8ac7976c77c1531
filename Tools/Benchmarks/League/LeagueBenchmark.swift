import BenchSupport
import Foundation
import Pinball

/// How fast a stats file is read, beside a plain scan of its bytes.
@main
struct LeagueBenchmark {
  private let bytes: [UInt8]
  private static let turns = 20

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: bench-league STATS.CSV\n".utf8))
      exit(2)
    }
    let benchmark = LeagueBenchmark(bytes: Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
    try benchmark.run()
  }

  private func run() throws {
    var marks = 0
    report("plain byte scan") { marks += scan() }
    let stats = try LeagueStats(bytes)
    try report("LeagueStats") { _ = try LeagueStats(bytes) }
    let filter = stats.defaultFilter
    let machine = stats.options(for: filter).machines.first
    time("filters") { _ = stats.options(for: filter) }
    time("machine panel") { _ = stats.machinePanel(StatsFilter(season: filter.season, bank: 1, machine: machine)) }
    time("high scores") { _ = stats.highScores(on: [machine ?? ""]) }
    // Said, so that no optimiser leaves the scan out.
    FileHandle.standardError.write(Data("\(marks / Self.turns) separators, \(stats.rows.count) rows\n".utf8))
  }

  /// Lines and separators, counted: the least that any reader has to look at.
  private func scan() -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }

  private func report(_ name: String, _ work: () throws -> Void) rethrows {
    let microseconds = try median(of: work)
    // A megabyte is 10^6 bytes, so that bytes in a microsecond are megabytes in a second.
    print(
      #"{"name":"\#(name)","megabytesPerSecond":\#(Double(bytes.count) / microseconds),"ms":\#(microseconds / 1000)}"#
    )
  }

  private func time(_ name: String, _ work: () throws -> Void) rethrows {
    print(#"{"name":"a league's stats: \#(name)","ms":\#(try median(of: work) / 1000)}"#)
  }

  private func median(of work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    return try (0..<Self.turns).map { _ in try clock.measure { try work() } }.medianMicroseconds
  }
}
