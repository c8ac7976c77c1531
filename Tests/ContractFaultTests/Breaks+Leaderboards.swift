extension PlantedFault {
  /// Which fault breaks which rules of leaderboards.
  static let breaksOfLeaderboards: [String: [String]] = [
    "answers a batch in the order of the boards": [
      "a batch is accepted in its order, over several boards"
    ],
    "answers with another name than it was given": [
      "a lone score ranks first, and is what the answer says"
    ],
    "bends limits that are out of bounds": [
      "limits, offsets and radiuses out of bounds are refused",
      "submissions are listed with limits from nothing to a full page and no other",
    ],
    "compares the first key only": [
      "tuples are compared key by key, each in its direction"
    ],
    "compares the first key only to keep the best": [
      "best compares whole tuples"
    ],
    "counts a submission in all time only": [
      "one submission counts in every period of its board"
    ],
    "counts a submission in every period, whatever was chosen": [
      "a submission may count in some of the periods only"
    ],
    "counts all where some are chosen": [
      "chosen players are ranked among themselves"
    ],
    "counts in the other periods what overflows in one": [
      "an overflow in one period is refused in all"
    ],
    "counts ranks from the top of the window": [
      "lines are the same in a window as on the whole board"
    ],
    "counts the lines that it shows": [
      "a limit of nothing gives no lines and the total",
      "a page holds as many lines as asked for, from its offset, and tells how many there are",
      "every page, window and choice shows what the reference model shows",
    ],
    "counts the space around a name": [
      "a name may have as many characters and bytes as allowed, not counting space around it, and no more"
    ],
    "cuts names and attributes that are too long": [
      "an entry may have as many attributes as allowed, each as long as allowed, and no more"
    ],
    "does batches one by one": [
      "a batch whose last submission is refused changes nothing on any board",
      "a batch with a board that is not there changes nothing",
      "a page never shows half of a batch",
    ],
    "does not know a bucket that nobody has played": [
      "a bucket that nobody has played is empty"
    ],
    "does not know a repeat": [
      "a repeat of what would now be refused is answered the same",
      "a repeated submission gets the stored answer and counts once",
      "a submission made by many at once counts once",
      "the same submission twice in one batch counts once",
    ],
    "does not tell the place before": [
      "answers tell the place before and after, in each bucket",
      "every answer tells what the reference model tells",
      "a board's events tell what each submission changed, and whom it displaced",
    ],
    "does not trim names": [
      "names are trimmed, and kept when none is given"
    ],
    "drops attributes and reasons from its history": [
      "a submission is read with all that it was made with",
      "a submission's ids, names, attributes and reason may hold any text",
    ],
    "drops given stamps": [
      "the same stamped submissions show the same board, whatever the order of arrival"
    ],
    "fills every window": [
      "a window around a player is cut at both ends",
      "every page, window and choice shows what the reference model shows",
    ],
    "fills no window": [
      "a filled window keeps its size at the ends where it can",
      "every page, window and choice shows what the reference model shows",
    ],
    "forgets when an entry was made": [
      "an entry tells when it was made, last changed and when its score was reached"
    ],
    "forgets who is chosen where a window is wished": [
      "a window among chosen players is over them alone",
      "every page, window and choice shows what the reference model shows",
    ],
    "gives an entry more attributes with every submission": [
      "an entry that has as many attributes as allowed takes changes of them, and no others"
    ],
    "gives an empty window around who is not there": [
      "a window around a player without an entry is refused"
    ],
    "gives every page one item before its place": [
      "pages of a board join without gap or repeat",
      "pages of submissions join without gap or repeat, also of one player",
    ],
    "gives no page longer than a hundred": [
      "the largest page and the largest window are given"
    ],
    "gives pages that are longer than asked for": [
      "a limit of nothing gives no lines and the total",
      "a page holds as many lines as asked for, from its offset, and tells how many there are",
      "pages of a board join without gap or repeat",
    ],
    "gives tied players a rank each where ties are listed by the id": [
      "the order in a tie does not change a shared rank"
    ],
    "keeps an entry's first attributes only": [
      "attributes are added to those that the entry has"
    ],
    "keeps each opening to itself, and nothing over reopening": [
      "boards are the same after reopening",
      "increments through two openings at once lose nothing",
      "two openings play on one board in turn, and show the same",
    ],
    "keeps no zone of a board": [
      "a board's days begin where its zone says, also around a change of the clocks",
      "a definition is read as it was given",
    ],
    "keeps numbers as floating point": [
      "the smallest and the largest score are ranked and kept"
    ],
    "keeps the best where it is told to set": [
      "set replaces the score, also by a lower one"
    ],
    "knows a repeat by its id alone": [
      "a submission's id that comes back with another attribute is refused",
      "a submission's id that comes back with another choice of periods is refused",
      "a submission's id that comes back with another name is refused",
      "a submission's id that comes back with another player is refused",
      "a submission's id that comes back with another score is refused",
      "a submission's id that comes back with another time is refused",
      "a submission's id that comes back with another way of scoring is refused",
      "the same id twice in one batch with other content is refused",
    ],
    "knows an id wherever it was used": [
      "each board knows ids of its own"
    ],
    "knows no time before 1970 and none far away": [
      "moments at either end of time are taken and kept, in every period"
    ],
    "knows the ids of one opening only": [
      "a submission repeated after reopening is answered the same"
    ],
    "leaves gaps between a board's revisions": [
      "revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs"
    ],
    "leaves out periods that the board does not have": [
      "a submission to periods that the board does not have is refused"
    ],
    "lists every tie by the id": [
      "a tie is listed by who reached the score first, then by the id",
      "a tie is listed by who was entered first where the board says so",
    ],
    "lists every tie by who reached the score first": [
      "a tie is listed by the id alone where the board says so",
      "a tie is listed by who was entered first where the board says so",
    ],
    "lists everyone's submissions for one player's": [
      "one player's submissions are listed alone"
    ],
    "lists submissions newest first": [
      "every submission is listed in the order of acceptance, with the answer it got"
    ],
    "lists ties in the order of the alphabet": [
      "ids are ordered by their bytes"
    ],
    "lists ties the other way round": [
      "a tie is listed by who reached the score first, then by the id"
    ],
    "looks at one of the wished attributes only": [
      "entries with the wished attributes are ranked among themselves"
    ],
    "looks first and writes later": [
      "a hundred increments of ten players at once lose nothing",
      "increments through two openings at once lose nothing",
    ],
    "makes a board when it is asked for one": [
      "a board that nobody defined is not there"
    ],
    "makes boards that could not be ranked": [
      "a board that could not be ranked is refused"
    ],
    "makes do with identifiers that no store takes": [
      "a board's path that no store takes is refused",
      "a submission with an identifier that no store takes is refused",
      "by a path or player that no store takes nothing is found",
    ],
    "makes scores fit the board's keys": [
      "a board of more than one key cannot be incremented",
      "a score of more or fewer keys than the board has is refused",
    ],
    "mixes boards that begin alike": [
      "players and boards do not mix"
    ],
    "moves its clock on for what it refuses": [
      "the stamp of a refused submission does not move the store's clock"
    ],
    "names a player by the id where no name is given": [
      "a player without a name is shown by the id, shortened to a name's length",
      "names are trimmed, and kept when none is given",
    ],
    "never shares a rank": [
      "ties between the first and the last moment are ranked alike"
    ],
    "ranks chosen players among all": [
      "chosen players are ranked among themselves",
      "every page, window and choice shows what the reference model shows",
    ],
    "ranks the highest first on every board": [
      "a descending board ranks the highest score first, an ascending one the lowest"
    ],
    "ranks the other way round": [
      "a descending board ranks the highest score first, an ascending one the lowest"
    ],
    "reads a percent sign as the start of an escape": [
      "a board's path may hold any text"
    ],
    "refuses a batch of nothing": [
      "a batch of no submission does nothing"
    ],
    "refuses a batch of which it knows a part": [
      "a batch that is partly known counts only what is new"
    ],
    "refuses every strict update": [
      "a repeat of what would now be refused is answered the same",
      "a strict update of a player who has an entry is accepted",
      "what another store has accepted is taken also from a player whose entry is gone here",
    ],
    "sets where it is told to increment": [
      "increment adds to what is there, also a negative number, and starts from nothing",
      "ways of scoring mix on one entry",
    ],
    "sets where it is told to keep the best": [
      "best keeps the score that ranks higher",
      "ways of scoring mix on one entry",
    ],
    "shares ranks and leaves none out": [
      "any run of submissions leaves what the reference model leaves",
      "competition ties share a rank and leave the next ones out",
    ],
    "shares ranks and leaves out those that follow": [
      "dense ties share a rank and leave none out",
      "ordinal ranks are never shared",
    ],
    "shows an old page once after a change": [
      "ranks follow each change of a score"
    ],
    "shows the last page past the end": [
      "an offset past the end gives no lines"
    ],
    "stamps with its clock, whatever it has seen": [
      "a submission's given stamp moves the store's clock on",
      "submissions are stamped in their order, also when the clock runs backwards",
    ],
    "stops at the largest number": [
      "a sum that is too large to count is refused and changes nothing"
    ],
    "takes a missing board for an empty one": [
      "a board that nobody defined is not there"
    ],
    "takes a repeat for another write when it is stamped": [
      "a repeated submission is known however it is stamped"
    ],
    "takes a score of the future": [
      "a score of the future is refused until its time comes"
    ],
    "takes another definition for the same": [
      "another definition for a board is refused, and the first stays"
    ],
    "takes any score for plausible": [
      "a definition is read as it was given",
      "a score that is not plausible is refused and changes nothing",
      "what another store has accepted is taken and passed over where the score could not count here",
    ],
    "takes batches of any size, a thousand at a time": [
      "as many submissions as a batch may hold are taken, one more is refused"
    ],
    "takes every change of an entry for the moment its score was reached": [
      "an entry tells when it was made, last changed and when its score was reached",
      "the same score again does not move the moment at which it was reached",
    ],
    "takes half of the largest batch": [
      "as many submissions as a batch may hold are taken, one more is refused"
    ],
    "takes nobody chosen for everybody": [
      "where nobody is chosen nobody is ranked"
    ],
    "takes strict updates for submissions": [
      "a strict update of a player who has no entry in one of the buckets is refused"
    ],
    "takes the same definition again for another": [
      "the same definition again does nothing"
    ],
    "takes two spellings of one letter for the same": [
      "two spellings of one letter are two boards, two players and two submissions"
    ],
    "takes upper and lower case for the same": [
      "a board's path may hold any text"
    ],
    "tells an old revision on its pages": [
      "revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs"
    ],
    "tells that everyone comes first": [
      "answers tell the place before and after, in each bucket",
      "every answer tells what the reference model tells",
    ],
    "trims texts": [
      "a board's path may hold any text",
      "a submission's ids, names, attributes and reason may hold any text",
    ],
    "uses up the ids of what it refuses": [
      "a refused submission leaves its id free"
    ],
  ]
}
