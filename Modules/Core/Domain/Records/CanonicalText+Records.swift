package import CanonicalJSON

// Logs of boards and journals are written directly as text, without an encoder for each part.

extension Submission: TextWritable {
  package func write(to text: inout CanonicalText) { text.write(self) }
}

extension AcceptedSubmission: TextWritable {
  package func write(to text: inout CanonicalText) { text.write(self) }
}

extension ScoringEvent: TextWritable {
  package func write(to text: inout CanonicalText) { text.write(self) }
}

extension CanonicalText {
  fileprivate mutating func write(_ accepted: AcceptedSubmission) {
    write(word: #"{"effects":["#)
    for (index, effect) in accepted.effects.enumerated() {
      if index > 0 { write(word: ",") }
      write(effect)
    }
    write(word: #"],"revision":"#)
    write(whole: accepted.revision.rawValue)
    write(word: #","submission":"#)
    write(accepted.submission)
    write(word: "}")
  }

  private mutating func write(_ effect: AcceptedSubmission.Effect) {
    write(word: "{")
    if let after = effect.after {
      write(word: #""after":"#)
      write(after)
      write(word: ",")
    }
    if let before = effect.before {
      write(word: #""before":"#)
      write(before)
      write(word: ",")
    }
    write(word: #""bucket":"#)
    write(effect.bucket)
    write(word: #","removed":"#)
    write(whole: effect.removed)
    write(word: "}")
  }

  private mutating func write(_ bucket: Bucket) {
    write(word: "{")
    if let end = bucket.end {
      write(word: #""end":"#)
      write(whole: end.rawValue)
      write(word: ",")
    }
    write(#""id":"#, bucket.id)
    write(#","period":"#, bucket.period.rawValue)
    if let start = bucket.start {
      write(word: #","start":"#)
      write(whole: start.rawValue)
    }
    write(word: "}")
  }

  fileprivate mutating func write(_ submission: Submission) {
    write(word: #"{"action":"#)
    write(submission.action)
    write(#","actor":"#, submission.actor.rawValue)
    if !submission.attributes.isEmpty {
      write(word: #","attributes":"#)
      write(submission.attributes)
    }
    write(#","board":"#, submission.board.text)
    write(#","displayName":"#, submission.displayName)
    write(#","id":"#, submission.id.rawValue)
    if submission.needsEntry { write(word: #","needsEntry":true"#) }
    write(word: #","occurredAt":"#)
    write(whole: submission.occurredAt.rawValue)
    write(submission.periods)
    write(#","player":"#, submission.player.rawValue)
    write(#","reason":"#, submission.reason)
    write(submission.stamp)
    write(word: "}")
  }

  fileprivate mutating func write(_ event: ScoringEvent) {
    write(#"{"actor":"#, event.actor.rawValue)
    if !event.body.isEmpty {
      let body = BodyJSON(event.body)
      write(word: body.key == .body ? #","body":"# : #","base64":"#)
      write(body.text)
    }
    write(#","id":"#, event.id.rawValue)
    write(word: #","occurredAt":"#)
    write(whole: event.occurredAt.rawValue)
    write(#","retracts":"#, event.retracts?.rawValue)
    write(event.stamp)
    write(#","subject":"#, event.subject?.rawValue)
    write(#","type":"#, event.type)
    write(word: "}")
  }

  private mutating func write(_ action: Submission.Action) {
    switch action {
    case .set(let score):
      write(word: #"{"set":"#)
      write(score)
    case .best(let score):
      write(word: #"{"best":"#)
      write(score)
    case .increment(let amount):
      write(word: #"{"increment":"#)
      write(whole: amount)
    case .revert(let id): write(#"{"revert":"#, id.rawValue)
    case .disqualify: return write(word: #""disqualify""#)
    case .reset: return write(word: #""reset""#)
    }
    write(word: "}")
  }

  /// Writes a member; nothing if it is nil.
  private mutating func write(_ name: String, _ text: String?) {
    guard let text else { return }
    write(word: name)
    write(text)
  }

  private mutating func write(_ periods: Set<Period>?) {
    guard let periods else { return }
    write(word: #","periods":["#)
    for (index, period) in periods.map(\.rawValue).sorted().enumerated() {
      if index > 0 { write(word: ",") }
      write(period)
    }
    write(word: "]")
  }

  private mutating func write(_ stamp: Stamp?) {
    guard let stamp else { return }
    write(#","stamp":{"device":"#, stamp.device.rawValue)
    write(word: #","time":"#)
    write(whole: stamp.time.rawValue)
    write(word: "}")
  }
}
