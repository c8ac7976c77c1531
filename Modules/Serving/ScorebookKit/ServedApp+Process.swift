public import ArgumentParser
import Composition
public import Domain
import Foundation
import Localization
import Logging
import Pages
import Spaces
import StoreEngine

extension ServedApp {
  /// The languages of the app.
  static var languages: Languages { SharedTexts.languages(with: texts) }

  /// The language of the terminal, by `LANG` and similar variables.
  static var terminalLanguage: Language {
    languages.choice.language(environment: ProcessInfo.processInfo.environment)
  }

  /// Parses the process's arguments, runs the command, and ends the process with its status.
  ///
  /// An app's `main()` calls this. An error is one line on standard error with a hint, and exit status 2 for wrong usage or 1 for
  /// a failure.
  public static func runAsProcess() async {
    if LogFormat.isJSON(in: Array(CommandLine.arguments.dropFirst())) {
      Terminal.logJSON(as: _commandName)
      Container.report { Terminal.warn($0, .warning) }
    } else {
      Terminal.use(languages.localizer(for: terminalLanguage))
    }
    StoreOption.offer(stores)
    do {
      var command = try parsed()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      finish(after: error)
    }
  }

  /// Parses the process's arguments.
  ///
  /// A command that is named first is parsed by itself, because the root command would read its description several times,
  /// and that of the default command. An error or a request for help is parsed again by the root command, which knows the
  /// whole usage.
  private static func parsed() throws -> any ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    if let named = configuration.subcommands.first(where: { $0._commandName == words.first }),
      let command = try? named.parseAsRoot(Array(words.dropFirst()))
    {
      return command
    }
    return try parseAsRoot()
  }

  private static func finish(after error: any Error) -> Never {
    let status = exitCode(for: error)
    if status.isSuccess || error is ExitCode { exit(withError: error) }
    let isUsage = status == .validationFailure || (error as? any UsageError)?.isUsage == true
    let text = status == .validationFailure ? message(for: error) : describe(error)
    let hint = isUsage && !text.contains("--help") ? " (see '\(_commandName) --help')" : ""
    Terminal.fail(text.singleLine + hint, in: _commandName)
    Self.exit(withError: ExitCode(isUsage ? 2 : 1))
  }

  /// Returns a refusal in the terminal's language, and another error as it describes itself.
  private static func describe(_ error: any Error) -> String {
    switch error {
    case let error as any WordedError: Terminal.text(error.message)
    case let refusal as Refusal: Terminal.text(refusal.message)
    case SpaceError.refused(let refusal): Terminal.text(refusal.message)
    case SpaceError.notFound, SpaceError.store(.denied), StoreFailure.denied: Terminal.text(StoreFailure.notFoundWords)
    default: String(describing: error)
    }
  }
}

/// An error in the user's input, with exit status 2.
package protocol UsageError: Error {
  /// Whether this error is one of input; `true` unless the type distinguishes.
  var isUsage: Bool { get }
}

extension UsageError {
  package var isUsage: Bool { true }
}

/// An error with a sentence that commands print in the terminal's language.
package protocol WordedError: Error {
  /// The fault, and the advice for now.
  var message: Message { get }
}

extension StoreAddressError: UsageError {}

/// A failure that one sentence explains, with its hint.
public struct CommandFailure: Error, CustomStringConvertible, Sendable {
  /// The sentence.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// Creates a failure in the terminal's language.
  public init(_ message: Message) { self.init(Terminal.text(message)) }
}

extension StoreFailure {
  /// The sentence for a thing that does not exist, or that the account may not see.
  package static let notFoundWords = Message("There is nothing here, or it is not yours to see.")
}

extension ValidationError {
  /// Creates an error of wrong usage in the terminal's language.
  public init(_ message: Message) { self.init(Terminal.text(message)) }
}

extension String {
  fileprivate var singleLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
