import Crypto
package import Foundation
import SwiftASN1
import X509

/// A certificate authority that one machine has for itself, so that phones in its network can use HTTPS.
///
/// Each device trusts the authority once. Its certificate allows only names of local networks (name constraints), so a
/// stolen key is useless for other websites. Key and certificate are in one file that only its owner may read.
package struct CertificateAuthority: Sendable {
  /// The time for which an authority is valid.
  ///
  /// Devices must trust the next one again.
  static let lifetime: TimeInterval = 10 * 365 * day
  /// An authority is replaced when the server starts and it would expire this soon.
  package static let renewalTime: TimeInterval = 180 * day

  /// The name that devices show in their settings.
  package let name: String
  /// The certificate that devices install.
  package let der: [UInt8]
  /// The time at which the certificate expires.
  package let expires: Date
  let certificate: Certificate
  let key: Certificate.PrivateKey

  /// Returns the authority in a file; creates the file where there is none or where the authority is about to expire.
  ///
  /// - Parameters:
  ///   - file: The file of certificate and key.
  ///   - name: The name of a new authority.
  ///   - hosts: Host names that a new authority may vouch for besides those of local networks.
  ///   - now: The time.
  /// - Returns: The authority.
  /// - Throws: ``LocalTrustFailure`` where others may read the file, or where it cannot be read or written.
  package static func open(
    _ file: URL,
    name: String,
    hosts: Set<String>,
    now: Date
  ) throws(LocalTrustFailure) -> CertificateAuthority {
    let present = try found(in: file)
    if let present, now < present.expires - renewalTime { return present }
    let made: CertificateAuthority
    do { made = try CertificateAuthority(name: name, hosts: hosts, now: now) } catch {
      throw LocalTrustFailure("the certificate authority could not be made: \(error)")
    }
    guard let text = try? made.pem else { throw LocalTrustFailure("the certificate authority could not be written") }
    if try KeyFile(file).write(text, replacing: present != nil) { return made }
    return try open(file, name: name, hosts: hosts, now: now)
  }

  /// Returns the authority in a file; nil without the file.
  ///
  /// - Throws: ``LocalTrustFailure`` where others may read the file, or where it cannot be read.
  package static func found(in file: URL) throws(LocalTrustFailure) -> CertificateAuthority? {
    guard let text = try KeyFile(file).read() else { return nil }
    guard let found = try? CertificateAuthority(pem: text) else {
      throw LocalTrustFailure(
        "\(file.path) holds no certificate authority; remove the file to make a new one, which phones must trust anew"
      )
    }
    return found
  }

  /// SHA-256 of the certificate, as phones show it.
  package var fingerprint: String {
    SHA256.hash(data: der).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: ":")
  }

  /// The certificate as PEM, without the key.
  var pemCertificate: String {
    get throws { try certificate.serializeAsPEM().pemString }
  }

  private init(name: String, hosts: Set<String>, now: Date) throws {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    let subject = try DistinguishedName {
      CommonName(name)
      OrganizationName("Scorebook")
    }
    let certificate = try Certificate(
      version: .v3,
      serialNumber: Certificate.SerialNumber(),
      publicKey: key.publicKey,
      // Phones whose clocks are behind accept it, too.
      notValidBefore: now - day,
      notValidAfter: now + Self.lifetime,
      issuer: subject,
      subject: subject,
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
        Critical(KeyUsage(keyCertSign: true, cRLSign: true))
        Critical(LocalScope(hosts: hosts).constraints)
        SubjectKeyIdentifier(hash: key.publicKey)
      },
      issuerPrivateKey: key
    )
    try self.init(certificate, key)
  }

  private init(pem: String) throws {
    let documents = try PEMDocument.parseMultiple(pemString: pem)
    guard documents.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    let certificate = try Certificate(pemDocument: documents[0])
    let key = try Certificate.PrivateKey(pemDocument: documents[1])
    guard certificate.publicKey == key.publicKey else { throw CocoaError(.fileReadCorruptFile) }
    try self.init(certificate, key)
  }

  private init(_ certificate: Certificate, _ key: Certificate.PrivateKey) throws {
    (self.certificate, self.key) = (certificate, key)
    var serializer = DER.Serializer()
    try certificate.serialize(into: &serializer)
    der = serializer.serializedBytes
    expires = certificate.notValidAfter
    // The name is ours alone to read, so a certificate without one has an empty name.
    name =
      certificate.subject.lazy.flatMap { $0 }.first { $0.type == .RDNAttributeType.commonName }
      .map { $0.value.description } ?? ""
  }

  private var pem: String {
    get throws { try "\(pemCertificate)\n\(key.serializeAsPEM().pemString)\n" }
  }
}

let day: TimeInterval = 24 * 3600

/// A local authority or a certificate of it cannot be used; the text says why and what to do.
package struct LocalTrustFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason and the advice.
  package let description: String

  init(_ description: String) { self.description = description }
}
