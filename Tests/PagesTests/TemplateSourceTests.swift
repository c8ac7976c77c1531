import Foundation
import Localization
import Testing

@testable import Pages
@testable import archery
@testable import pinball_practice

/// Rules for the templates as they are written, whether or not a page shows every part of them.
struct TemplateSourceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let own: [String: [UInt8]] = [
    "shell": Pages.PackageResources.shell_mustache, "message": Pages.PackageResources.message_mustache,
  ]

  private static let shared = [
    own, TemplateLibrary.shared, CommonPages.sources, SyncPages.sources, OpenLinks.templates,
  ]
  /// The modules whose values an app's templates show, beside those of all apps.
  private static let sports = [
    "archery": "Modules/ArcheryScoring/Screens", "pinball-practice": "Modules/Pinball",
  ]
  private static let apps = [
    "archery": ArcheryPages.sources, "pinball-practice": PinballPages.templates,
  ]

  /// Every template by its name, with the app's before its own.
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for (app, sources) in apps.map({ ("\($0.key)/", $0.value) }) + shared.map({ ("", $0) }) {
      for (name, bytes) in sources { all[app + name] = String(decoding: bytes, as: UTF8.self) }
    }
    return all
  }()

  @Test(arguments: all.keys.sorted())
  func `a template holds no script, style or handler of its own`(name: String) throws {
    #expect(PolicyCheck.violations(in: try #require(Self.all[name])).isEmpty)
  }

  @Test(arguments: all.keys.sorted())
  func `only finished markup goes in unescaped`(name: String) throws {
    let unescaped = try #require(Self.all[name]).split(separator: "{{{").dropFirst().map { $0.prefix { $0 != "}" } }
    #expect(unescaped.allSatisfy { ["body", "fragment"].contains($0) })
  }

  @Test(arguments: apps) func `every template in the folders of an app is known by its name`(
    app: String,
    sources: [String: [UInt8]]
  ) throws {
    let folder = Self.root.appending(path: "Apps/\(app)")
    let files = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".mustache") }.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    #expect(Set(files) == Set(sources.keys))
  }

  /// A name without a value would render as nothing, unnoticed.
  ///
  /// A template of an app is filled by views of that app and of the modules below it, one that is shared by those of the
  /// modules alone.
  @Test(arguments: [""] + apps.keys.sorted())
  func `every name in a template is a property of some view that may fill it`(app: String) throws {
    let modules = ["Modules/Pages", "Modules/AppKit"]
    let own = Self.sports[app].map { ["Apps/\(app)", $0] } ?? []
    let properties = try Self.properties(in: modules + own)
    for (template, text) in Self.all where template.contains("/") ? template.hasPrefix("\(app)/") : app.isEmpty {
      let plain = try LocalizedTemplate(text).source(in: .source)
      for match in plain.matches(of: /\{\{[#^\/{]?\s*(\w+)\s*\}\}/) {
        #expect(properties.contains(String(match.output.1)), "\(match.output.1) in \(template)")
      }
    }
  }

  /// The names of stored and computed properties, without the constants within functions.
  private static func properties(in folders: [String]) throws -> Set<String> {
    let sources = try folders.flatMap { folder in
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
    let lines = sources.joined(separator: "\n").split(separator: "\n")
    let property = /^(?: +(?:[a-z()]+ )*(?:let|var) (\w+)\s*:|  (?:[a-z()]+ )*(?:let|var) (\w+) = )/
    return Set(lines.compactMap { $0.firstMatch(of: property) }.map { String($0.output.1 ?? $0.output.2 ?? "") })
  }

  @Test func `every file that a page refers to is served`() throws {
    let pages = try ArcheryPages()
    let assets = Dictionary(pages.content.assets.map { ($0.path, $0) }) { $1 }
    let document = try pages.content.common.signInNeeded().text
    for match in document.matches(of: /(?:src|href)="(\/assets\/[^"]+)"/) {
      let path = match.output.1.replacing("/assets/\(pages.content.version)/", with: "/assets/")
      #expect(assets[String(path)] != nil, "\(match.output.1)")
    }
    for name in ["forms.js", "fragments.js", "live.js", "overlay.js", "face.js", "times.js"] {
      #expect(assets["/assets/\(name)"]?.contentType == "text/javascript; charset=utf-8")
    }
    #expect(assets["/assets/icon.svg"]?.contentType == "image/svg+xml")
  }
}
