public import Crypto
public import Domain
import StoreEngine

extension StoreScheme {
  /// The kind of store `vault:PATH`: register it, and every program that opens stores by URL opens vaults.
  public static func vault(key: SymmetricKey) -> StoreScheme {
    StoreScheme(
      name: "vault",
      form: "vault:PATH",
      summary: "one encrypted file, which one process uses at a time"
    ) { path, clock in
      guard !path.isEmpty else { throw StoreAddressError.Problem.noPath }
      return try VaultStore(path: path, key: key, clock).storage
    }
  }
}
