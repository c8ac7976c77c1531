import Foundation
import NIOSSL

/// Where the certificate and key of a server for https are kept, both as PEM.
public struct TLSFiles: Hashable, Sendable {
  /// The server's certificate, and after it those of who signed it.
  public let certificate: String
  /// The key that the certificate is for; not encrypted.
  public let key: String

  public init(certificate: String, key: String) {
    (self.certificate, self.key) = (certificate, key)
  }

  /// What a server is set up with.
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

/// The certificate or its key cannot be used; the text says which and why.
public struct TLSFilesUnusable: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
