import Domain
public import Notices

/// What the pages and commands that all apps have say differently in each.
public struct AppWords: Sendable {
  /// The program as it is typed, such as `archery`.
  public let program: String
  /// What the front page shows, such as `All shoots`.
  public let home: String
  /// What somebody with an invite does, such as `Join a shoot`.
  public let joining: String
  /// What notices are about, in the plural, at the beginning of a sentence.
  public let news: String
  /// Where one chooses of what one is told; nil where there is no such page.
  public let settings: WebAddress?
  /// A notice in a sentence.
  public let notice: @Sendable (Notice) -> String

  public init(
    program: String,
    home: String,
    joining: String,
    news: String,
    settings: WebAddress? = nil,
    notice: @escaping @Sendable (Notice) -> String
  ) {
    (self.program, self.home, self.joining, self.news) = (program, home, joining, news)
    (self.settings, self.notice) = (settings, notice)
  }
}

extension Notice.SignInLink {
  /// The notice in two sentences, for every app.
  public var text: String {
    "\(madeBy) made a new sign-in link for you, and all your sign-ins ended. If you did not ask for it, tell the owner of"
      + " this server."
  }
}
