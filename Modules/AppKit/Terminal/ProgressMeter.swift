import Foundation
import Synchronization

/// How far long work has come, on standard error: nothing in its first second, then a line that is written over.
///
/// Where standard error is a file, it stays silent.
public final class ProgressMeter: Sendable {
  private let start = ContinuousClock.now
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let hasShown = Atomic<Bool>(false)

  public init() {}

  public func show(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    hasShown.store(true, ordering: .relaxed)
    FileHandle.standardError.write(Data("\r\(done) of \(total) \(what)".utf8))
  }

  public func end() {
    if hasShown.load(ordering: .relaxed) { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
