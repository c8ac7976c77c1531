// The rules of turns, for arrows that the server has not acknowledged yet: whose turn it is and which end is open. The
// server's own answer (ScorerSession) replaces this.

// Returns the scoring with the queued arrows in it. `chosen` is the archer whose tab was tapped, if any.
export function withQueued(scoring, waiting, chosen) {
  const state = { ...structuredClone(scoring), closedEnd: null };
  let selected = state.selected;
  for (const { fields, key, state: sync } of waiting) {
    const archer = state.archers.find(({ id }) => id === fields.archer);
    if (!archer) continue;
    selected = archer.id;
    const { token = fields.value ?? "•", points = 0, colour = "miss" } = key ?? {};
    // Another device has filled this end meanwhile. The server's version is shown.
    if (fields.end && Number(fields.end) !== archer.openEnd) continue;
    archer.open.push({ token, points, colour, sync, ...spotOf(fields) });
    archer.total += key?.points ?? 0;
    if (archer.open.length < state.arrowsPerEnd) continue;
    state.closedEnd = { name: archer.name, number: archer.openEnd, marks: archer.open };
    archer.closed.push({ ...state.closedEnd, total: archer.total });
    archer.open = [];
    archer.endsCompleted += 1;
    const closed = archer.openEnd;
    archer.openEnd = archer.endsCompleted + 1;
    // The next archer of this end, or the first archer of the next end.
    if (currentEnd(state) === closed || state.advance === "firstInRoster") selected = firstOpen(state);
  }
  const wanted = state.archers.find(({ id }) => id === (chosen ?? selected));
  state.selected = wanted && isOpen(wanted, state) ? wanted.id : firstOpen(state);
  return state;
}

// Returns the arrow's point on the face; empty for an arrow without one.
const spotOf = ({ x, y }) => (x ? { x: Number(x), y: Number(y) } : {});

function currentEnd({ archers }) {
  // Archers of a shorter round finish earlier and delay no turn.
  const turns = archers.filter((archer) => takesTurns(archer) && archer.openEnd !== undefined);
  return 1 + Math.min(...turns.map(({ endsCompleted }) => endsCompleted));
}

function takesTurns({ isActive, isLeftToOthers }) {
  return isActive && !isLeftToOthers;
}

// Returns whether an archer may shoot now with the page's keys.
export function isOpen({ isActive, isLeftToOthers, openEnd, lastEnd }, state) {
  const last = isLeftToOthers ? lastEnd : Math.min(currentEnd(state), lastEnd);
  return isActive && openEnd !== undefined && openEnd <= last;
}

function firstOpen(state) {
  return state.archers.find((archer) => takesTurns(archer) && isOpen(archer, state))?.id ?? null;
}
