public import Domain
public import Hypertext

/// One page without its shell.
public struct Page: Sendable {
  /// A page's use of the screen.
  public enum Layout: String, Hashable, Sendable {
    /// A column of text and forms.
    case column
    /// A table that may take the whole width.
    case wide
    /// A tool held in one hand: content above, controls within reach of the thumb.
    case tool
    /// A screen read from afar, without anything around it.
    case screen
  }

  /// A link to another page.
  public struct Link: Hashable, Sendable {
    /// The text of the link.
    public let label: Message
    /// The address.
    public let address: WebAddress
    /// Whether it leads to its own page.
    public let isCurrent: Bool

    /// Creates a link.
    public init(_ label: Message, _ address: WebAddress, isCurrent: Bool = false) {
      self.label = label
      self.address = address
      self.isCurrent = isCurrent
    }
  }

  /// The title in the browser, before the product's name.
  public let title: Message
  /// The use of the screen.
  package let layout: Layout
  /// The part between the shell's head and foot, which follows changes.
  public private(set) var body: HTML
  /// The path of the page's address, by which the shell finds the current place; nil for a page outside the places.
  var path: String?
  /// The pages beside this one in the same place.
  package let tabs: [Link]
  /// The names of the script modules that the page uses, such as `forms.js`.
  package let scripts: [String]
  /// The records that the page shows; empty for a page that no one else can change.
  ///
  /// After each change at or below one of these paths the page is rendered again.
  public var follows: [ItemPath]
  /// The content of the page for programs; nil for none.
  public let json: (any Encodable & Sendable)?
  /// Whether browsers must keep no copy of the page, not even to open it without the server.
  ///
  /// A page whose address has a secret says so, too. Such pages are not compressed.
  public var isConfidential = false
  /// Whether the page shows by itself, without the server, whatever its query selects.
  ///
  /// Browsers keep one copy of such a page. Any other page is kept under its whole address, because the same path with
  /// another query shows another game, season or archer.
  public var opensForEveryQuery = false
  /// The pages that belong to this one, the most important first, beside its tabs and the places of the app.
  ///
  /// Browsers fetch them ahead, so that they open without the server although nobody has visited them on this device. A
  /// page that is fetched ahead names more in the same way.
  public let keeps: [WebAddress]
  /// The choices that this browser stores, such as a filter: names and values of cookies.
  public var remembers: [String: String] = [:]
  /// The address that names everything that the page shows; nil for that of the request.
  ///
  /// The stream uses it. So a page that chose something itself, such as the last game, keeps its choice.
  public var address: WebAddress?
  /// Wraps the body in the page's own head and tools; nil for a page whose body is all of it.
  ///
  /// The frame is rendered once and stays while the body changes, so it names the stream itself. Its markup holds the
  /// body in an element with `data-live`. Scripts that ask for a part of the page get the body alone.
  public var frame: (@Sendable (HTML) -> HTML)?
  /// Whether the page may be compressed: its length tells nobody about a secret.
  var isOpen: Bool { !isConfidential && !content.hasSecret }
  var content: HTML { frame?(body) ?? body }
  /// Whether the page keeps what it shows although it follows changes, because a person is to correct what stands there.
  var isHeld = false
  /// Whether the content names the stream itself, as a frame does.
  private(set) var namesStream = false

  /// Returns the page with other content in its own head and tools.
  func showing(_ content: HTML) -> Page {
    var page = self
    page.namesStream = frame != nil
    (page.body, page.frame, page.isHeld) = (content, nil, true)
    return page
  }
  /// The list that the page was opened from; nil for none.
  var beside: Sidebar?
  /// Whether the page lacks files that are being fetched.
  ///
  /// The browser loads it again after a second.
  public var isUnfinished = false
  /// The account that the page is made for; nil for none.
  ///
  /// All requests of the page name it, and are refused while another account is signed in.
  public internal(set) var account: Account?
  /// Whether the scripts of the site run: queued forms, live parts, sharing.
  var isOfSite = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title in the browser, before the product's name.
  ///   - layout: The use of the screen.
  ///   - body: The content.
  ///   - tabs: The pages beside this one in the same place.
  ///   - scripts: The page's script modules besides the shared ones, such as `zone.js`.
  ///   - account: The signed-in account. A page of a ``Site`` has it from the request.
  ///   - follows: The records that the page shows.
  ///   - keeps: The pages that belong to this one.
  ///   - json: The content for programs.
  public init(
    title: Message,
    layout: Layout = .column,
    body: HTML,
    tabs: [Link] = [],
    scripts: [String] = [],
    account: Account? = nil,
    follows: [ItemPath] = [],
    keeps: [WebAddress] = [],
    json: (any Encodable & Sendable)? = nil
  ) {
    self.title = title
    self.layout = layout
    self.body = body
    self.tabs = tabs
    self.scripts = scripts
    self.account = account
    self.follows = follows
    self.keeps = keeps
    self.json = json
  }
}
