package import ArgumentParser
import Composition
import Domain

package struct CalendarCommand<App: ServedApp>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "calendar",
      abstract: "Prints your dates as a file for calendar programs.",
      discussion: "Example: \(App._commandName) calendar > \(App._commandName).ics"
    )
  }

  @OptionGroup package var store: StoreOption

  package init() {}

  package func run() async throws {
    try await store.withContainer(of: App.self) { container in
      let installation = Installation(container, of: App.self)
      let (me, site) = (try await installation.me(), try? await installation.servedAddress())
      let file = CalendarFile(
        try await installation.calendar(of: me),
        of: installation.app,
        for: me.user,
        at: installation.clock.now(),
        in: Terminal.localizer,
        site: site
      )
      Terminal.print(Terminal.isScreen ? file.text.replacing("\r\n", with: "\n") : file.text)
    }
  }
}
