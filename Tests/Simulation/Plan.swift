import Domain
import SeededRandom

/// What is done in a run, when and on which device; a failing one can be made shorter.
public struct Plan: Sendable {
  public struct Step: Sendable, CustomStringConvertible {
    /// Milliseconds after the start.
    let time: Int64
    let device: Int
    let deed: Deed

    public var description: String { "\(time) ms, device \(device): \(deed)" }
  }

  enum Deed: Sendable {
    case score(journal: Int)
    case undo(journal: Int)
    /// Records something about somebody else, which the server refuses.
    case trespass
    case setOwn(field: Int)
    case setShared(note: Int, field: Int)
    /// Turns a field over that nobody else writes, in a document that everybody writes.
    case toggle
    case deleteNote(Int)
    case submit
    case revertSubmission
    case close(journal: Int)
    case sync
    case signOut(milliseconds: Int64)
    case cutNetwork(milliseconds: Int64)
    case crash(isPowerCut: Bool, afterDiskSteps: Int)
    case crashServer(isPowerCut: Bool)
  }

  public var steps: [Step]
  let devices: [DevicePlan]
  let isServerDurable: Bool

  struct DevicePlan: Sendable {
    let user: UserID
    /// How far the device's clock is from the true time.
    let ahead: Int64
    let isDurable: Bool
  }

  static let users: [UserID] = ["ana", "ben", "eva"]
  /// How long a workload lasts.
  static let length: Int64 = 60_000

  public init(seed: UInt64, steps count: Int = 200) {
    var random = SplitMix64(seed: seed ^ 0x51_4D)
    isServerDurable = !random.oneIn(3)
    devices = (0..<(3 + random.next(below: 3))).map { number in
      let hour: Int64 = 3_600_000
      let ahead: Int64 =
        switch random.next(below: 6) {
        case 0: Int64(random.next(below: 3)) * hour
        case 1: -Int64(random.next(below: 6)) * hour
        default: Int64(random.next(below: 2000)) - 1000
        }
      return DevicePlan(user: Self.users[number % Self.users.count], ahead: ahead, isDurable: !random.oneIn(5))
    }
    steps = []
    var time: Int64 = 0
    for _ in 0..<count {
      time += Int64(random.next(below: Int(2 * Self.length) / count))
      steps.append(Step(time: time, device: random.next(below: devices.count), deed: Self.deed(&random)))
    }
  }

  private static func deed(_ random: inout SplitMix64) -> Deed {
    switch random.next(below: 100) {
    case 0..<22: .score(journal: random.next(below: 2))
    case 22..<28: .undo(journal: random.next(below: 2))
    case 28..<30: .trespass
    case 30..<42: .setOwn(field: random.next(below: 3))
    case 42..<54: .setShared(note: random.next(below: 2), field: random.next(below: 3))
    case 54..<62: .toggle
    case 62..<65: .deleteNote(random.next(below: 2))
    case 65..<76: .submit
    case 76..<79: .revertSubmission
    case 79: .close(journal: 1)
    case 80..<85: .sync
    case 85..<87: .signOut(milliseconds: Int64(random.next(below: 10_000)))
    case 87..<92: .cutNetwork(milliseconds: Int64(random.next(below: 20_000)))
    case 92..<98: .crash(isPowerCut: random.oneIn(2), afterDiskSteps: random.next(below: 20))
    default: .crashServer(isPowerCut: random.oneIn(2))
    }
  }
}
