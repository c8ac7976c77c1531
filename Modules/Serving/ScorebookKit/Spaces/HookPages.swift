import CanonicalJSON
public import Domain
import Hypertext
package import Pages
import ScoreServer
public import Spaces
import WireFormat

/// A sport's webhook, by which a device or another program makes entries for a member.
///
/// The member creates an address on the page `…/connections` of the space, or with the command `hook`. The address holds a
/// secret, and works as long as the member is in the space. The kit keeps the secret, reads the body and makes the problems.
public struct SpaceHook<Fold: SpaceFold>: Sendable {
  /// A request with a valid secret.
  public struct Post: Sendable {
    /// The body, which is JSON.
    public let body: [UInt8]
    /// The account that created the address.
    public let account: Account
    /// The space.
    public let space: SpaceID
    /// The spaces of the account.
    public let service: SpaceService<Fold>
    /// Returns the ticket of an entry with an id of the program's own; a new ticket for nil.
    let ticket: @Sendable (_ id: String?) -> Ticket
  }

  /// The sentence above the form that creates an address.
  let hint: Message
  let examples: @Sendable (SpaceView<Fold>) -> [String]
  let take: @Sendable (Post) async throws -> any Encodable & Sendable

  /// Creates a webhook that handles the body itself.
  ///
  /// - Parameters:
  ///   - hint: The sentence above the form that creates an address.
  ///   - examples: Returns the example bodies for a space.
  ///   - take: Records the entries of a body, and returns the answer for the program.
  public init(
    hint: Message,
    examples: @escaping @Sendable (SpaceView<Fold>) -> [String],
    take: @escaping @Sendable (Post) async throws -> any Encodable & Sendable
  ) {
    (self.hint, self.examples, self.take) = (hint, examples, take)
  }

  /// Creates a webhook whose body is one entry.
  ///
  /// A body with an `id`, a text or a whole number, is recorded once, however often the program sends it. The same `id` with
  /// another body is rejected.
  ///
  /// - Parameters:
  ///   - hint: The sentence above the form that creates an address.
  ///   - example: A body.
  ///   - answer: Returns the answer for the program: the space after the entry.
  ///   - decide: Returns the events of a body, or rejects it.
  public init<Body: Decodable & Sendable>(
    hint: Message,
    example: String,
    answer: @escaping @Sendable (SpaceView<Fold>) -> any Encodable & Sendable,
    decide: @escaping @Sendable (Body, SpaceView<Fold>) throws -> [EventDraft]
  ) {
    self.init(hint: hint, examples: { _ in [example] }) { post in
      let (entry, named): (Body, HookEntryID)
      do {
        entry = try CanonicalJSON.decode(Body.self, from: post.body)
        named = try CanonicalJSON.decode(HookEntryID.self, from: post.body)
      } catch {
        throw Problem(422, "invalid", "The body is not an entry.", detail: Message("Send JSON such as \(example)."))
      }
      let view = try await post.service.record(in: post.space, as: post.ticket(named.id)) { view throws(Refusal) in
        do { return try decide(entry, view) } catch { throw Refusal(error) }
      }
      return answer(view)
    }
  }
}

/// The id that a program gives an entry.
private struct HookEntryID: Decodable {
  private enum CodingKeys: String, CodingKey { case id }

  let id: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Many programs number their entries.
    id =
      try (try? container.decode(Int64.self, forKey: .id)).map { "\($0)" }
      ?? container.decodeIfPresent(String.self, forKey: .id)
  }
}

