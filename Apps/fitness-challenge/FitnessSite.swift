import AppKit
import Domain
import GroupChallenges
import Hummingbird
import Hypertext
import LeaderboardKit
import Pages
import Server
import Spaces

/// The app's pages, forms and files.
struct FitnessSite: Sendable {
  let app: FitnessServices
  let frame: WebFrame
  let content: SiteContent

  init(_ frame: WebFrame) {
    (app, self.frame) = (FitnessServices(frame.installation), frame)
    content = SiteContent(
      product: "Scorebook Fitness",
      words: FitnessChallenge.words,
      assets: [
        Asset(name: "fitness.css", bytes: PackageResources.fitness_css),
        Asset(name: "zone.js", bytes: PackageResources.zone_js),
        Asset(name: "icon-192.png", bytes: PackageResources.icon_192_png),
        Asset(name: "icon-512.png", bytes: PackageResources.icon_512_png),
        Asset(name: "icon-maskable-512.png", bytes: PackageResources.icon_maskable_512_png),
        Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
      ],
      places: Self.places,
      texts: FitnessChallenge.texts,
      faultyFields: [
        "invalid": ["date", "name", "list"], "challengeClosed": ["date"], "dayIsFull": ["date"], "dayTooSoon": ["date"],
        "freezeNotNeeded": ["date"], "noFreezeLeft": ["date"],
      ],
      queue: QueueRules(
        commuting: GroupState.space.commutes ? [GroupState.space.kind.rawValue] : [],
        recorded: ["dayIsFull"]
      )
    )
  }

  func router() -> Router<SignedInContext> {
    let joining = frame.joining(GroupState.self, at: GroupAddress.group)
    let (site, router) = frame.site(content, syncWords: app.syncWords, joining: joining)
    addGroups(to: site)
    addCheckIns(to: site)
    addBoards(to: site)
    addSources(to: site)
    addSettings(to: site)
    addPeople(to: site)
    addMembers(to: site)
    HookPages(frame, app.workoutHook).add(to: site)
    return router
  }

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
    Page(title: title, body: body, scripts: scripts, follows: [group.id.space] + follows, json: json)
  }

  /// The places of a group, in the bar of each of its pages.
  private static let places = Places { parts in
    guard parts.count > 1, parts[0] == "groups" else { return [] }
    let id = GroupID(rawValue: parts[1])
    return [
      Page.Link("Groups", WebAddress()), Page.Link("This week", GroupAddress.group(id)),
      Page.Link("My streak", GroupAddress.part("mine", of: id)),
      Page.Link(Message("Boards", context: "place"), GroupAddress.part("boards", of: id)),
      Page.Link(Message("Settings", context: "place"), GroupAddress.part("settings", of: id)),
    ]
  }

  /// Whether a member wants the own rows highlighted.
  func marksOwn(_ view: GroupView) async throws -> Bool {
    try await app.installation.settings.load(view.viewer).showOwnScores
  }

  /// The zone that the browser names; nil for none.
  func zone(of form: Form) throws -> ZoneTable? {
    guard let name = form["zone"] else { return nil }
    do { return try ZoneTable(named: name) } catch {
      throw Refusal("unknownZone", "There is no time zone \"\(String(name.prefix(60)))\".")
    }
  }
}
