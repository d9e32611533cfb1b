import type { Call } from '#calls/call.ts';
import { freezeDeep } from '#lib/freeze-deep.ts';
import type { CacheBudget } from '#lib/lru-cache.ts';
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
 * Caches what a call answered, for calls whose answer depends on the parameters as they were written, the site, the
 * language, the minute and what `dependsOn` returns, and on nothing else: the call gets the minute as its time. Another
 * state of what it depends on clears the cache.
 */
export function cacheOutcomes<C extends Call>(
  call: C,
  answer: Answer<C>,
  dependsOn: DependsOn,
  budget: CacheBudget,
): Answer<C> {
  const outcomes = budget.createCache<Outcome<C>>();
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
    const cached = outcomes.get(key);
    if (cached) return cached;
    const outcome = await answer({ ...arrived, now });
    const { answered } = outcome;
    // Another moment may have begun while it was answered.
    if (!mayKeep(answered) || !isSame(state, holdsFor)) return outcome;
    const complete = { ...outcome, dependencies: state };
    outcomes.set(key, complete, freezeDeep(outcome));
    return complete;
  };
}

/** That there is no such thing follows from the same as what it is like. */
const mayKeep = (answered: Answered<Call>) =>
  answered.ok ? answered.isKept !== false : answered.reason === 'not-found';

/** Whether nothing has changed from one state to the other. */
export const isSame = (state: Moments, other: Moments) =>
  state.length === other.length && state.every((one, index) => one === other[index]);
