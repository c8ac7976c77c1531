import Foundation
import Logging
import NIOCore
import NIOSSL
import Synchronization

/// A certificate and its key in files, which another program may replace while the server runs, such as one that renews
/// certificates.
///
/// Each handshake checks whether the files have changed. Unusable files are logged once, and the server keeps its
/// present certificate.
final class ChangingTLSFiles: Sendable {
  /// The facts by which a changed file is recognised.
  private struct Mark: Equatable {
    let modified: Date?
    let size: Int?
    let number: Int?

    init(_ path: String) {
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      modified = facts?[.modificationDate] as? Date
      size = facts?[.size] as? Int
      number = facts?[.systemFileNumber] as? Int
    }
  }

  private struct State {
    var marks: [Mark]
    var configuration: TLSConfiguration
  }

  private let files: TLSFiles
  private let logger: Logger
  private let state: Mutex<State>

  /// Reads the files.
  ///
  /// - Throws: ``TLSFilesUnusable``.
  init(_ files: TLSFiles, _ logger: Logger) throws(TLSFilesUnusable) {
    (self.files, self.logger) = (files, logger)
    let marks = Self.marks(of: files)
    state = Mutex(State(marks: marks, configuration: try files.configuration()))
  }

  /// The configuration of a server that reads the newest files at each handshake.
  var configuration: TLSConfiguration {
    var configuration = state.withLock(\.configuration)
    configuration.sslContextCallback = { [self] _, promise in
      // Not on the event loop. Unusable files leave errors behind on the thread that read them, and the handshake would
      // take them for its own.
      promise.completeWithTask { [self] in
        let newest = newest()
        var override = NIOSSLContextConfigurationOverride()
        override.certificateChain = newest.certificateChain
        override.privateKey = newest.privateKey
        return override
      }
    }
    return configuration
  }

  private func newest() -> TLSConfiguration {
    let marks = Self.marks(of: files)
    return state.withLock { state in
      guard state.marks != marks else { return state.configuration }
      state.marks = marks
      do {
        state.configuration = try files.configuration()
      } catch {
        logger.error("\(error); the server goes on with the certificate that it has")
      }
      return state.configuration
    }
  }

  private static func marks(of files: TLSFiles) -> [Mark] { [Mark(files.certificate), Mark(files.key)] }
}
