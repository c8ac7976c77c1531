public import Access
public import Domain

extension ClockGap {
  /// The gap in words, with the advice.
  public var advice: Message {
    Message(
      "This server’s clock shows \(MomentView(clock).minute), but its newest entry is from \(MomentView(lastStamp).minute). Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself."
    )
  }
}
