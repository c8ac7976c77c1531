public import Domain

/// Returns whether the item at a path is withheld: neither sent nor fetched, and not deleted anywhere.
///
/// Called each time the item is to be synced, and before each page of a journal or board is sent. An item that is no
/// longer withheld is synced as if it had changed on both sides. An error ends the pass.
public typealias Withholding = @Sendable (_ path: ItemPath) async throws -> Bool

/// Returns what an event of a journal replaces or removes: the content by the name of each thing, empty for a removal.
///
/// Two devices that give one thing another content without knowing of each other have a conflict: the fold keeps the later
/// edit, and sync reports the other one. The name `*` stands for everything in the journal. Additions have no name, unless
/// several devices may make the same one.
public typealias Overwriting = @Sendable (_ journal: ItemPath, _ event: ScoringEvent) -> [String: [UInt8]]
