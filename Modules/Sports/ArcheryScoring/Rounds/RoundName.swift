package import Domain

extension Round {
  package var title: Message { .round(name) }
}

extension Message {
  /// A round's name in the reader's language, where the catalogue's name has English words; other names as they are.
  ///
  /// A tournament, and each table and file, has the name in English.
  package static func round(_ name: String) -> Message {
    switch name {
    case "WA 50m Compound": Message("WA 50m Compound")
    case "WA 50m Barebow": Message("WA 50m Barebow")
    case "WA 18m Compound": Message("WA 18m Compound")
    case "WA 18m Triple": Message("WA 18m Triple")
    case "WA 18m Compound Triple": Message("WA 18m Compound Triple")
    case "WA Field 24 Red Marked": Message("WA Field 24 Red Marked")
    case "WA 3D 24 targets": Message("WA 3D 24 targets")
    default: Message(verbatim: name)
    }
  }
}
