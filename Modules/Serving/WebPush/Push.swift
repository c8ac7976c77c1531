/// A message for one browser, which shows it although no page is open.
package struct Push: Hashable, Sendable {
  /// The importance of a message, by which a device with little power decides (RFC 8030).
  package enum Urgency: String, Hashable, Sendable {
    case veryLow = "very-low"
    case low, normal, high
  }

  /// The most bytes of a content: what every push service takes, without what encryption adds.
  package static let contentBytes = 4096 - 86 - 17
  /// The longest time to live, in seconds: 28 days.
  package static let longestLife = 28 * 86_400

  /// The bytes that the browser's worker gets, and that only the browser can read.
  package let content: [UInt8]
  /// The seconds for which the push service tries to reach the device.
  package let timeToLive: Int
  /// The importance.
  package let urgency: Urgency
  /// The subject; the message replaces an undelivered one of the same topic.
  package let topic: String?

  /// Creates a message; `timeToLive` is limited to ``longestLife``.
  package init(_ content: [UInt8], timeToLive: Int, urgency: Urgency = .normal, topic: String? = nil) {
    self.content = content
    self.timeToLive = min(max(timeToLive, 0), Self.longestLife)
    self.urgency = urgency
    self.topic = topic
  }
}

/// What became of a message.
package enum PushOutcome: Hashable, Sendable {
  /// The push service has the message.
  case delivered
  /// The browser has given up the subscription.
  case gone
  /// The push service was unreachable, slow or overloaded. Retry after the time that it named, if it named one.
  case later(after: Duration?)
  /// A retry would fail in the same way.
  case refused(PushObjection)

  /// Whether no later message can reach the browser by this subscription either, so that it is to be removed.
  ///
  /// A push service answers 401 or 403 if the subscription is bound to another key, or if it rejects the contact (RFC 8292).
  package var endsSubscription: Bool {
    switch self {
    case .gone, .refused(.endpoint), .refused(.status(401)), .refused(.status(403)): true
    case .delivered, .later, .refused: false
    }
  }
}

/// The reason why a subscription or a message is of no use.
package enum PushObjection: Error, Hashable, Sendable {
  /// The text is not a browser's subscription, or is longer than ``PushSubscription/foreignBytes``.
  case unreadable
  /// The endpoint is not an address of a push service that the rule allows.
  case endpoint
  /// The endpoint's host is on this machine or in a local network.
  case privateAddress
  /// The browser's public key is not a point of P-256, or its secret has not 16 bytes.
  case keys
  /// The contact is neither a `mailto:` nor an `https:` address.
  case contact
  /// The content is longer than ``Push/contentBytes``.
  case tooLong
  /// The push service answered with this status.
  case status(Int)
}
