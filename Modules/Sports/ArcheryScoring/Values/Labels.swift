package import Domain
package import Leaderboards

extension BowType {
  package var label: Message {
    switch self {
    case .recurve: Message("Recurve")
    case .compound: Message("Compound")
    case .barebow: Message("Barebow")
    case .longbow: Message("Longbow")
    case .traditional: Message("Traditional")
    }
  }
}

extension TournamentStatus {
  package var label: Message {
    switch self {
    case .open: Message("Open", context: "status")
    case .inProgress: Message("Shooting")
    case .paused: Message("Paused")
    case .completed: Message("Finished")
    case .cancelled: Message("Cancelled")
    }
  }

  package var isLive: Bool { self == .inProgress || self == .paused }
}

extension ParticipantStatus {
  package var label: Message {
    switch self {
    case .active: Message("Active")
    case .withdrawn: Message("Withdrawn")
    case .disqualified: Message("Disqualified")
    }
  }
}

extension Gender {
  package var label: Message {
    switch self {
    case .female: Message("Female")
    case .male: Message("Male")
    }
  }
}
