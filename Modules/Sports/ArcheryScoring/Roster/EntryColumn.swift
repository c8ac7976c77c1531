package import Domain
import Leaderboards
import Spreadsheets

/// A column of an entry list, known by its heading.
enum EntryColumn: TableColumn {
  case name, givenName, familyName, bow, ageClass, session, target, club, clubCode, birthYear, gender, licence, wishes
  case notes

  /// Headings in English, German, French, Dutch, Spanish and Italian.
  var titles: Set<String> {
    switch self {
    case .name:
      [
        "name", "archer", "archer name", "full name", "schütze", "teilnehmer", "nom", "naam", "schutter", "nombre",
        "arquero", "nome", "arciere", "vor- und nachname", "nom et prénom", "nom et prenom", "prénom et nom",
        "prenom et nom", "nom complet", "voor- en achternaam", "volledige naam", "nombre y apellidos",
        "apellidos y nombre", "nombre completo", "nome e cognome", "cognome e nome", "nome completo",
      ]
    case .givenName:
      ["given name", "first name", "firstname", "vorname", "prénom", "prenom", "voornaam", "nombre de pila"]
    case .familyName:
      [
        "family name", "last name", "lastname", "surname", "nachname", "familienname", "zuname", "nom de famille",
        "achternaam", "familienaam", "apellidos", "apellido", "primer apellido", "cognome",
      ]
    case .bow:
      [
        "bow", "bow type", "bowtype", "bow style", "bowstyle", "division", "bogen", "bogenart", "bogenklasse",
        "bogentyp",
        "arc", "arme", "type d'arc", "type d’arc", "boog", "arco", "tipo de arco", "tipo di arco",
      ]
    case .ageClass:
      [
        "class", "age class", "ageclass", "age group", "klasse", "altersklasse", "wettkampfklasse", "catégorie",
        "categorie", "catégorie d'âge", "leeftijdsklasse", "clase", "classe",
      ]
    case .session:
      [
        "session", "sessions", "shooting session", "durchgang", "sitzung", "startgruppe", "gruppe",
        "group", "groupe", "groep", "grupo", "gruppo", "départ", "depart", "séance", "sessie", "sesión", "sesion",
        "turno",
        "sessione",
      ]
    case .target:
      [
        "target", "bale", "butt", "place", "target/bale", "scheibe", "cible", "baan", "diana", "parapeto", "bersaglio",
        "piazzola",
      ]
    case .club:
      ["club", "club name", "verein", "association", "vereniging", "sociedad", "società", "societa", "compagnia"]
    case .clubCode:
      ["club code", "clubcode", "vereinsnummer", "vereinskürzel", "code club", "code du club", "clubnummer"]
    case .birthYear:
      [
        "birth year", "birthyear", "year of birth", "born", "date of birth", "dob", "geburtsjahr", "jahrgang", "jg",
        "geb", "yob",
        "geburtsdatum", "année de naissance", "date de naissance", "geboortejaar", "geboortedatum", "año de nacimiento",
        "fecha de nacimiento", "anno di nascita", "data di nascita",
      ]
    case .gender:
      SpanishGenders.titles.union([
        "gender", "sex", "geschlecht", "sexe", "genre", "geslacht", "genere", "sesso", "m/w", "w/m", "m/w/d", "m/f",
        "f/m",
        "h/f", "f/h", "m/v", "v/m",
      ])
    case .licence:
      [
        "licence", "license", "licence number", "license number", "licence no", "license no", "lizenz", "lizenznummer",
        "lizenznr", "lizenz-nr", "passnummer", "passnr", "mitgliedsnummer", "mitgliedsnr", "membership number",
        "numéro de licence", "n° de licence", "licentienummer",
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
  /// Words in English, German, French, Dutch, Spanish and Italian.
  private static let femaleWords = [
    "f", "w", "female", "woman", "women", "frau", "weiblich", "femme", "dame", "féminin", "vrouw", "v", "vrouwelijk",
    "mujer", "femenino", "donna", "femmina", "femminile",
  ]
  private static let maleWords = [
    "m", "male", "man", "men", "mann", "herr", "männlich", "h", "homme", "masculin", "mannelijk", "hombre", "varón",
    "masculino", "uomo", "maschio", "maschile",
  ]
  /// Words that say neither.
  private static let neither = ["x", "d", "divers", "other", "-"]

  /// Reads a gender as entry lists have it; nil for a word that says neither female nor male.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  package init?(reading text: String) throws(Refusal) {
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

/// The genders of a column with a Spanish heading, where M may say mujer or masculino.
struct SpanishGenders {
  static let titles: Set<String> = ["género", "genero", "sexo"]

  /// All words of the column, in lower case.
  let words: Set<String>

  /// Reads one word of the column.
  ///
  /// The other letters tell what M says: hombre and mujer, or masculino and femenino.
  ///
  /// - Throws: ``ScoringCode/unreadable``.
  func gender(_ text: String) throws(Refusal) -> Gender? {
    switch text.lowercased() {
    case "v": return .male
    case "m" where !words.isDisjoint(with: ["h", "v"]): return .female
    case "m" where words.contains("f"): return .male
    case "m": throw Refusal(.unreadable, "\"M\" can say mujer or masculino. Write mujer or hombre.")
    default: return try Gender(reading: text)
    }
  }
}
