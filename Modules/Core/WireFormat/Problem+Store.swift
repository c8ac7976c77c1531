public import Domain

extension StoreFailure: WireFailure {
  /// The error as a problem.
  public var wireProblem: Problem {
    switch self {
    case .unavailable(let reason):
      Problem(503, "storeUnavailable", "The store cannot be reached. Try again.", detail: Message(verbatim: reason))
    case .denied: .notFound
    case .damaged(let reason): Problem(500, "storeDamaged", "The store is damaged.", detail: Message(verbatim: reason))
    case .newerSchema(let reason):
      Problem(
        500,
        "storeNewer",
        "The store is from a newer version of this program.",
        detail: Message(verbatim: reason)
      )
    // A guard decides again, so a client hears of it only under contention, and tries again.
    case .outdated: StoreFailure.unavailable("\(self)").wireProblem
    case .full: Problem(507, "storeFull", "The disk is full. Nothing was changed.")
    case .cursorUnknown: Problem(410, "cursorUnknown", "This place in the list of changes is not known here.")
    case .invalid(let reason): Problem(400, "invalid", .valueRejected, detail: Message(verbatim: reason))
    case .invalidTime(let reason):
      Problem(
        400,
        "invalidTime",
        "The time of this entry is not allowed. Check the clock of the device, then send it again.",
        detail: Message(verbatim: reason)
      )
    case .tooManySpaces(let seconds):
      Problem(
        429,
        "tooManySpaces",
        "You have created too many recently.",
        detail: "Nothing was changed. Try again in \(seconds) s.",
        retryAfter: seconds
      )
    }
  }

  public init?(own problem: Problem) {
    let reason = "\(problem.detail ?? problem.title)"
    switch problem.code {
    case "storeUnavailable": self = .unavailable(reason)
    case "notFound": self = .denied
    case "storeDamaged": self = .damaged(reason)
    case "storeNewer": self = .newerSchema(reason)
    case "storeFull": self = .full
    case "cursorUnknown": self = .cursorUnknown
    case "invalid": self = .invalid(reason)
    case "invalidTime": self = .invalidTime(reason)
    case "tooManySpaces": self = .tooManySpaces(retryAfter: problem.retryAfter ?? 0)
    default: return nil
    }
  }

  /// Converts a problem to the store's failure, also a problem without a port's error.
  init(reading problem: Problem) {
    let text = problem.detail.map { "\(problem.title) \($0)" } ?? "\(problem.title)"
    self =
      switch problem.status {
      case _ where StoreFailure(own: problem) != nil: StoreFailure(own: problem) ?? .denied
      case 401, 403, 404: .denied
      case 400..<500 where problem.status != 408 && problem.status != 429: .invalid(text)
      default: .unavailable(text)
      }
  }
}

extension Problem {
  /// The problem of an item that does not exist, or that the caller may not see.
  public static let notFound = Problem(404, "notFound", "There is nothing here, or it is not yours to see.")
}

extension Message {
  /// The sentence about a value that a port rejects; the problem's detail names the value and its limit.
  static let valueRejected = Message("A value of this request is not allowed. Correct it and send it again.")
}
