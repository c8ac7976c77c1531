public import Domain

/// Returns whether the item at a path is withheld: neither sent nor fetched, and not deleted anywhere.
///
/// Called each time the item is to be synced, and before each page of a journal or board is sent. An item that is no
/// longer withheld is synced as if it had changed on both sides. An error ends the pass.
public typealias Withholding = @Sendable (_ path: Path) async throws -> Bool
