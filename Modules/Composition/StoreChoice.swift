public import Configuration
public import Foundation

/// Which store an app opens, and where that was said.
///
/// In order of weight: the flag `--store`, the environment variable `SCOREBOOK_STORE`, the app's own SQLite file in the
/// user's data folder.
public struct StoreChoice: Hashable, Sendable {
  /// Such as `sqlite:shoot.sqlite`.
  public let url: String

  public init(url: String) {
    self.url = url
  }

  /// Reads the choice once, at start: what `--store` said, else the configuration's `scorebook.store`, else the file of
  /// the app in the user's data folder, which is found by `xdg.data.home` or `home` and made where it is missing.
  public init(
    flag: String?,
    app: String,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) throws {
    if let url = flag ?? config.string(forKey: "scorebook.store") {
      self.url = url
      return
    }
    let folder = Self.dataFolder(config)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    url = "sqlite:\(folder.appending(component: "\(app).sqlite").path)"
  }

  /// Where an app keeps the keys that sign its sessions: in the user's data folder, never in a store.
  public static func sessionKeys(
    of app: String,
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    dataFolder(config).appending(component: "\(app)-session-keys.json")
  }

  /// The file of the machine's certificate authority, which all apps share: a phone trusts it once.
  public static func certificateAuthority(
    config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    dataFolder(config).appending(component: "certificate-authority.pem")
  }

  /// `$XDG_DATA_HOME/scorebook`, or `~/.local/share/scorebook`.
  public static func dataFolder(
    _ config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())
  ) -> URL {
    if let folder = config.string(forKey: "xdg.data.home"), folder.hasPrefix("/") {
      return URL(filePath: folder).appending(component: "scorebook")
    }
    let home =
      config.string(forKey: "home").map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(components: ".local", "share", "scorebook")
  }
}
