/// One page, before it is put into its shell.
public struct Page: Hashable, Sendable {
  /// How the page uses its screen.
  public enum Layout: String, Hashable, Sendable {
    /// A column of text and forms.
    case column
    /// A table that may take the whole width.
    case wide
    /// A tool held in one hand: content above, controls within reach of the thumb.
    case tool
    /// Read from afar: the whole screen, nothing around it.
    case screen
  }

  /// A link to another page.
  public struct Link: Hashable, Sendable {
    public let label: String
    public let address: WebAddress
    /// Whether it leads to the page that it stands on.
    public let isCurrent: Bool

    public init(_ label: String, _ address: WebAddress, isCurrent: Bool = false) {
      self.label = label
      self.address = address
      self.isCurrent = isCurrent
    }
  }

  /// Shown by the browser, before the product's name.
  public let title: String
  public let layout: Layout
  public let body: HTML
  public let navigation: [Link]
  /// The names of the script modules that the page uses, such as `forms.js`.
  public let scripts: [String]
  /// Who is signed in; nil for nobody.
  public let signedIn: String?

  public init(
    title: String,
    layout: Layout = .column,
    body: HTML,
    navigation: [Link] = [],
    scripts: [String] = [],
    signedIn: String? = nil
  ) {
    self.title = title
    self.layout = layout
    self.body = body
    self.navigation = navigation
    self.scripts = scripts
    self.signedIn = signedIn
  }
}
