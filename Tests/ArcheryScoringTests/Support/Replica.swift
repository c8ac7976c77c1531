import ArcheryScoring
import Domain

/// One device with its own copy of a tournament's journal, which it writes to while it is away from the others.
struct Replica {
  let device: DeviceID
  private(set) var log = TournamentLog("shoot")
  private var lastStamp: Stamp?
  private var count = 0

  init(_ device: DeviceID) {
    self.device = device
  }

  var events: [ScoringEvent] { log.events }

  mutating func perform(_ command: TournamentCommand, by actor: UserID, at time: Timestamp) throws(Refusal) {
    count += 1
    let id = EventID(rawValue: "\(device)-\(count)")
    for event in try log.decide(command, by: actor).events(as: id, by: actor, at: time) {
      let stamp = Stamp.next(now: time, after: lastStamp?.time, on: device)
      receive([event.stamped(stamp)])
    }
  }

  mutating func receive(_ events: [ScoringEvent]) {
    log.take(events)
    lastStamp = events.compactMap(\.stamp).reduce(lastStamp) { last, stamp in max(last ?? stamp, stamp) }
  }
}
