import Crypto
package import Foundation
import SwiftASN1
import X509

/// The names and addresses by which browsers reach a server.
package struct ServerNames: Hashable, Sendable {
  /// Host names, such as `scorebook.local`.
  package let hosts: Set<String>
  /// Addresses in figures, such as `192.168.1.20`.
  package let addresses: Set<String>

  package init(hosts: Set<String>, addresses: Set<String>) {
    (self.hosts, self.addresses) = (Set(hosts.map { $0.lowercased() }), addresses)
  }
}

/// A server's certificate with its key, which never leaves the memory.
package struct ServerCertificate: Sendable {
  /// Half of the 180 days after which some phones refuse certificates of local authorities.
  static let lifetime: TimeInterval = 90 * day
  /// A server gets the next certificate when the present one expires this soon.
  static let renewalTime: TimeInterval = 30 * day

  /// The names that the certificate is valid for.
  package let names: ServerNames
  /// The time at which the certificate expires.
  package let expires: Date
  package let der: [UInt8]
  /// The private key in PEM.
  package let keyPEM: String
}

extension CertificateAuthority {
  /// The names that this authority may vouch for, among those of a server.
  package func permitted(_ names: ServerNames) -> ServerNames {
    guard let constraints = try? certificate.extensions.nameConstraints else { return names }
    let scope = LocalScope(constraints)
    return ServerNames(hosts: names.hosts.filter(scope.permits), addresses: names.addresses)
  }

  /// Issues a certificate with a new key.
  ///
  /// Names that the authority may not vouch for are left out, because clients would refuse the whole certificate.
  ///
  /// - Parameters:
  ///   - names: The server's names and addresses.
  ///   - now: The time.
  /// - Returns: The certificate, which expires with the authority at the latest.
  /// - Throws: ``LocalTrustFailure`` for an authority that has expired.
  package func issue(_ names: ServerNames, now: Date) throws(LocalTrustFailure) -> ServerCertificate {
    guard now < expires else {
      throw LocalTrustFailure("the certificate authority has expired; start the server again to make a new one")
    }
    do { return try certificate(for: permitted(names), now: now) } catch {
      throw LocalTrustFailure("the server's certificate could not be made: \(error)")
    }
  }

  private func certificate(for names: ServerNames, now: Date) throws -> ServerCertificate {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    let end = min(now + ServerCertificate.lifetime, expires)
    let alternatives =
      names.hosts.sorted().map { GeneralName.dnsName($0) }
      + names.addresses.sorted().compactMap(IPAddress.init).map {
        .ipAddress(ASN1OctetString(contentBytes: $0.bytes[...]))
      }
    let issued = try Certificate(
      version: .v3,
      serialNumber: Certificate.SerialNumber(),
      publicKey: key.publicKey,
      notValidBefore: now - day,
      notValidAfter: end,
      issuer: certificate.subject,
      subject: try DistinguishedName { CommonName("Scorebook server") },
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
        try ExtendedKeyUsage([.serverAuth])
        SubjectAlternativeNames(alternatives)
        SubjectKeyIdentifier(hash: key.publicKey)
        AuthorityKeyIdentifier(keyIdentifier: try certificate.extensions.subjectKeyIdentifier?.keyIdentifier)
      },
      issuerPrivateKey: self.key
    )
    var serializer = DER.Serializer()
    try issued.serialize(into: &serializer)
    return ServerCertificate(
      names: names,
      expires: issued.notValidAfter,
      der: serializer.serializedBytes,
      keyPEM: try key.serializeAsPEM().pemString
    )
  }
}
