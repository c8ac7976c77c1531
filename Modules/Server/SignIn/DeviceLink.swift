public import Domain

/// A link by which a signed-in device lets a second device of the same account in, as its pages show it.
public struct DeviceLink: Hashable, Sendable {
  /// The state of the link.
  public enum State: Hashable, Sendable {
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
  public let account: Account
  public let state: State
  public let expiresAt: Timestamp
}

/// A device that asks to be signed in.
public struct DeviceRequest: Hashable, Sendable {
  /// The device in words, such as `Chrome on Android`.
  public let device: String
  /// Two digits that both devices show, so that nobody confirms another device than the one at hand.
  public let number: String
  let claim: Path.Segment

  /// Whether a device is the one that asks: it knows the text of which the store has the hash.
  public func isMade(by claim: String) -> Bool { self.claim == .digest(of: claim) }
}

/// A device link as the store has it, under the SHA-256 of its secret.
struct DeviceRecord: Hashable, Codable, Sendable {
  enum Step: String, Codable {
    case open, asked, confirmed, refused, used
  }

  let user: UserID
  var expiresAt: Timestamp
  var step = Step.open
  /// The SHA-256 of what the asking device made up.
  var claim: Path.Segment?
  var device: String?

  func state(at now: Timestamp) -> DeviceLink.State {
    guard let claim, let device else { return step == .open && expiresAt > now ? .open : .expired }
    // Each digest is as likely as any other, so its first digits are.
    let digits = claim.rawValue.utf8.prefix(8).reduce(0) { ($0 * 31 + Int($1)) % 90 }
    let request = DeviceRequest(device: device, number: "\(10 + digits)", claim: claim)
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
