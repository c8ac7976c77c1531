import Domain
import Pinball

/// The source of a new group's games, whose text is the option of the form.
enum GroupTemplate: Hashable {
  case bank(Int, source: String)
  case group(String)

  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2).map(String.init)
    switch (parts.first, parts.count) {
    case ("bank", 3):
      guard let bank = Int(parts[1]) else { return nil }
      self = .bank(bank, source: parts[2])
    case ("group", 2): self = .group(parts[1])
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .bank(let bank, let source): "bank:\(bank):\(source)"
    case .group(let id): "group:\(id)"
    }
  }
}
