import Foundation
public import Testing

/// The reading commands of a program, run over a server's store by one of its members.
///
/// A page shows what its command prints: both give the same JSON.
public struct CommandWalk: Sendable {
  /// A command, and the page with the same content.
  public struct Step: Sendable {
    /// The command's name, as the program lists it.
    public var name: String { command }

    let command: String
    let arguments: [String]
    let page: String?
    let member: String?
    let text: String

    /// - Parameters:
    ///   - command: The command, such as `group members`.
    ///   - arguments: Its arguments.
    ///   - page: The page that has the same JSON; nil for a command whose content no page gives to programs.
    ///   - member: The member of the page's JSON that the command prints; nil for the whole.
    ///   - text: A part of what the command prints.
    public init(
      _ command: String,
      _ arguments: String...,
      as page: String? = nil,
      its member: String? = nil,
      says text: String
    ) {
      (self.command, self.arguments, self.page, self.member, self.text) = (command, arguments, page, member, text)
    }
  }

  let terminal: Terminal
  let visitor: Visitor

  /// - Parameters:
  ///   - terminal: The member's terminal over the server's store.
  ///   - visitor: The member on the pages.
  public init(_ terminal: Terminal, _ visitor: Visitor) { (self.terminal, self.visitor) = (terminal, visitor) }

  /// Runs the steps, and records an issue for each that differs.
  public func check(_ steps: [Step], location: SourceLocation = #_sourceLocation) async throws {
    for step in steps {
      let command = step.command.split(separator: " ").map(String.init) + step.arguments
      let plain = try await terminal.run(command)
      #expect(plain.status == 0 && plain.output.contains(step.text), "\(command): \(plain)", sourceLocation: location)
      guard let page = step.page else { continue }
      let printed = try await terminal.run(command + ["--json"])
      let shown = try await visitor.get(page, accept: "application/json")
      let (one, other) = (Self.value(printed.output), Self.value(shown.text, member: step.member))
      #expect(one != nil && one == other, "\(command): \(printed)\n\(page): \(shown)", sourceLocation: location)
    }
  }

  /// The members that differ: the moment of the answer, and the latest changes of a board, which are the history of the
  /// server's own board and not in the journal of which another machine makes it.
  private static let own: Set<String> = ["generatedAt", "changes"]

  /// The JSON without the members that differ.
  private static func value(_ text: String, member: String? = nil) -> NSObject? {
    var value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    if let member { value = (value as? [String: Any])?[member] }
    return value.map(shared) as? NSObject
  }

  private static func shared(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(shared) as NSArray }
    guard let object = value as? [String: Any] else { return value }
    return object.filter { !own.contains($0.key) }.mapValues(shared) as NSDictionary
  }
}
