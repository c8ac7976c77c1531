import Domain
import SeededRandom

/// The deeds of a run, with time and device.
///
/// The plan of a failing run can be shortened.
package struct Plan: Sendable {
  package struct Step: Sendable, CustomStringConvertible {
    /// Milliseconds after the start.
    let time: Int64
    let device: Int
    var deed: Deed
    /// The random choices of the deed.
    let dice: Dice

    package var description: String { "\(time) ms, device \(device): \(deed)" }
  }

  /// Numbers that were rolled beforehand, so that a step does the same in a shorter plan.
  struct Dice: Sendable {
    private var rest: Int

    init(_ number: Int) { rest = number }

    mutating func roll(_ bound: Int) -> Int {
      defer { rest /= bound }
      return rest % bound
    }
  }

  enum Deed: String, Sendable {
    /// One's own arrow in a journal without rules.
    case score, undo
    /// Records an entry about another user, which the server rejects.
    case trespass
    case setOwn, setShared, deleteNote
    /// Toggles the device's own field in a document that all devices write.
    case toggle
    case submit, revertSubmission, close
    case shoot, takeBack, correct, settle, finish
    case changeSettings, checkIn, readNews
    case sync, signOut, cutNetwork, crash, crashServer
    /// Restarts a device with another account, for a while.
    case borrow

    /// How often in a hundred steps.
    fileprivate static let weights: [(Deed, Int)] = [
      (.score, 10), (.undo, 3), (.trespass, 2), (.setOwn, 7), (.setShared, 8), (.deleteNote, 2), (.toggle, 5),
      (.submit, 6), (.revertSubmission, 2), (.close, 1), (.shoot, 14), (.takeBack, 3), (.correct, 3), (.settle, 3),
      (.finish, 1), (.changeSettings, 7), (.checkIn, 4), (.readNews, 2), (.sync, 5), (.signOut, 2), (.cutNetwork, 4),
      (.crash, 4), (.crashServer, 1), (.borrow, 1),
    ]

    fileprivate static let hundred = weights.flatMap { Array(repeating: $0, count: $1) }
  }

  package var steps: [Step]
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
  static let length: Int64 = 20_000

  package init(seed: UInt64, steps count: Int = 200) {
    var random = SplitMix64(seed: seed ^ 0x51_4D)
    isServerDurable = random.oneIn(2)
    devices = (0..<(3 + random.next(below: 5) / 2)).map { number in
      let hour: Int64 = 3_600_000
      let ahead: Int64 =
        switch random.next(below: 6) {
        case 0: Int64(random.next(below: 3)) * hour
        case 1: -Int64(random.next(below: 6)) * hour
        default: Int64(random.next(below: 2000)) - 1000
        }
      let isDurable = number == 0 || random.oneIn(2)
      return DevicePlan(user: Self.users[number % Self.users.count], ahead: ahead, isDurable: isDurable)
    }
    steps = []
    var time: Int64 = 0
    for _ in 0..<count {
      time += Int64(random.next(below: Int(2 * Self.length) / count))
      let (device, deed) = (random.next(below: devices.count), Deed.hundred[random.next(below: 100)])
      steps.append(Step(time: time, device: device, deed: deed, dice: Dice(random.next(below: 1 << 30))))
    }
    endure(&random)
  }

  /// No run without a crash and a cut network, and none in which the shoot is never over.
  private mutating func endure(_ random: inout SplitMix64) {
    let third = steps.count / 3
    for (number, deed) in [Deed.crash, .cutNetwork, .finish].enumerated() where third > 0 {
      let place = number * third + random.next(below: third)
      steps[place] = Step(time: steps[place].time, device: 0, deed: deed, dice: steps[place].dice)
    }
    // Before its last third it would be over too soon.
    for place in 0..<(2 * third) where steps[place].deed == .finish { steps[place].deed = .shoot }
  }
}
