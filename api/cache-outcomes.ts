import type { Call } from '#calls/call.ts';
import type { MemoryBudget } from '#lib/bounded-memory.ts';
import { freezeDeep } from '#lib/freeze-deep.ts';
import { minuteOf } from '#lib/minute-of.ts';
import { admit } from '#lib/principal.ts';
import type { Answered, ArrivedCall, Moments, Outcome } from './api-env.ts';

/** What an answer depends on beside its question, as it stands. */
export type DependsOn = {
  (arrived: ArrivedCall): Moments | Promise<Moments>;
  /** Caches between us and visitors may hold the answer for some seconds: nothing in it is a price. */
  mayBeHeld?: boolean;
};

type Answer<C extends Call> = (arrived: ArrivedCall) => Promise<Outcome<C>>;

/**
 * Remembers what a call answered. For calls whose answer follows from the parameters as they were written, the site, the
 * language, the minute and what `dependsOn` says, and from nothing else: they are told the minute as the time. When any
 * of that changes, the answer is another one or is forgotten.
 */
export function cacheOutcomes<C extends Call>(
  call: C,
  answer: Answer<C>,
  dependsOn: DependsOn,
  budget: MemoryBudget,
): Answer<C> {
  const outcomes = budget.open<Outcome<C>>();
  let holdsFor: Moments = [];
  return async (arrived) => {
    if (!admit(arrived.caller, call.mayCall).ok) return answer(arrived);
    const state = await dependsOn(arrived);
    if (!isSame(state, holdsFor)) {
      outcomes.clear();
      holdsFor = state;
    }
    const now = minuteOf(arrived.now);
    const { site, locale, query } = arrived;
    const key = JSON.stringify([site.id, now.getTime(), locale, query]);
    const known = outcomes.get(key);
    if (known) return known;
    const outcome = await answer({ ...arrived, now });
    const { answered } = outcome;
    // Another moment may have begun while it was answered.
    if (!mayKeep(answered) || !isSame(state, holdsFor)) return outcome;
    const kept = { ...outcome, restsOn: state };
    outcomes.set(key, kept, freezeDeep(outcome));
    return kept;
  };
}

/** That there is no such thing follows from the same as what it is like. */
const mayKeep = (answered: Answered<Call>) =>
  answered.ok ? answered.isKept !== false : answered.reason === 'not-found';

/** Whether nothing has changed from one look to the other. */
export const isSame = (state: Moments, other: Moments) =>
  state.length === other.length && state.every((one, index) => one === other[index]);
