import ArcheryScoring
import WebPages

/// The pages of the archery app: what a screen holds, as HTML.
///
/// All functions are pure. Each page comes as a whole document; the scoring page and the board also come as fragments,
/// the part of the page that changes while people shoot.
struct ArcheryPages: Sendable {
  let shell: PageShell
  let templates: TemplateLibrary
  /// Style sheets, scripts and pictures by the path that they are served at.
  let assets: [String: Asset]

  init() throws(TemplateFailure) {
    shell = try PageShell(
      product: "Scorebook Archery",
      icon: "/assets/icon.svg",
      styles: ["/assets/archery.css"],
      manifest: "/assets/archery.webmanifest"
    )
    templates = try TemplateLibrary(Self.sources)
    let own = [
      Asset(name: "archery.css", bytes: PackageResources.archery_css),
      Asset(name: "desk.js", bytes: PackageResources.desk_js),
      Asset(name: "entries.js", bytes: PackageResources.entries_js),
      Asset(name: "face.js", bytes: PackageResources.face_js),
      Asset(name: "face-picture.js", bytes: PackageResources.face_picture_js),
      Asset(name: "face-view.js", bytes: PackageResources.face_view_js),
      Asset(name: "rings.js", bytes: PackageResources.rings_js),
      Asset(name: "archery.webmanifest", bytes: PackageResources.archery_webmanifest),
      Asset(name: "icon.svg", bytes: PackageResources.icon_svg),
    ]
    assets = Dictionary((Asset.shared + own).map { ($0.path, $0) }) { _, last in last }
  }

  /// What keeps pages for times without the server; served at the top, for a worker sees only what lies below it.
  static let worker = Asset(name: "sw.js", path: "/sw.js", bytes: PackageResources.sw_js)

  /// Every template of this app by name.
  static let sources: [String: [UInt8]] = [
    "archer": PackageResources.archer_mustache,
    "board": PackageResources.board_mustache,
    "board-fragment": PackageResources.board_fragment_mustache,
    "correction": PackageResources.correction_mustache,
    "entries": PackageResources.entries_mustache,
    "face-drawing": PackageResources.face_drawing_mustache,
    "hidden": PackageResources.hidden_mustache,
    "history": PackageResources.history_mustache,
    "join": PackageResources.join_mustache,
    "keys": PackageResources.keys_mustache,
    "mark": PackageResources.mark_mustache,
    "new-shoot": PackageResources.new_shoot_mustache,
    "pad": PackageResources.pad_mustache,
    "people": PackageResources.people_mustache,
    "results": PackageResources.results_mustache,
    "review": PackageResources.review_mustache,
    "roster-who": PackageResources.roster_who_mustache,
    "rounds": PackageResources.rounds_mustache,
    "score-cards": PackageResources.score_cards_mustache,
    "scoring": PackageResources.scoring_mustache,
    "scoring-fragment": PackageResources.scoring_fragment_mustache,
    "sheet": PackageResources.sheet_mustache,
    "shoot": PackageResources.shoot_mustache,
    "shoot-off": PackageResources.shoot_off_mustache,
    "shoots": PackageResources.shoots_mustache,
    "shots": PackageResources.shots_mustache,
    "sign-in": PackageResources.sign_in_mustache,
    "standings": PackageResources.standings_mustache,
    "target": PackageResources.target_mustache,
    "tools": PackageResources.tools_mustache,
  ]
}

extension ArcheryPages {
  /// What someone sees who is not signed in.
  func signInNeeded() throws(TemplateFailure) -> HTML {
    let message = PageMessage(
      sentence: "Sign in to keep score",
      hint: "Open the link that the program printed when it started. It works once. For another, run: archery link",
      links: [Page.Link("I have an invite or a code", WebAddress("join"))]
    )
    return try shell.document(Page(title: "Sign in", body: try shell.message(message)))
  }

  /// What someone sees instead of a page that cannot be shown.
  func error(
    status: Int,
    sentence: String,
    hint: String? = nil,
    signedIn: String? = nil
  ) throws(TemplateFailure) -> HTML {
    let home = Page.Link("All shoots", ShootAddress.shoots)
    let message = PageMessage(status: status, sentence: sentence, hint: hint, links: [home])
    return try shell.document(Page(title: sentence, body: try shell.message(message), signedIn: signedIn))
  }
}
