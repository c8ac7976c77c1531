package import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Notices
import Pages

package struct NotifyCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notify",
      abstract: "Prints or changes what you are notified of, and when.",
      discussion: "Example: \(App._commandName) notify --quiet 22:00-07:00 --zone Europe/Berlin"
    )
  }

  @Option(help: "Notify you of this kind of news; without options, the kinds are listed.")
  package var on: [String] = []

  @Option(help: "Do not notify you of this kind of news.")
  package var off: [String] = []

  @Option(help: "The hours in which no notice appears, such as 22:00-07:00; none for none.")
  package var quiet: String?

  @Option(help: "The time at which a day's notices appear, such as 18:00; none to get each at once.")
  package var digest: String?

  @Option(help: "The time zone of both, such as Europe/Berlin. Default: UTC.")
  package var zone: String?

  @Flag(help: "Print JSON.")
  package var json = false

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    let quietHours = try parsed(quiet) { QuietHours($0) }
    let digest = try parsed(digest) { ClockTime($0) }
    let zone = try parsed(zone) { try? ZoneTable(named: $0).name }
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      let (me, choices) = (try await installation.me().user, installation.noticeChoices)
      let wanted = try on.map { (try kind($0, of: choices.kinds), true) }
      let unwanted = try off.map { (try kind($0, of: choices.kinds), false) }
      var screen = try await choices.screen(of: me)
      if !wanted.isEmpty || !unwanted.isEmpty || quiet != nil || self.digest != nil || self.zone != nil {
        let changed = Dictionary(wanted + unwanted) { $1 }
        screen = try await choices.change(of: me, as: installation.clock.newWrite(), changed) { settings in
          if quiet != nil { settings.quietHours = quietHours }
          if self.digest != nil { settings.digest = digest }
          if self.zone != nil { settings.zone = zone }
        }
      }
      if json { return try Terminal.sayJSON(screen) }
      let times = [
        ["quiet", screen.quiet ?? "none", ""], ["digest", screen.digest ?? "none", ""],
        ["zone", screen.zone ?? "UTC", ""],
      ]
      let switches = choices.kinds.map { [$0.id, screen.isOn($0) ? "on" : "off", Terminal.text($0.label)] }
      Terminal.say(TextTable(switches + times) { $0 }.lines.joined(separator: "\n"))
    }
  }

  /// Returns the value of an option; nil for `none` and for an option that was not given.
  private func parsed<Value>(_ text: String?, _ parse: (String) -> Value?) throws -> Value? {
    guard let text, text != "none" else { return nil }
    guard let value = parse(text) else {
      throw ValidationError(
        Message(
          "\"\(text)\" cannot be used. Write hours like 22:00-07:00, a time like 18:00, a zone like Europe/Berlin, or none."
        )
      )
    }
    return value
  }

  private func kind(_ id: String, of kinds: [NoticeKind]) throws -> NoticeKind {
    if let kind = kinds.first(where: { $0.id == id }) { return kind }
    let known = kinds.map(\.id).joined(separator: ", ")
    throw ValidationError(
      kinds.isEmpty
        ? Message("This app declares no kinds of news.")
        : Message("\"\(id)\" is no kind of news. Use one of \(known).")
    )
  }
}
