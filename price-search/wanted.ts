/** The question is no longer wanted: nobody waits for its answer. */
export class Unwanted extends Error {
  override name = 'Unwanted';
}

/** A thread answers one question at a time and does not look up meanwhile, so this holds for whatever it computes. */
let isWanted = (): boolean => true;

/** Works as long as `check` says so; after that it throws `Unwanted` at the next hotel or departure. */
export function whileWanted<Answer>(check: () => boolean, work: () => Answer): Answer {
  isWanted = check;
  try {
    stopIfUnwanted();
    return work();
  } finally {
    isWanted = () => true;
  }
}

/** Where long work may end early: between hotels, and between departures of one that takes long. */
export function stopIfUnwanted(): void {
  if (!isWanted()) throw new Unwanted('Nobody waits for the answer');
}
