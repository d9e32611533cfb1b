import type { Call } from '#calls/call.ts';
import { openMemory } from '#lib/bounded-memory.ts';
import { freezeDeep } from '#lib/freeze-deep.ts';
import { admit } from '#lib/principal.ts';
import type { ArrivedCall, Outcome } from './api-env.ts';

/** Objects that an answer depends on beside its question: each is replaced when something changes, and never altered. */
export type DependsOn = (arrived: ArrivedCall) => State | Promise<State>;

type State = readonly (object | undefined)[];

type Answer<C extends Call> = (arrived: ArrivedCall) => Promise<Outcome<C>>;

/** Numbers, texts and objects of answers, some 60 bytes each. A page of 20 hotels is some 5,000 of them. */
const mostParts = 1_000_000;

const minuteMs = 60_000;

/**
 * Remembers what a call answered. For calls whose answer follows from the parameters as they were written, the site, the
 * language, the minute and what `dependsOn` says, and from nothing else: they are told the minute as the time. When any
 * of that changes, the answer is another one or is forgotten.
 */
export function rememberOutcomes<C extends Call>(
  call: C,
  answer: Answer<C>,
  dependsOn: DependsOn,
): Answer<C> {
  const outcomes = openMemory<Outcome<C>>(mostParts);
  let holdsFor: State = [];
  return async (arrived) => {
    if (!admit(arrived.caller, call.mayCall).ok) return answer(arrived);
    const state = await dependsOn(arrived);
    if (!isSame(state, holdsFor)) {
      outcomes.clear();
      holdsFor = state;
    }
    const now = new Date(Math.floor(arrived.now.getTime() / minuteMs) * minuteMs);
    const { site, locale, query } = arrived;
    const key = JSON.stringify([site.id, now.getTime(), locale, query]);
    const known = outcomes.get(key);
    if (known) return known;
    const outcome = await answer({ ...arrived, now });
    const { answered } = outcome;
    // Another moment may have begun while it was answered.
    if (answered.ok && answered.isKept !== false && isSame(state, holdsFor))
      outcomes.set(key, outcome, freezeDeep(outcome));
    return outcome;
  };
}

const isSame = (state: State, other: State) =>
  state.length === other.length && state.every((one, index) => one === other[index]);
