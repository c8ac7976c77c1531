import Domain
import GroupChallenges
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
import Spaces

extension FitnessChallenge {
  static let product = "Scorebook Fitness"
  static let assets = [
    Asset(name: "fitness.css", bytes: PackageResources.fitness_css),
    Asset(name: "zone.js", bytes: PackageResources.zone_js),
    Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
    Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
    Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
    Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
  ]
  static let faultyFields = [
    "invalid": ["date", "name", "list"], "challengeClosed": ["date"], "dayIsFull": ["date"], "dayTooSoon": ["date"],
    "freezeNotNeeded": ["date"], "noFreezeLeft": ["date"],
  ]
  static let recorded = ["dayIsFull"]

  static func places(of id: GroupID) -> [Page.Link] {
    [
      Page.Link("Groups", WebAddress()), Page.Link("This week", GroupAddress.group(id)),
      Page.Link("My streak", GroupAddress.part("mine", of: id)),
      Page.Link(Message("Boards", context: "place"), GroupAddress.part("boards", of: id)),
      Page.Link(Message("Settings", context: "place"), GroupAddress.part("settings", of: id)),
    ]
  }

  static func add(to kit: SpaceSite<FitnessChallenge>) {
    let (fitness, site) = (FitnessSite(app: FitnessServices(kit.frame.installation)), kit.site)
    fitness.addGroups(to: site)
    fitness.addCheckIns(to: site)
    fitness.addBoards(to: site)
    fitness.addSources(to: site)
    fitness.addSettings(to: site)
    fitness.addMembers(to: site)
  }
}

/// The app's pages and forms, beside those of the kit.
struct FitnessSite: Sendable {
  let app: FitnessServices

  /// The group that an address names, as the account sees it; to others it does not exist.
  func group(_ visit: Visit) async throws -> GroupView {
    try await app.groups(try visit.account()).group(GroupID(rawValue: try visit.part("space")))
  }

  /// The page of one group, which follows each change in it.
  func page(
    _ title: Message,
    _ body: HTML,
    of group: GroupView,
    scripts: [String] = [],
    follows: [ItemPath] = [],
    json: (any Encodable & Sendable)? = nil
  ) -> Page {
    let parts = ["", "mine", "boards", "weeks", "people"].map { GroupAddress.part($0, of: group.id) }
    return Page(
      title: title,
      body: body,
      scripts: scripts,
      follows: [group.id.space] + follows,
      keeps: parts + [GroupAddress.member(group.viewer, of: group.id)],
      json: json
    )
  }

  /// Whether a member wants the own rows highlighted.
  func marksOwn(_ view: GroupView) async throws -> Bool {
    try await app.settings.load(view.viewer).showOwnScores
  }

  /// The zone that the browser names; nil for none.
  func zone(of form: Form) throws -> ZoneTable? {
    guard let name = form["zone"] else { return nil }
    do { return try ZoneTable(named: name) } catch {
      throw Refusal("unknownZone", "There is no time zone \"\(String(name.prefix(60)))\".")
    }
  }
}
