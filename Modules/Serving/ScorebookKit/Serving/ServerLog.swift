import ArgumentParser
import CanonicalJSON
import Configuration
import Domain
import Foundation
import Logging

/// The form of a server's log lines.
enum LogFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text
  case json

  /// Returns the form that `SCOREBOOK_LOG_FORMAT` names; nil where it says nothing.
  ///
  /// - Throws: `ValidationError` for another word.
  static func chosen(
    by config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) throws -> LogFormat? {
    guard let name = config.string(forKey: "scorebook.log.format"), !name.isEmpty else { return nil }
    guard let format = LogFormat(rawValue: name) else {
      throw ValidationError(Message("SCOREBOOK_LOG_FORMAT is text or json."))
    }
    return format
  }

  /// Whether a command line starts a server whose every line is JSON, also where the rest of it cannot be parsed.
  static func isJSON(
    in words: [String],
    _ config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> Bool {
    // Without a command's name it is serve.
    guard words.first.map({ $0 == "serve" || $0.hasPrefix("-") }) ?? true else { return false }
    let values = zip(words, words.dropFirst() + [""]).compactMap { word, next in
      word == "--log-format" ? next : word.hasPrefix("--log-format=") ? String(word.dropFirst(13)) : nil
    }
    if let value = values.last { return value == json.rawValue }
    return (try? chosen(by: config)) == .json
  }
}

/// Writes log lines to standard error, as text for people or as JSON for programs.
///
/// Whatever a message or a field holds, it neither breaks a line nor steers a terminal.
struct ServerLog: LogHandler {
  let label: String
  let format: LogFormat
  var logLevel = Logger.Level.warning
  var metadata = Logger.Metadata()
  var metadataProvider: Logger.MetadataProvider?

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    // Without a reader of the log, the server goes on.
    try? FileHandle.standardError.write(contentsOf: Data("\(line(of: event, at: Timestamp(Date.now)))\n".utf8))
  }

  /// Returns the line of an event.
  func line(of event: LogEvent, at time: Timestamp) -> String {
    var fields = metadata
    for more in [metadataProvider?.get(), event.metadata, event.error.map { ["error": "\($0)"] }] {
      fields.merge(more ?? [:]) { $1 }
    }
    let sorted = fields.sorted { $0.key < $1.key }
    switch format {
    case .text:
      let facts = sorted.map { " \($0.key)=\($0.value)" }.joined()
      return "\(time.iso8601) \(event.level) \(label):\(facts) \(event.message)".terminalLine
    case .json: return Self.json("\(event.message)", event.level, label, at: time, sorted)
    }
  }

  /// Returns a line of JSON, also for what a server prints without a logger.
  static func json(
    _ message: String,
    _ level: Logger.Level,
    _ label: String,
    at time: Timestamp = Timestamp(Date.now),
    _ fields: [(key: String, value: Logger.MetadataValue)] = []
  ) -> String {
    let own: KeyValuePairs<String, JSON?> = [
      "time": .text(time.iso8601), "level": .text("\(level)"), "label": .text(label), "message": .text(message),
    ]
    let others = fields.filter { field in !own.contains { $0.key == field.key } }
    return JSON.object((JSON.members(own).members ?? []) + others.map { .init(key: $0.key, value: JSON($0.value)) })
      .description
  }
}

extension JSON {
  fileprivate init(_ value: Logger.MetadataValue) {
    self =
      switch value {
      case .string(let text): .text(text)
      case .stringConvertible(let value): .text("\(value)")
      case .array(let list): .list(list.map { JSON($0) })
      case .dictionary(let fields):
        .object(fields.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: JSON($0.value)) })
      }
  }
}
