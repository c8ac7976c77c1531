import Foundation
import Synchronization

/// Several processes, each with a slice of the seeds.
enum Slices {
  /// Runs all slices, and prints the totals, or the story of one that failed, which ends the others.
  ///
  /// - Returns: The exit status.
  /// - Throws: The error of a process that does not start.
  static func run(_ wanted: Arguments) throws -> Int32 {
    let start = ContinuousClock.now
    let running = Running()
    let runs = try (0..<wanted.jobs).map { try running.begin(wanted.slice($0)) }
    var (totals, status): (Totals, Int32) = (Totals(), 0)
    for (process, output) in runs {
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal {
        status = 1
      } else if process.terminationStatus == 0 {
        totals.add(report: text.split(separator: "\n"))
      } else {
        print(text)
        status = 1
      }
    }
    if status == 0 { print(totals.report(from: wanted.first, in: start.duration(to: .now))) }
    return status
  }

  private final class Running: Sendable {
    private let processes = Mutex<[Process]>([])

    func begin(_ arguments: [String]) throws -> (Process, Pipe) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.standardOutput = output
      process.terminationHandler = { ended in if ended.terminationStatus != 0 { self.end() } }
      try process.run()
      processes.withLock { $0.append(process) }
      return (process, output)
    }

    private func end() {
      for process in processes.withLock({ $0 }) where process.isRunning { process.terminate() }
    }
  }
}
