/** The question is no longer wanted: nobody waits for its answer. */
export class AbortedSearch extends Error {
  override name = 'AbortedSearch';
}

/** A thread answers one question at a time and does not look up meanwhile, so this holds for whatever it computes. */
let isWanted = (): boolean => true;

/** Works as long as `check` says so; after that it throws `AbortedSearch` at the next hotel or departure. */
export function unlessAborted<Answer>(check: () => boolean, work: () => Answer): Answer {
  isWanted = check;
  try {
    stopIfAborted();
    return work();
  } finally {
    isWanted = () => true;
  }
}

/** Where long work may end early: between hotels, and between departures of one that takes long. */
export function stopIfAborted(): void {
  if (!isWanted()) throw new AbortedSearch('Nobody waits for the answer');
}
