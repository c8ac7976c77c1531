public import Access
import Domain

extension ClockGap {
  /// The gap in words, with what to do now.
  public var advice: String {
    "This server's clock shows \(MomentView(clock).minute), but its newest entry is from \(MomentView(lastStamp).minute). "
      + "Check the date and time of this computer; if they are right now, nothing is lost and this notice ends by itself."
  }
}
