extension PlantedFault {
  /// Which fault breaks which rules of journals.
  static let breaksOfSessions: [String: [String]] = [
    "answers nothing more once closed": [
      "a closed journal answers repeats as before",
      "a closed journal takes what another store accepted",
    ],
    "answers only with what is new": [
      "an append repeated after a lost answer is answered the same and appends nothing"
    ],
    "bends limits that are out of bounds": [
      "events are read with limits from nothing to a full page and no other"
    ],
    "closes nothing": [
      "a closed journal refuses new events and keeps the old ones",
      "a closed journal takes what another store accepted",
    ],
    "closes only what holds events": [
      "a journal may be closed before its first event"
    ],
    "closes what lies below, too": [
      "closing one journal leaves the others open"
    ],
    "cuts bodies at half of the largest size": [
      "an event's body of the largest size is kept whole, one byte more is refused"
    ],
    "cuts bodies that are too large": [
      "an event's body of the largest size is kept whole, one byte more is refused"
    ],
    "does batches one by one": [
      "a reader never sees half of an append",
      "an append with one event that no store takes appends none",
      "an append with one known id of other content appends none",
    ],
    "does not ask what is expected once it knows a part": [
      "a batch that is partly known is bound by what it expects"
    ],
    "does not know a repeat": [
      "an append repeated after a lost answer is answered the same and appends nothing",
      "an event appended by many at once is recorded once",
      "the same event twice in one append is recorded once",
    ],
    "drops given stamps": [
      "an event's given stamp is kept, and moves the store's clock on",
      "events stand the same in journals that received them in different orders",
    ],
    "gives every page one item before its place": [
      "events are read after a revision, at most as many as asked for",
      "pages of events join without gap or repeat",
    ],
    "gives no more than a megabyte at once": [
      "many large events are appended and read at once"
    ],
    "gives no page longer than a hundred": [
      "a full page holds as many events as a page may"
    ],
    "gives pages that are longer than asked for": [
      "events are read after a revision, at most as many as asked for"
    ],
    "gives the last event when it is asked for what follows": [
      "reading past the last event gives nothing"
    ],
    "hands out sessions that read from the beginning": [
      "a session at hand does what its repository does"
    ],
    "has no head for a journal that nobody has written to": [
      "a journal that nobody has written to is empty and open"
    ],
    "ignores what is expected": [
      "an append at the expected revision is accepted, at another refused"
    ],
    "judges a repeat by what it expects": [
      "a repeat is answered whatever revision it expects"
    ],
    "keeps bodies as text": [
      "an event is read as it was appended"
    ],
    "keeps each opening to itself, and nothing over reopening": [
      "events are stamped in their order over reopening",
      "journals are the same after reopening",
      "two openings append to one journal in turn, and read the same",
    ],
    "knows a repeat by its id alone": [
      "an event id that comes back with another body is refused"
    ],
    "knows no time before 1970 and none far away": [
      "times and stamps at either end of time are kept"
    ],
    "knows the ids of one opening only": [
      "an append repeated after reopening is answered the same"
    ],
    "knows the last thousand events only": [
      "an event id is known after any number of later events"
    ],
    "leaves gaps between revisions": [
      "events are recorded with revisions 1, 2, 3 in the order given"
    ],
    "looks at the body alone to tell a repeat": [
      "an event id that comes back with another actor is refused",
      "an event id that comes back with another retraction is refused",
      "an event id that comes back with another subject is refused",
      "an event id that comes back with another time is refused",
      "an event id that comes back with another type is refused",
    ],
    "looks first and writes later": [
      "of appends by two openings that expect the same revision exactly one wins",
      "of appends that expect the same revision exactly one wins",
    ],
    "loses every seventh event": [
      "concurrent appends lose no event and leave no gap",
      "pages of events join without gap or repeat",
    ],
    "loses what an event takes back, and whom it is about": [
      "an event is read as it was appended",
      "events stand the same in journals that received them in different orders",
    ],
    "makes do with identifiers that no store takes": [
      "a journal's path that no store takes is refused",
      "an event with an identifier that no store takes is refused",
      "at a path that no store takes there is no journal",
    ],
    "makes something of events that cannot be taken, and then refuses them": [
      "an append with one event that no store takes appends none",
      "an append with one known id of other content appends none",
    ],
    "mixes journals that begin alike": [
      "journals do not mix, and may use the same event ids"
    ],
    "moves its clock on for what it refuses": [
      "the stamp of a refused event does not move the store's clock"
    ],
    "reads a percent sign as the start of an escape": [
      "a journal's path may hold any text"
    ],
    "refuses a batch of nothing": [
      "an append of nothing does nothing"
    ],
    "refuses a batch of which it knows a part": [
      "a batch that is partly known appends only what is new"
    ],
    "refuses an event that stands twice in one append": [
      "the same event twice in one append is recorded once"
    ],
    "refuses to close what is closed": [
      "closing a closed journal does nothing"
    ],
    "stamps with its clock, whatever it has seen": [
      "an event's given stamp is kept, and moves the store's clock on",
      "events are stamped in their order over reopening",
      "events are stamped in their order, also when the clock runs backwards",
    ],
    "takes a repeat for another write when it is stamped": [
      "a repeated event is known however it is stamped"
    ],
    "takes absent for any": [
      "expecting absence is met by an empty journal only"
    ],
    "takes batches of any size, a thousand at a time": [
      "as many events as an append may hold are taken, one more is refused"
    ],
    "takes half of the largest batch": [
      "as many events as an append may hold are taken, one more is refused"
    ],
    "takes the first of two events with one id in one append": [
      "the same id twice in one append with other content is refused"
    ],
    "takes two spellings of one letter for the same": [
      "two spellings of one letter are two journals and two events"
    ],
    "takes upper and lower case for the same": [
      "a journal's path may hold any text",
      "an event's ids, type, actor and subject may hold any text",
    ],
    "tells a head that lags behind": [
      "the head tells the revision of the last event"
    ],
    "trims texts": [
      "a journal's path may hold any text",
      "an event's ids, type, actor and subject may hold any text",
    ],
    "uses up the ids of what it refuses": [
      "a refused append leaves its event ids free"
    ],
  ]
}
