public import ArgumentParser
import Domain

/// The path of a file or folder that a command writes, which is not blank: a blank one is the mistake of a script.
public struct OutputPath: ExpressibleByArgument, Sendable {
  /// The path as it was given.
  public let path: String

  public init?(argument: String) {
    guard !argument.trimmingSpaces.isEmpty else { return nil }
    path = argument
  }
}
