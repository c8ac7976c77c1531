public import Domain

/// A column of an entry list, known by its heading.
enum EntryColumn: CaseIterable {
  case name, givenName, familyName, bow, session, target, club, birthYear, gender, licence, wishes, notes

  /// Headings in English, German, French, Dutch, Spanish and Italian.
  var titles: Set<String> {
    switch self {
    case .name:
      [
        "name", "archer", "archer name", "full name", "schütze", "teilnehmer", "nom", "naam", "schutter", "nombre",
        "arquero", "nome", "arciere",
      ]
    case .givenName: ["given name", "first name", "firstname", "vorname", "prénom", "prenom", "voornaam"]
    case .familyName:
      [
        "family name", "last name", "lastname", "surname", "nachname", "familienname", "nom de famille", "achternaam",
        "apellidos", "apellido", "cognome",
      ]
    case .bow:
      [
        "bow", "bow type", "bowtype", "division", "bogen", "bogenart", "bogenklasse", "arc", "type d'arc", "boog",
        "arco", "tipo de arco", "tipo di arco",
      ]
    case .session:
      [
        "session", "sessions", "shooting session", "durchgang", "sitzung", "startgruppe", "départ",
        "depart", "séance", "sessie", "sesión", "sesion", "turno", "sessione",
      ]
    case .target:
      [
        "target", "bale", "butt", "place", "target/bale", "scheibe", "cible", "baan", "diana", "parapeto", "bersaglio",
        "piazzola",
      ]
    case .club:
      ["club", "club name", "verein", "association", "vereniging", "sociedad", "società", "societa", "compagnia"]
    case .birthYear:
      [
        "birth year", "birthyear", "year of birth", "born", "date of birth", "dob", "geburtsjahr", "jahrgang",
        "geburtsdatum", "année de naissance", "date de naissance", "geboortejaar", "geboortedatum", "año de nacimiento",
        "fecha de nacimiento", "anno di nascita", "data di nascita",
      ]
    case .gender: ["gender", "sex", "geschlecht", "sexe", "genre", "geslacht", "género", "sexo", "genere", "sesso"]
    case .licence:
      [
        "licence", "license", "licence number", "license number", "licence no", "license no", "lizenz", "lizenznummer",
        "passnummer", "mitgliedsnummer", "membership number", "numéro de licence", "n° de licence", "licentienummer",
        "bondsnummer", "licencia", "tessera",
      ]
    case .wishes:
      [
        "wishes", "wish", "requests", "request", "wünsche", "wunsch", "platzwunsch", "souhaits", "souhait", "vœux",
        "voeux", "wensen", "wens", "deseos", "deseo", "peticiones", "richieste", "richiesta", "desideri", "preferenze",
      ]
    case .notes:
      ["notes", "note", "remarks", "bemerkung", "bemerkungen", "notizen", "remarques", "opmerkingen", "notas"]
    }
  }
}

extension Gender {
  /// Words in English, German, French, Dutch, Spanish and Italian, by their beginnings.
  private static let femaleWords = [
    "f", "w", "female", "woman", "women", "frau", "weiblich", "femme", "dame", "vrouw", "v", "mujer", "donna",
  ]
  private static let maleWords = [
    "m", "male", "man", "men", "mann", "herr", "männlich", "h", "homme", "hombre", "uomo",
  ]
  /// Words that say neither.
  private static let neither = ["x", "d", "divers", "other", "-"]

  /// Reads a gender as entry lists have it; nil for a word that says neither female nor male.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  public init?(reading text: String) throws(Refusal) {
    let word = text.lowercased()
    if Self.femaleWords.contains(word) {
      self = .female
    } else if Self.maleWords.contains(word) {
      self = .male
    } else {
      guard Self.neither.contains(word) else {
        throw Refusal(.unreadable, "\"\(text.prefix(20))\" is no gender. Write F or M, or leave it empty.")
      }
      return nil
    }
  }
}
