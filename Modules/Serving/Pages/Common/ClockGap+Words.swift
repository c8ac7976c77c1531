package import Access
package import Domain

extension ClockGap {
  /// The clock without its seconds, by which a page would change all the time.
  private var minute: Timestamp { Timestamp(rawValue: clock.rawValue - clock.rawValue % 60_000) }

  /// The gap in words, with what to do now.
  package var advice: Message {
    Message(
      "This server’s clock shows \(Message.moment(minute)), but its newest entry is from \(Message.moment(lastStamp)). Check the date and time of this computer. If they are right now, nothing is lost and this notice ends by itself."
    )
  }
}
