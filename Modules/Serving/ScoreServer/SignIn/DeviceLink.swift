package import Domain

/// A link by which a signed-in device signs in a second device of the same account.
package struct DeviceLink: Hashable, Sendable {
  /// The state of the link.
  package enum State: Hashable, Sendable {
    /// No device has opened the link.
    case open
    /// A device asks to be signed in.
    case asked(DeviceRequest)
    /// The account confirmed the device, which has not opened its session yet.
    case confirmed(DeviceRequest)
    /// The account refused the device.
    case refused(DeviceRequest)
    /// The device is signed in.
    case used(DeviceRequest)
    case expired
  }

  /// The account that the link is for.
  package let account: Account
  package let state: State
  /// The time at which the link expires.
  package let expiresAt: Timestamp
  /// Whether the leaders of a space answer, because the device came with an invite.
  package var isOfInvite = false

  /// Returns the code of a link for display, such as `7KQ2-M9XF-3DPA`: the link's secret.
  package static func code(of secret: String) -> String { CodeLetters.grouped(secret) }

  /// Returns whether a device waits for this link: it has asked, and may still open its session.
  package func isAwaited(by claim: String) -> Bool {
    switch state {
    case .asked(let request), .confirmed(let request): request.isMade(by: claim)
    case .open, .refused, .used, .expired: false
    }
  }
}

/// A device that asks to be signed in.
package struct DeviceRequest: Hashable, Sendable {
  /// The device in words, such as `Chrome on Android`.
  package let device: String
  /// Two digits that both devices show, so that the user confirms the right device.
  package let number: String
  let claim: ItemPath.Segment

  /// Returns whether a device is the one that asks: it knows the text whose hash the store holds.
  package func isMade(by claim: String) -> Bool { self.claim == .digest(of: claim) }

  /// Returns the number for the text that a device asks with.
  package static func number(of claim: String) -> String { number(of: .digest(of: claim)) }

  fileprivate static func number(of claim: ItemPath.Segment) -> String {
    // All digests are equally likely, and so are these digits.
    let digits = claim.rawValue.utf8.prefix(8).reduce(0) { ($0 * 31 + Int($1)) % 90 }
    return "\(10 + digits)"
  }
}

/// A device link as the store has it, under the SHA-256 of its secret.
struct DeviceRecord: Hashable, Codable, Sendable {
  enum Step: String, Codable {
    case open, asked, confirmed, refused, used
  }

  let user: UserID
  var expiresAt: Timestamp
  var step = Step.open
  /// The SHA-256 of the asking device's random text.
  var claim: ItemPath.Segment?
  var device: String?
  /// The space whose leaders answer; nil for the account itself.
  var space: ItemPath?

  func state(at now: Timestamp) -> DeviceLink.State {
    guard let claim, let device else { return step == .open && expiresAt > now ? .open : .expired }
    let request = DeviceRequest(device: device, number: DeviceRequest.number(of: claim), claim: claim)
    switch step {
    case .used: return .used(request)
    case .refused: return .refused(request)
    case _ where expiresAt <= now: return .expired
    case .confirmed: return .confirmed(request)
    case .open, .asked: return .asked(request)
    }
  }
}

extension DocumentKey where Value == DeviceRecord {
  static func device(_ secret: String) -> Self {
    .json(SignIn.devices.appending(.digest(of: secret)))
  }
}
