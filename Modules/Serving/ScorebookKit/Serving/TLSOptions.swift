import ArgumentParser
import Domain
import ScoreServer

/// The files of a server's own certificate.
package struct TLSOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("tls-certificate"),
    help: ArgumentHelp("Speak TLS with this certificate, in PEM with those above it.", valueName: "file")
  )
  var certificate: String?

  @Option(name: .customLong("tls-key"), help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"))
  var key: String?

  package init() {}

  package func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError(Message("Use --tls-certificate and --tls-key together."))
    }
    guard certificate?.isEmpty != true, key?.isEmpty != true else {
      throw ValidationError(Message("Name a file each with --tls-certificate and --tls-key."))
    }
  }

  /// What adds the certificate to a server; nil for none.
  func securing() throws -> WebServer.Securing? {
    guard let certificate, let key else { return nil }
    return try WebServer.securing(certificate: certificate, key: key)
  }
}
