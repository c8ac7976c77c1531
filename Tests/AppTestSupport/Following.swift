import Foundation
import Testing

/// The output of a command that follows something.
public struct Printed {
  private var lines: AsyncStream<String>.AsyncIterator

  init(_ output: Pipe) {
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var reader = LineReader(output)
      while let text = reader.next() { line.yield(text) }
      line.finish()
    }
    self.lines = lines.makeAsyncIterator()
  }

  /// The next line; nil once the program has ended.
  public mutating func line(isolation actor: isolated (any Actor)? = #isolation) async -> String? {
    await lines.next(isolation: actor)
  }

  /// Everything up to a line that holds a text.
  public mutating func lines(to end: String, isolation actor: isolated (any Actor)? = #isolation) async -> String {
    var text = ""
    while !text.contains(end), let line = await lines.next(isolation: actor) { text += line + "\n" }
    return text
  }
}

/// The output is read by one task.
@available(*, unavailable)
extension Printed: Sendable {}

extension Terminal {
  /// Runs a command that follows something in a process of its own, while `body` reads what it prints; then presses Ctrl-C.
  ///
  /// - Returns: Its status; -1 if it ended by a signal.
  public func following(_ arguments: [String], body: (inout Printed) async throws -> Void) async throws -> Int32 {
    let process = program.process(arguments + ["--store", store])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    var printed = Printed(output)
    do { try await body(&printed) } catch {
      process.terminate()
      throw error
    }
    process.interrupt()
    let rest = await printed.line()
    #expect(rest == nil)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
