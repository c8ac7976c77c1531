public import Domain
public import LeaderboardKit

extension BowType {
  /// The name that people use.
  public var name: Message {
    switch self {
    case .recurve: Message("Recurve")
    case .compound: Message("Compound")
    case .barebow: Message("Barebow")
    case .longbow: Message("Longbow")
    case .traditional: Message("Traditional")
    }
  }
}