/// The page about the connections of a member in a space, and the address that takes their entries.
///
/// One page serves every app, below the space's own page: `…/connections`. The addresses are `/hooks/SECRET`.
package struct HookPages<Fold: SpaceFold>: Sendable {
  private static var part: String { "connections" }
  private static var largestBody: Int { 64 << 10 }

  private let frame: WebFrame
  private let root: String
  private let hook: SpaceHook<Fold>

  private let hooks: Hooks

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - frame: The server.
  ///   - root: The first part of the addresses of spaces; the kind of space for nil.
  ///   - hook: The sport's webhook.
  package init(_ frame: WebFrame, at root: String? = nil, _ hook: SpaceHook<Fold>) {
    (self.frame, self.root, self.hook) = (frame, root ?? Fold.space.kind.rawValue, hook)
    hooks = frame.installation.hooks
  }

  package func add(to site: Site) {
    let path = "\(root)/:space/\(Self.part)"
    site.page(path) { visit in try await page(visit) }
    site.form("\(path)/connect") { visit, form in
      let name = try form.text("name")
      let view: SpaceView<Fold> = try await frame.view(of: visit)
      let secret = try await hooks.make(for: visit.account().user, in: view.id, named: name)
      return .show(try await page(visit, made: frame.address(visit.context) + Hooks.address(secret).text))
    }
    site.form("\(path)/end") { visit, form in
      let id = try form.text("hook")
      let view: SpaceView<Fold> = try await frame.view(of: visit)
      try await hooks.end(id, of: visit.account().user)
      return .goTo(address(view.id))
    }
    // A secret has 160 bits, so the rate of requests of an address is limit enough.
    site.hook("hooks/:secret", upTo: Self.largestBody) { visit, body in
      let secret = try visit.part("secret")
      let (account, space) = try await hooks.owner(of: secret)
      let service = SpaceService<Fold>(frame.installation.gatekeeper, for: account)
      let post = SpaceHook<Fold>.Post(body: body, account: account, space: space, service: service) { id in
        // Two programs of a member may use the same id.
        guard let id else { return Ticket(frame.installation.clock.newIdentity()) }
        return Ticket("hook-\(Installation.digest("\(secret) \(id)"))", for: body)
      }
      return try await hook.take(post)
    }
  }

  /// The page, or one of its forms.
  private func address(_ id: SpaceID, _ form: String = "") -> WebAddress {
    WebAddress(root, id.rawValue, Self.part, form)
  }

  /// The page; with an address that was just created, which it shows once.
  private func page(_ visit: Visit, made: String? = nil) async throws -> Page {
    let view: SpaceView<Fold> = try await frame.view(of: visit)
    let open = try await hooks.open(of: visit.account().user, in: view.id)
    let body = HTML {
      h1 { t("Connections") }
      if let made { shown(made, for: view.about.name, examples: hook.examples(view)) }
      connecting(address(view.id, "connect"), hook.hint)
      if !open.isEmpty { connected(open, end: address(view.id, "end")) }
    }
    return Page(
      title: Message("Connections · \(view.about.name)"),
      body: body,
      follows: [Fold.space.path(of: view.id)],
      json: open
    )
  }
}

private func shown(_ address: String, for title: String, examples: [String]) -> HTML {
  card("made", t("Give this address to the device or program")) {
    p(.class("secret")) { text(address) }
    p(.class("hint")) {
      t("The address is shown once. It can make entries for you in \(bdi: title), and do nothing else.")
    }
    p(.class("hint")) { t("The device or program sends JSON by POST, such as:") }
    for example in examples { p { code { text(example) } } }
  }
}

private func connecting(_ address: WebAddress, _ hint: Message) -> HTML {
  form(post: address, as: nil, .class("card"), .data("online")) {
    h2 { t("Connect a device or a program") }
    p(.class("hint")) { text(hint) }
    field("name", t("Name"), .text(nil), .required, .maxlength(64))
    button(.class("primary block")) { t("Create address") }
  }
}

private func connected(_ hooks: [Hooks.Hook], end address: WebAddress) -> HTML {
  card("connected", t("Connected")) {
    factList(hooks) { hook in
      span { t("\(bdi: hook.name), since \(time: hook.madeAt, .date)") }
      form(post: address, as: nil, asks: "End this connection? Its address stops taking entries.", .data("online")) {
        hidden("hook", hook.id)
        button(.askButton(Message("End connection"))) { t("End connection") }
      }
    }
  }
}
