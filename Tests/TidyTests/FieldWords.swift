/// The words of each field in its languages: those that a translation has, and those that mean another thing.
///
/// `Modules/Serving/Localization/GLOSSARY.md` has the whole list for translators.
enum FieldWords {
  /// Words that mean another thing in a field, and forms of address that the other texts do not use.
  ///
  /// By language and catalogue. The German "Ende", for example, is not an end of archery.
  static let avoided: [String: [String: String]] = [
    "de": [
      "every": "Handys?|Benutzer|Ihnen|Punktezettel|Zielscheibe", "archery": "Ende [0-9%].*|Enden|Punkte pro Pfeil",
      "fitness": "Check-ins?|Streak|Freeze|Organisator", "pinball": "Ball|Bälle|Bank|Score|Rulesheet|Playfield",
    ],
    "fr": [
      "every": "tu|ton|tes|Entrez", "archery": "manche|bout|marqueuse|responsable (?:du concours|de la séance)",
      "fitness": "responsable|check-in|streak|freeze", "pinball": "balle|banque|manche|machine",
    ],
    "nl": ["every": "u|uw", "archery": "einde|doelwit|boogschutter"],
    "es": ["every": "usted|ustedes", "archery": "extremo|tirador|vuelta"],
    "it": ["every": "Lei", "archery": "estremità|tiratore"],
  ]

  /// The word that each translation of an English word has, by catalogue: patterns, in which case does not count.
  static let terms: [String: [String: [String: String]]] = [
    "archery": [
      "targets?": ["de": "scheibe", "fr": "cible", "nl": "ba(?:an|nen)", "es": "parapeto|diana", "it": "bersagli"],
      "shoot-offs?": ["de": "stech", "fr": "barrage", "nl": "shoot-off", "es": "desempate", "it": "spareggi"],
      "tied": ["de": "gleich", "fr": "ex æquo|égalité", "nl": "gelijk", "es": "empat|iguala", "it": "pari"],
      "arrows?": ["de": "pfeil", "fr": "flèche", "nl": "pijl", "es": "flecha", "it": "frecc"],
      "miss": ["de": "fehlschuss", "fr": "paille", "nl": "misser", "es": "fallo", "it": "mancato"],
      "points per arrow": ["de": "ringe pro pfeil", "fr": "points par flèche"],
    ],
    "fitness": [
      "check(?:ed)?[ -]ins?": ["de": "eintr|eingetr|trag|nachtr", "fr": "point"],
      "streaks?": ["de": "serie", "fr": "série"], "freezes?": ["de": "joker", "fr": "joker"],
      "excused?": ["de": "entschuldig", "fr": "excus"], "groups?": ["de": "gruppe", "fr": "groupe"],
      "organisers?": ["de": "leitung", "fr": "organisat"], "weeks?": ["de": "woche|wöch", "fr": "semaine|hebdo"],
    ],
    "pinball": [
      "balls?": ["de": "kugel", "fr": "bille"], "playfields?": ["de": "spielfeld", "fr": "plateau"],
      "scores?": ["de": "punktest", "fr": "score"], "leagues?": ["de": "lig", "fr": "ligue"],
      "banks?": ["de": "block|blöcke", "fr": "bloc"], "rule ?sheets?": ["de": "regelbl", "fr": "fiche"],
      "medians?": ["de": "median", "fr": "médiane"], "groups?": ["de": "gruppe", "fr": "groupe"],
    ],
  ]

  /// Keys whose translation says it in other words.
  static let free: Set<String> = [
    "Target face", "face|Target",
    "with 'pinball-practice import-league'",
    "%@ is deleted. To undo: pinball-practice groups delete --undo %@",
    "Averages of the second, fourth and eighth best scores of bank nights: great, good, and the minimum to aim for.",
  ]
}
