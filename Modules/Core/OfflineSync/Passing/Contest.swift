import Domain

/// The edits of one thing by devices that did not know of each other: this device's unsent events, and those that arrive.
///
/// The fold keeps the edit with the later stamp. The other one is lost, unless both say the same.
struct Contest {
  /// The latest edit of one thing by one side.
  private struct Edit {
    let event: ScoringEvent
    let content: [UInt8]
  }

  private static let everything = "*"

  private let edits: (ScoringEvent) -> [String: [UInt8]]
  private let devices: Set<DeviceID>
  private var mine: [String: Edit] = [:]
  private var theirs: [String: Edit] = [:]

  /// Creates a contest of unsent events; nil if they edit nothing that others could edit, too.
  init?(_ own: [ScoringEvent], edits: @escaping (ScoringEvent) -> [String: [UInt8]]) {
    self.edits = edits
    devices = Set(own.compactMap(\.stamp?.device))
    for event in own.standing() {
      for (name, content) in edits(event) { mine[name] = Edit(event: event, content: content) }
    }
    if mine.isEmpty { return nil }
  }

  /// Notes the edits of events that arrive, except this device's own, which arrive again.
  mutating func meet(_ events: [ScoringEvent]) {
    for event in events.standing() where event.stamp.map({ !devices.contains($0.device) }) ?? false {
      for (name, content) in edits(event) where concerns(name) {
        if let present = theirs[name], ScoringEvent.isFoldedBefore(event, present.event) { continue }
        theirs[name] = Edit(event: event, content: content)
      }
    }
  }

  private func concerns(_ name: String) -> Bool {
    name == Self.everything || mine[name] != nil || mine[Self.everything] != nil
  }

  /// The lost events, each once.
  var losers: [(event: ScoringEvent, isForeign: Bool)] {
    var (losers, seen): ([(event: ScoringEvent, isForeign: Bool)], Set<EventID>) = ([], [])
    func lose(_ edit: Edit, isForeign: Bool) {
      if seen.insert(edit.event.id).inserted { losers.append((edit.event, isForeign)) }
    }
    for (name, own) in mine {
      let met = name == Self.everything ? Array(theirs.keys) : [name, Self.everything]
      for other in met {
        guard let foreign = theirs[other], own.content != foreign.content else { continue }
        if ScoringEvent.isFoldedBefore(own.event, foreign.event) {
          // Removing everything loses nothing by what is written afterwards.
          if name != Self.everything { lose(own, isForeign: false) }
        } else if other != Self.everything {
          lose(foreign, isForeign: true)
        }
      }
    }
    return losers.sorted { ScoringEvent.isFoldedBefore($0.event, $1.event) }
  }
}
