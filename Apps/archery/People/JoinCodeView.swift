import ArcheryScoring
import Pages

/// The code that lets others into a shoot, as the organiser reads it out.
struct JoinCodeView {
  struct Shown {
    let code: String
    /// Where it is typed, such as `http://192.168.1.20:8080/join`.
    let address: String
    /// The address with the code in it.
    let link: String
    let usesLeft: String
    let date: String
    let timestamp: String
  }

  /// nil where there is none now.
  let shown: Shown?
  let action: String
  let end: String
  let isLocal: Bool
}

/// Archers whom no division's board shows.
struct WithoutBowView {
  let sentence: String
  let address: String

  /// nil where everybody has a bow, and for others than the organiser.
  init?(_ screen: TournamentScreen) {
    let count = screen.archersWithoutBow
    guard count > 0, screen.may.manageRoster, !screen.isPractice else { return nil }
    sentence =
      count == 1
      ? "1 archer has no bow: it stands on no division’s board, and its score on no bow’s board of best scores."
      : "\(count) archers have no bow: they stand on no division’s board, and their scores on no bow’s board of best scores."
    address = ShootAddress.page("bows", screen.id).text
  }
}
