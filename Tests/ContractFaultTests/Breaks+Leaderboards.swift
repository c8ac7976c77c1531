extension PlantedFault {
  /// Which fault breaks which rules of leaderboards.
  static let breaksOfLeaderboards: [String: [String]] = [
    "answers a batch in the order of the boards": [
      "a batch is accepted in its order, over several boards",
      "a batch that is partly known counts only what is new",
    ],
    "asks of a repeat whether it is late": [
      "a repeat is answered the same after its bucket is sealed",
      "a submission's id that comes back with another time is refused",
    ],
    "asks of another store's submissions whether they are late": [
      "what another store has accepted is taken into a sealed bucket"
    ],
    "bends limits that are out of bounds": [
      "limits, offsets and radiuses out of bounds are refused",
      "submissions are listed with limits from nothing to a full page and no other",
    ],
    "brings back by a revert what was reset": [
      "every submission is listed in the order of acceptance, with the answer it got",
      "what was submitted before a reset is not brought back by a revert",
    ],
    "compares the first key only": [
      "tuples are compared key by key, each in its direction"
    ],
    "compares the first key only to keep the best": [
      "best compares whole tuples",
      "every answer tells what the reference model tells",
    ],
    "corrects what is sealed": [
      "a sealed bucket stays as it is: nothing in it is reverted, reset or disqualified",
      "the same stamped submissions show the same board, whatever the order of arrival",
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
      "a submission's id that comes back with another choice of periods is refused",
      "a submission's id that comes back with another name is refused",
      "a submission's id that comes back with another player is refused",
      "a submission's id that comes back with another score is refused",
    ],
    "counts ranks from the top of the window": [
      "a page holds as many lines as asked for, from its offset, and tells how many there are",
      "ties between the first and the last moment are ranked alike",
    ],
    "counts the lines that it shows": [
      "a limit of nothing gives no lines and the total"
    ],
    "counts the space around a name": [
      "a name may have as many characters as allowed, not counting space around it, and no more"
    ],
    "counts who is disqualified": [
      "a disqualified player is neither ranked nor counted"
    ],
    "cuts names and attributes that are too long": [
      "an entry may have as many attributes as allowed, each as long as allowed, and no more"
    ],
    "does batches one by one": [
      "a page never shows half of a batch"
    ],
    "does not know a bucket that nobody has played": [
      "a bucket that nobody has played is empty",
      "the same id twice in one batch with other content is refused",
    ],
    "does not know a repeat": [
      "a submission made by many at once counts once",
      "the same submission twice in one batch counts once",
    ],
    "does not trim names": [
      "a lone score ranks first, and is what the answer says"
    ],
    "drops attributes and reasons from its history": [
      "a submission is read with all that it was made with",
      "a submission's ids, names, attributes and reason may hold any text",
    ],
    "fills every window": [
      "a window around a player is cut at both ends",
      "any run of submissions leaves what the reference model leaves",
      "lines are the same in a window as on the whole board",
    ],
    "fills no window": [
      "a filled window keeps its size at the ends where it can",
      "every page, window and choice shows what the reference model shows",
    ],
    "forgets when an entry was made": [
      "answers tell the place before and after, in each bucket",
      "the first name, moment and time of entry go by stamp, not by arrival",
    ],
    "forgets who is chosen where a window is wished": [
      "a window among chosen players is over them alone"
    ],
    "gives an empty window around who is not there": [
      "a window around a player without an entry is refused"
    ],
    "gives pages that are longer than asked for": [
      "pages of a board join without gap or repeat"
    ],
    "gives tied players a rank each where ties are listed by the id": [
      "a tie is listed by the id alone where the board says so",
      "the order in a tie does not change a shared rank",
    ],
    "goes by the moment of arrival": [
      "a repeated submission gets the stored answer and counts once"
    ],
    "goes by the order of arrival": [
      "of two submissions stamped at one moment the device decides which came last",
      "set goes by stamp, not by arrival",
      "what was submitted before a reset and arrives after it stays removed",
    ],
    "keeps an entry's first attributes only": [
      "a submission's id that comes back with another attribute is refused",
      "attributes are added to those that the entry has",
    ],
    "keeps each opening to itself, and nothing over reopening": [
      "increments through two openings at once lose nothing"
    ],
    "keeps no zone of a board": [
      "a definition is read as it was given"
    ],
    "keeps numbers as floating point": [
      "the smallest and the largest score are ranked and kept"
    ],
    "keeps the best where it is told to set": [
      "a submission repeated after reopening is answered the same",
      "set replaces the score, also by a lower one",
    ],
    "keeps the newest bucket of a period only": [
      "each bucket stands for itself, and old ones stay"
    ],
    "leaves gaps between a board's revisions": [
      "a hundred increments of ten players at once lose nothing",
      "one player's submissions are listed alone",
      "pages of submissions join without gap or repeat, also of one player",
      "two openings play on one board in turn, and show the same",
    ],
    "leaves out periods that the board does not have": [
      "a submission to periods that the board does not have is refused"
    ],
    "leaves out the buckets that are sealed": [
      "one sealed bucket closes the door to the whole submission"
    ],
    "lets a new score bring back who was disqualified": [
      "later scores of a disqualified player do not bring the player back"
    ],
    "lets players revert what is not theirs to revert": [
      "what is not there, another player's, a revert or a reset cannot be reverted"
    ],
    "lists buckets oldest first": [
      "a board's days begin where its zone says, also around a change of the clocks",
      "buckets are listed newest first, those that were played only",
    ],
    "lists buckets that hold nothing any more": [
      "a bucket that holds no ranked entry any more is not listed",
      "boards are the same after reopening",
    ],
    "lists every tie by the id": [
      "a tie is listed by who reached the score first, then by the id"
    ],
    "lists every tie by who reached the score first": [
      "a tie is listed by who was entered first where the board says so"
    ],
    "looks at one of the wished attributes only": [
      "entries with the wished attributes are ranked among themselves"
    ],
    "makes a board when it is asked for one": [
      "a batch with a board that is not there changes nothing"
    ],
    "makes boards that could not be ranked": [
      "a board that could not be ranked is refused"
    ],
    "makes do with identifiers that no store takes": [
      "a submission with an identifier that no store takes is refused"
    ],
    "makes do with paths that are too deep, and with the root": [
      "a board's path that no store takes is refused"
    ],
    "makes scores fit the board's keys": [
      "a board of more than one key cannot be incremented",
      "a score of more or fewer keys than the board has is refused",
    ],
    "mixes boards that begin alike": [
      "each board knows ids of its own"
    ],
    "moves its clock on for what it refuses": [
      "the stamp of a refused submission does not move the store's clock"
    ],
    "names a player by the id where no name is given": [
      "a player without a name is shown by the id, shortened to a name's length",
      "names are trimmed, and kept when none is given",
    ],
    "names another device for each write": [
      "a submission's given stamp moves the store's clock on",
      "submissions are stamped in their order, also when the clock runs backwards",
    ],
    "ranks chosen players among all": [
      "the largest page and the largest window are given"
    ],
    "ranks the highest first on every board": [
      "a descending board ranks the highest score first, an ascending one the lowest",
      "best keeps the score that ranks higher",
    ],
    "reads a percent sign as the start of an escape": [
      "a board's path may hold any text"
    ],
    "refuses a batch of nothing": [
      "a batch of no submission does nothing"
    ],
    "refuses every strict update": [
      "a repeat of what would now be refused is answered the same",
      "a strict update of a player who has an entry is accepted",
    ],
    "remembers names and attributes over a reset": [
      "after a reset players start anew"
    ],
    "remembers over a reset who was disqualified": [
      "a reset also forgets who was disqualified, and does not count them"
    ],
    "resets every bucket of a period": [
      "a reset leaves the other buckets of its period alone"
    ],
    "resets every period at once": [
      "a reset empties the bucket of its period only, and tells how many it removed"
    ],
    "reverts in all time only": [
      "a revert counts in the buckets of what it takes back, whenever it is made"
    ],
    "reverts the last submission, whichever is named": [
      "a revert of an older submission leaves the later ones counting",
      "reverts, resets and late arrivals count after reopening as before",
    ],
    "seals a bucket a moment too late": [
      "a bucket takes what is late until its grace is over"
    ],
    "seals a bucket at its end": [
      "the bucket follows from when it occurred, not from when it arrived"
    ],
    "seals all time with the year 3000": [
      "all time is never sealed"
    ],
    "sets a reverted entry to nothing rather than taking it away": [
      "a correction goes in one batch with what it corrects",
      "a revert of the only submission takes the entry away",
    ],
    "sets where it is told to keep the best": [
      "a submission's id that comes back with another way of scoring is refused",
      "ways of scoring mix on one entry",
    ],
    "shares ranks and leaves none out": [
      "competition ties share a rank and leave the next ones out",
      "ranks follow each change of a score",
    ],
    "shares ranks and leaves out those that follow": [
      "dense ties share a rank and leave none out",
      "ordinal ranks are never shared",
    ],
    "shows an old page once after a change": [
      "increment adds to what is there, also a negative number, and starts from nothing"
    ],
    "shows the last page past the end": [
      "an offset past the end gives no lines"
    ],
    "stops at the largest number": [
      "a sum that is too large to count is refused and changes nothing",
      "an overflow in one period is refused in all",
    ],
    "takes a bucket's end for its last moment": [
      "a bucket holds its first moment and not its end",
      "moments at either end of time are taken and kept, in every period",
    ],
    "takes a missing board for an empty one": [
      "a board that nobody defined is not there"
    ],
    "takes a repeat for another write when it is stamped": [
      "a repeated submission is known however it is stamped"
    ],
    "takes another definition for the same": [
      "another definition for a board is refused, and the first stays"
    ],
    "takes any score for plausible": [
      "a refused submission leaves its id free",
      "what another store has accepted is taken and passed over where the score could not count here",
    ],
    "takes back the scores that followed a disqualification with it": [
      "a reverted disqualification brings the player back with all that was scored"
    ],
    "takes batches of any size, a thousand at a time": [
      "as many submissions as a batch may hold are taken, one more is refused"
    ],
    "takes every change of an entry for the moment its score was reached": [
      "an entry tells when it was made, last changed and when its score was reached",
      "the same score again does not move the moment at which it was reached",
    ],
    "takes nobody chosen for everybody": [
      "where nobody is chosen nobody is ranked"
    ],
    "takes strict updates for submissions": [
      "a batch whose last submission is refused changes nothing on any board",
      "a strict update of a player who has no entry in one of the buckets is refused",
    ],
    "takes the disqualification of who is not there": [
      "a player without an entry cannot be disqualified"
    ],
    "takes the same definition again for another": [
      "players and boards do not mix",
      "the same definition again does nothing",
      "two spellings of one letter are two boards, two players and two submissions",
    ],
    "takes upper and lower case for the same": [
      "ids are ordered by their bytes"
    ],
    "tells an old revision on its pages": [
      "a score that is not plausible is refused and changes nothing",
      "revisions of a board are 1, 2, 3 in the order of acceptance, and pages tell theirs",
      "what another store has accepted is taken also from a player whose entry is gone here",
      "what another store has accepted is taken and passed over where the sum could not be counted here",
    ],
    "tells that a reset removed one more": [
      "a reset of an empty bucket removes nobody",
      "a reset that arrives late removes what was submitted before it only",
    ],
    "tells that everyone comes first": [
      "a revert brings back what was there before"
    ],
  ]
}
