/// The name of a device, from its `User-Agent`.
///
/// The words are this server's own, because a client can send any header.
package enum DeviceWords: Sendable {
  private static let browsers = [
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("SamsungBrowser", "Samsung Internet"),
    ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
  ]
  private static let systems = [
    ("iPhone", "an iPhone"), ("iPad", "an iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Macintosh", "a Mac"), ("Linux", "Linux"),
  ]

  /// Returns the device's name, such as `Chrome on Android`.
  package static func of(userAgent: String?) -> String {
    let text = userAgent ?? ""
    guard let browser = browsers.first(where: { text.contains($0.0) })?.1 else { return "a program" }
    guard let system = systems.first(where: { text.contains($0.0) })?.1 else { return browser }
    return "\(browser) on \(system)"
  }
}
