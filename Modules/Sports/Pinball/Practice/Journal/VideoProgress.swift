/// The progress in a video, as entered and as stored.
package struct VideoProgress: Hashable, Sendable {
  package let kind: VideoKind
  /// The percentage from 0 to 100.
  package let percent: Int
  /// The stored text, such as `Tutorial 1 • 00:12:34/00:45:00 (28%)`.
  package let value: String

  /// Creates progress from times, `h:mm:ss` or blank; no times, or both zero, mean the whole video.
  package init(source: String, watched: String, total: String) throws(PracticeError) {
    let source = try Self.checked(source)
    let (watched, total) = (try Self.seconds(watched), try Self.seconds(total))
    kind = .clock
    if (watched ?? 0) == 0, (total ?? 0) == 0, (watched == nil) == (total == nil) {
      (percent, value) = (100, "\(source) • 100%")
      return
    }
    guard let watched, let total, total > 0 else { throw .timesIncomplete }
    guard watched <= total else { throw .watchedTooLong }
    percent = ProgressText.clamped(Double(watched) / Double(total) * 100)
    value = "\(source) • \(Self.clock(watched))/\(Self.clock(total)) (\(percent)%)"
  }

  /// Creates progress from a percentage, rounded to 0 to 100.
  package init(source: String, percent: Double?) throws(PracticeError) {
    let source = try Self.checked(source)
    guard let percent, percent.isFinite else { throw .noProgress }
    kind = .percent
    self.percent = ProgressText.clamped(percent)
    value = "\(source) • \(self.percent)%"
  }

  private static func checked(_ source: String) throws(PracticeError) -> String {
    guard let source = source.trimmedOrNil else { throw .noVideoSource }
    return source
  }

  private static func seconds(_ text: String) throws(PracticeError) -> Int? {
    guard let text = text.trimmedOrNil else { return nil }
    guard let seconds = VideoTime.seconds(text) else { throw .invalidTime }
    return seconds
  }

  private static func clock(_ seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
