package import Foundation
import NIOSSL

/// The PEM files of a server's certificate and key.
package struct TLSFiles: Hashable, Sendable {
  /// The file of the server's certificate, followed by those of its issuers.
  package let certificate: String
  /// The file of the certificate's key, not encrypted.
  package let key: String

  /// Creates the pair of files.
  package init(certificate: String, key: String) {
    (self.certificate, self.key) = (certificate, key)
  }

  /// Returns a server's TLS configuration.
  func configuration() throws(TLSFilesUnusable) -> TLSConfiguration {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: try chain().map { .certificate($0) },
      privateKey: .privateKey(try privateKey())
    )
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    do { _ = try NIOSSLContext(configuration: configuration) } catch {
      throw TLSFilesUnusable("\(key) is not the key of the certificate in \(certificate)")
    }
    return configuration
  }

  /// Checks the files as a server does, and returns when the certificate begins and ceases to be valid.
  ///
  /// - Throws: ``TLSFilesUnusable`` where the files cannot be used together.
  package func validity() throws(TLSFilesUnusable) -> (from: Date, until: Date) {
    _ = try configuration()
    guard let leaf = try chain().first else { throw TLSFilesUnusable("\(certificate) holds no certificate in PEM") }
    let (from, until) = (TimeInterval(leaf.notValidBefore), TimeInterval(leaf.notValidAfter))
    return (Date(timeIntervalSince1970: from), Date(timeIntervalSince1970: until))
  }

  private func chain() throws(TLSFilesUnusable) -> [NIOSSLCertificate] {
    let bytes = try read(certificate)
    guard let chain = try? NIOSSLCertificate.fromPEMBytes(bytes), !chain.isEmpty else {
      throw TLSFilesUnusable("\(certificate) holds no certificate in PEM")
    }
    return chain
  }

  private func privateKey() throws(TLSFilesUnusable) -> NIOSSLPrivateKey {
    let bytes = try read(key)
    do { return try NIOSSLPrivateKey(bytes: bytes, format: .pem) } catch {
      throw TLSFilesUnusable("\(key) holds no key in PEM that can be read without a password")
    }
  }

  private func read(_ path: String) throws(TLSFilesUnusable) -> [UInt8] {
    do { return Array(try Data(contentsOf: URL(filePath: path))) } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw TLSFilesUnusable(isThere ? "\(path) cannot be read" : "there is no file \(path)")
    }
  }
}

/// The certificate or its key cannot be used.
///
/// The text says which and why.
package struct TLSFilesUnusable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file at fault, and the reason.
  package let description: String

  init(_ description: String) { self.description = description }
}
