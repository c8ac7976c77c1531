import Domain
import Foundation
import Synchronization

/// The progress of long work on standard error: nothing in the first second, then a line that is updated in place.
///
/// If standard error is a file, the meter prints nothing.
package final class ProgressMeter: Sendable {
  private let start = ContinuousClock.now
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let hasShown = Atomic<Bool>(false)

  package init() {}

  package func show(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    hasShown.store(true, ordering: .relaxed)
    FileHandle.standardError.write(Data("\r\(done) of \(total) \(what.terminalLine)".utf8))
  }

  package func end() {
    if hasShown.load(ordering: .relaxed) { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
