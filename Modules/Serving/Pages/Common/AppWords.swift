public import Domain
public import Hypertext
public import Notices

/// The app's own words on shared pages and commands.
public struct AppWords: Sendable {
  /// The program as typed, such as `archery`.
  public let program: String
  /// The title of the front page, such as `All shoots`.
  public let home: Message
  /// The title of the page for invites, such as `Join a shoot`.
  public let joining: Message
  /// The subject of notices, in the plural, at the beginning of a sentence.
  public let news: Message
  /// The page with the app's own settings; nil for none.
  public let settings: WebAddress?
  /// Returns a notice as a sentence, including notices about the account, which are shared.
  public let notice: @Sendable (Notice) -> Message
  /// Returns the page that a notice is about; nil for none.
  ///
  /// The page itself decides who may see it.
  public let noticeAddress: @Sendable (Notice) -> WebAddress?

  /// Creates the words.
  public init(
    program: String,
    home: Message,
    joining: Message,
    news: Message = Message("New sign-ins and sign-in links of your account"),
    settings: WebAddress? = nil,
    noticeAddress: @escaping @Sendable (Notice) -> WebAddress? = { _ in nil },
    notice: @escaping @Sendable (Notice) -> Message
  ) {
    (self.program, self.home, self.joining, self.news) = (program, home, joining, news)
    (self.settings, self.notice) = (settings, { $0.signInText ?? notice($0) })
    self.noticeAddress = noticeAddress
  }
}

extension Notice {
  /// A notice about the ways into an account, as a sentence; nil for other notices.
  package var signInText: Message? {
    switch content {
    case .signInLink(let link): link.text
    case .signIn(let event): event.text
    case .rankChange, .personalBest, .news: nil
    }
  }
}

extension Notice.SignInLink {
  fileprivate var text: Message {
    keepsOthers == true
      ? Message(
        "\(madeBy) made a new sign-in link for you. Your other devices stay signed in. If you did not ask for it, tell the owner of this server."
      )
      : Message(
        "\(madeBy) made a new sign-in link for you. All your devices were signed out. If you did not ask for it, tell the owner of this server."
      )
  }
}

extension Notice.SignInEvent {
  fileprivate var text: Message {
    switch self {
    case .recovered(let device, endedOthers: true):
      Message(
        "Your recovery code signed in \(device). Your other devices were signed out. If it was not you, tell the owner of this server now."
      )
    case .recovered(let device, endedOthers: false):
      Message("Your recovery code signed in \(device). If it was not you, tell the owner of this server now.")
    case .deviceAdded(let device):
      Message(
        "You signed in a second device: \(device). If it was not you, ask the organiser for a link for a lost phone."
      )
    case .oldRecoveryCode(nil):
      Message(
        "Someone tried an old recovery code of yours and was not signed in. If it was not you, someone may have it."
      )
    case .oldRecoveryCode(let name?):
      Message("Someone tried an old recovery code of \(name) and was not signed in. Ask \(name) who has the code.")
    case .usedDeviceLink(nil):
      Message(
        "A second device opened a used QR code of yours and was not signed in. If it was not you, someone may have seen your screen."
      )
    case .usedDeviceLink(let name?):
      Message("A second device opened a used QR code of \(name) and was not signed in.")
    case .wrongCodes(let count, let network?):
      Message("Someone tried \(count) wrong codes within an hour from \(network). All were rejected.")
    case .wrongCodes(let count, nil):
      Message("Someone tried \(count) wrong codes within an hour. All were rejected.")
    case .connectionsEnded(let count):
      Message(
        "\(count) connections of other programs ended, because a phone of yours was lost. Create them again on the page Connections."
      )
    }
  }
}
