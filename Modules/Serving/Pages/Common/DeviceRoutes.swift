import Domain
import HTTPTypes
package import Hypertext
package import ScoreServer
import WireFormat

/// Messages to devices whose pages are closed (Web Push), of the device that a request comes from.
package protocol DevicePush: Sendable {
  /// Returns the public key of the installation, by which browsers subscribe.
  func key() async throws -> String
  /// Returns whether the device gets messages.
  func isOn(_ context: SignedInContext) async throws -> Bool
  /// Sends messages to the device from now on, by the JSON of its browser's subscription.
  func turnOn(_ subscription: [UInt8], _ context: SignedInContext) async throws
  /// Sends no more.
  func turnOff(_ context: SignedInContext) async throws
  /// Sends one message now.
  func test(_ context: SignedInContext) async throws
}

/// Turns notifications on and off for the device that asks, as a part of the settings and by itself for programs.
package struct DeviceRoutes: Sendable {
  /// The address of the page.
  package static let address = WebAddress("inbox", "device")

  private let push: (any DevicePush)?

  /// Creates the routes; without `push` the server cannot send.
  package init(_ push: (any DevicePush)?) { self.push = push }

  package func add(to site: Site) {
    site.page("inbox/device") { visit in
      _ = try visit.account()
      let screen = try await screen(visit)
      let body = HTML {
        crumbs(NoticeSettingsRoutes.address) { t("Notification settings") }
        deviceSection(screen, level: 1)
      }
      return Page(title: "This device", body: body, scripts: ["push.js"], json: screen)
    }
    form("inbox/device", on: site) { push, visit, form in
      try await push.turnOn(Array(try form.text("subscription").utf8), visit.context)
    }
    form("inbox/device/off", on: site) { push, visit, _ in try await push.turnOff(visit.context) }
    form("inbox/device/test", on: site) { push, visit, _ in try await push.test(visit.context) }
  }

  private func form(
    _ path: String,
    on site: Site,
    _ act: @escaping @Sendable (any DevicePush, Visit, Form) async throws -> Void
  ) {
    site.form(path) { visit, form in
      _ = try visit.account()
      guard let push else { throw Problem.withoutPush }
      try await act(push, visit, form)
      return .send(try await screen(visit))
    }
  }

  /// Returns the state of the device that asks.
  func screen(_ visit: Visit) async throws -> DeviceScreen {
    DeviceScreen(key: try await push?.key(), isOn: try await push?.isOn(visit.context) ?? false)
  }
}

/// What a server can send to a device.
package struct DeviceScreen: Encodable, Sendable {
  /// The public key that a browser subscribes with; nil where the server cannot send.
  package let key: String?
  /// Whether the device gets notices while no page is open.
  package let isOn: Bool
}

/// The part about the reader's device: `push.js` shows the state that the browser is in.
func deviceSection(_ screen: DeviceScreen, level: Int = 2) -> HTML {
  section(
    .class("card"),
    .labelled(by: "device-title"),
    .data("push", screen.key ?? ""),
    .data("push-on", screen.isOn),
    screen.key == nil ? Attribute.none : .hidden
  ) {
    heading(level, .id("device-title")) { t("This device") }
    if screen.key == nil {
      p {
        t(
          "This server cannot send notices to a device without an open page, because its program was built without HTTPS."
        )
      }
    } else {
      deviceStates
      p(.class("quiet"), .role(.status), .data("push-said"))
    }
  }
}

@HTMLBuilder
private var deviceStates: HTML {
  deviceState("insecure") {
    t("Notices while no page is open need HTTPS. \(a: "Use HTTPS", .href(PhoneRoutes.address))")
  }
  deviceState("install") {
    t(
      "An iPhone or iPad shows notices from iOS 16.4 on, and only of apps on the home screen. Tap Share, then Add to Home Screen, and open this page there."
    )
  }
  deviceState("unable") {
    t(
      "This browser cannot show notices while no page is open. Chrome, Edge and Firefox can, and Safari from version 16.4 on, but not in a private window."
    )
  }
  deviceState("blocked") {
    t(
      "You have blocked notifications of this site. To allow them, use the sign beside the address in Chrome, Edge or Firefox, the settings for websites in Safari, or those for notifications on a phone. Then load this page again."
    )
  }
  deviceState("off") {
    t("You can get your notices on this device while no page is open.")
  } buttons: {
    deviceButton("on", Message("Turn on"))
  }
  deviceState("on") {
    t("This device gets your notices while no page is open.")
  } buttons: {
    deviceButton("test", Message("Send me a test"))
    deviceButton("off", Message("Turn off"))
  }
}

private func deviceState(
  _ name: String,
  @HTMLBuilder words: () -> HTML,
  @HTMLBuilder buttons: () -> HTML = { .empty }
) -> HTML {
  div(.data("push-state", name), .hidden) {
    p { words() }
    div(.class("actions")) { buttons() }
  }
}

private func deviceButton(_ act: String, _ label: Message) -> HTML {
  button(.type(.button), .data("push-act", act)) { text(label) }
}

extension Problem {
  fileprivate static let withoutPush = Problem(
    .conflict,
    "withoutPush",
    "This server cannot send notices to a device without an open page.",
    detail: "Use a program that was built with HTTPS."
  )
}
