import PackedCatalogues

/// The module `words.js` of one language, which browser scripts import as `import { t } from "./words.js"`.
///
/// Scripts write t`${count} arrows to send`, whose key is `%@ arrows to send`. Each language has the scripts in addresses
/// of its own, and only `words.js` differs, so relative imports, the content security policy and the offline cache work
/// as without languages.
package enum ScriptWords: Sendable {
  /// Returns the script with the texts of one language.
  package static func module(_ keys: Set<String>, in text: Localizer) -> String {
    let entries = keys.sorted().map { "  \(json($0)): \(json(text.pattern($0)))" }
    return """
      // Made by the server from its catalogues.
      const rules = new Intl.PluralRules(\(json(text.rule == .oneAndOther ? "en" : text.language.tag)));
      const words = {
      \(entries.joined(separator: ",\n"))
      };

      function show(pieces, values) {
        return pieces.map((piece) => {
          if (typeof piece === "string") return piece;
          if (typeof piece === "number") return String(values[piece]);
          return show(piece.forms[rules.select(Number(values[piece.by]))] ?? piece.forms.other, values);
        }).join("");
      }

      // The reader's own locale where it is of the page's language, such as en-GB on an English page.
      const language = document.documentElement.lang;
      const isSame = (tag) => tag.split("-")[0] === language.split("-")[0];
      export const locale = navigator.languages.find(isSame) ?? language;

      export function t(strings, ...values) {
        const key = strings.map((part) => part.replaceAll("%", "%%")).join("%@");
        const plain = strings.flatMap((part, place) => place < values.length ? [part, place] : [part]);
        return show(words[key] ?? plain, values);
      }

      """
  }

  /// Returns the keys of a script's t`…`.
  package static func keys(in script: String) -> [String] {
    var (keys, rest) = ([String](), Substring(script))
    // The regular expression begins at candidates, because it would try every character of the script.
    let literal = /t`((?:[^`\\]|\\.)*)`/
    while let start = rest.firstRange(ofBytes: "t`")?.lowerBound {
      let isWord = start == script.startIndex || !isPartOfName(script[script.index(before: start)])
      guard isWord, let match = script[start...].prefixMatch(of: literal) else {
        rest = script[script.index(after: start)...]
        continue
      }
      keys.append(String(match.1).replacing("%", with: "%%").replacing(/\$\{[^{}]*\}/, with: "%@"))
      rest = script[match.range.upperBound...]
    }
    return keys
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  private static func json(_ pattern: Pattern) -> String {
    let pieces = pattern.pieces.map { piece in
      switch piece {
      case .words(let words): json(words)
      case .value(let place): String(place)
      case .plural(let place, let forms):
        "{\"by\":\(place),\"forms\":{"
          + PluralCategory.allCases.compactMap { category in forms[category].map { "\"\(category)\":\(json($0))" } }
          .joined(separator: ",") + "}}"
      }
    }
    return "[\(pieces.joined(separator: ","))]"
  }

  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "<", "\u{2028}", "\u{2029}", "\0"..."\u{1F}":
        "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
