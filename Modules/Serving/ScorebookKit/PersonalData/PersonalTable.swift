import CanonicalJSON
public import Domain

/// A table of an account's export: the events of some kinds as lines for a spreadsheet.
///
///     PersonalTable("check-ins", of: "checkIn", columns: ["date", "note"])
///
/// The kit puts the space, the time and the event's id before the app's columns. Every event is in the export's
/// `events.json` too, in full.
public struct PersonalTable: Sendable {
  let name: String
  let types: Set<String>
  let columns: [String]
  let rows: @Sendable (ScoringEvent) -> [[String]]

  /// Creates a table of events of these types.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - types: The types of the events.
  ///   - columns: The headings of the app's columns.
  ///   - rows: Returns the lines of an event.
  public init(
    _ name: String,
    of types: String...,
    columns: [String],
    rows: @escaping @Sendable (ScoringEvent) -> [[String]]
  ) {
    (self.name, self.types, self.columns, self.rows) = (name, Set(types), columns, rows)
  }

  /// Creates a table of events whose bodies are JSON objects, with a column for each of some members.
  public init(_ name: String, of type: String, columns: [String]) {
    self.init(name, of: type, columns: columns) { event in
      let body = try? JSONReader.value(of: event.body)
      return [columns.map { body?[$0]?.cell ?? "" }]
    }
  }
}

extension JSON {
  /// The value as a spreadsheet's cell has it.
  fileprivate var cell: String {
    switch self {
    case .text(let text): text
    case .null: ""
    default: description
    }
  }
}
