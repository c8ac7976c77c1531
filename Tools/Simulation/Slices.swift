import Foundation

/// Several processes, each with a slice of the seeds.
enum Slices {
  /// Runs them, and tells of all together, and of each that failed.
  ///
  /// - Returns: The exit status.
  /// - Throws: What keeps a process from starting.
  static func run(_ wanted: Arguments) throws -> Int32 {
    let start = ContinuousClock.now
    let runs = try (0..<wanted.jobs).map { try begin(wanted.slice($0)) }
    var (totals, status): (Totals, Int32) = (Totals(), 0)
    for (process, output) in runs {
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationStatus == 0 {
        totals.add(report: text.split(separator: "\n").filter { !$0.hasSuffix("so far") })
      } else {
        print(text)
        status = 1
      }
    }
    if status == 0 { print(totals.report(from: wanted.first, in: start.duration(to: .now))) }
    return status
  }

  private static func begin(_ arguments: [String]) throws -> (Process, Pipe) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return (process, output)
  }
}
