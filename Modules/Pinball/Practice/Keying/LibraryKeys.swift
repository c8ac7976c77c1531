/// What a game of the library can be called by in a practice state.
public struct LibraryKeys: Hashable, Sendable {
  /// The practice identity, or the slug where there is none (spec pinball 2.1).
  public let practiceKey: String
  /// Unique to one entry of the library, mostly.
  public let id: String
  public let slug: String
  public let name: String
  public let year: Int?
  /// The bank that it stands in at its venue.
  public let bank: Int?
  /// Which venue or category lists it.
  public let sourceID: String?

  /// - Parameters:
  ///   - practiceIdentity: What is the same for all copies of a game.
  ///   - entryID: The entry of the library.
  ///   - opdbID: The machine in the Open Pinball Database.
  ///   - slug: `maker--title--year`.
  ///   - name: As it is shown.
  ///   - year: When it was made.
  ///   - bank: The bank that it stands in.
  ///   - sourceID: Which venue or category lists it.
  public init(
    practiceIdentity: String?,
    entryID: String? = nil,
    opdbID: String? = nil,
    slug: String? = nil,
    name: String,
    year: Int? = nil,
    bank: Int? = nil,
    sourceID: String? = nil
  ) {
    let identity = practiceIdentity?.trimmedOrNil
    let slug = slug?.trimmedOrNil ?? identity ?? opdbID?.trimmedOrNil ?? ""
    practiceKey = identity ?? slug
    id = entryID?.trimmedOrNil ?? opdbID?.trimmedOrNil ?? identity ?? slug
    (self.slug, self.name, self.year, self.bank, self.sourceID) = (slug, name, year, bank, sourceID)
  }
}
