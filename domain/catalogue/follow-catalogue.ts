import type { MessagePort } from 'node:worker_threads';
import type { Snapshot } from '#price-search/snapshot.ts';
import { type AskCatalogue, GivenUp, TooBusy } from './asker.ts';
import type { Outcome, ToFollower, ToHolder } from './catalogue-messages.ts';
import { askHere, type CatalogueMoment, type LiveCatalogue, momentAfter } from './live-catalogue.ts';

/** The catalogue of another thread, as far as this one was told of it. */
export type FollowedCatalogue = Pick<LiveCatalogue, 'current'> & {
  /** Resolves when the first moment has arrived. */
  ready: Promise<void>;
};

/** Follows a catalogue that is shared on `line`: names and prices of a choice are looked up here, searches asked there. */
export function followCatalogue(line: MessagePort): FollowedCatalogue {
  const { ask, settle } = openQuestions(line);
  const { promise: ready, resolve: arrived } = Promise.withResolvers<void>();
  let moment: CatalogueMoment | undefined;
  let taking: Promise<void> = Promise.resolve();

  const take = async ({ number, change }: Extract<ToFollower, { number: number }>) => {
    moment = await momentAfter(change.from && moment, change, (snapshot) => ask(number, snapshot));
    arrived();
  };
  line.on('message', (message: ToFollower) => {
    if ('answered' in message) return settle(message.answered, message.outcome);
    // A change that cannot be taken over ends the thread: its successor begins with the whole.
    taking = taking.then(() => take(message));
  });
  return { current: () => moment, ready };
}

/** The questions that wait for the other thread. */
function openQuestions(line: MessagePort) {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let latest = 0;
  const send = (message: ToHolder) => line.postMessage(message);

  const ask =
    (moment: number, snapshot: Snapshot): AskCatalogue =>
    async (name, asked, asker = {}) => {
      const { signal, address } = asker;
      if (signal?.aborted) throw new GivenUp();
      const question = ++latest;
      const giveUp = () => send({ giveUp: question });
      signal?.addEventListener('abort', giveUp, { once: true });
      const outcome = await new Promise<Outcome>((settle) => {
        waiting.set(question, settle);
        send({ question, moment, name, asked, address });
      });
      signal?.removeEventListener('abort', giveUp);
      // The moment is older than the other thread remembers; its blocks are still here.
      if ('isForgotten' in outcome) return askHere(snapshot)(name, asked, asker);
      return answerOf(outcome) as never; // the other thread answers by the same name
    };
  const settle = (question: number, outcome: Outcome) => {
    waiting.get(question)?.(outcome);
    waiting.delete(question);
  };
  return { ask, settle };
}

function answerOf(outcome: Exclude<Outcome, { isForgotten: true }>): unknown {
  if ('answer' in outcome) return outcome.answer;
  if ('isGivenUp' in outcome) throw new GivenUp();
  if ('tooBusy' in outcome) throw new TooBusy(outcome.tooBusy, outcome.waitMs);
  throw outcome.failure;
}
