public import Domain

/// Says of the item at a path whether it is withheld: neither sent nor fetched, and nothing of it is deleted anywhere.
///
/// It is asked each time such an item is to be synced, and before each page of a journal or a board is sent. What is not
/// withheld any more is brought together as if it had changed on both sides. What it throws ends the pass.
public typealias Withholding = @Sendable (_ path: Path) async throws -> Bool
