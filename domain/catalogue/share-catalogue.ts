import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { GivenUp, TooBusy } from './asker.ts';
import type { BuiltChange } from './catalogue-builder.server.ts';
import type { CatalogueState } from './catalogue-changes.server.ts';
import type { Outcome, ToFollower, ToHolder } from './catalogue-messages.ts';
import { type DirectorySlice, replaceFields } from './directory-slices.ts';
import type { CatalogueMoment } from './live-catalogue.ts';

/** One catalogue for many threads: its blocks are shared, its changes told, its questions asked here. */
export type SharedCatalogue = {
  /** Tells every follower of the next moment. */
  tell: (change: BuiltChange, moment: CatalogueMoment) => void;
  /** The end of a new line for `followCatalogue`; anyone who drops it gives up all that it asked. */
  open: () => MessagePort;
};

/** Each has answers that are remembered. A question begun longer ago is answered by the follower, from its own blocks. */
const momentsKept = 4;

/** Shares a catalogue; questions of all followers wait in the same queues, so that the queues' bounds hold over all. */
export function shareCatalogue(): SharedCatalogue {
  const moments = new Map<number, CatalogueMoment>();
  const lines = new Set<MessagePort>();
  let latest = 0;
  let whole: { state: CatalogueState; directory: DirectorySlice[] } | undefined;

  return {
    tell: (change, moment) => {
      const directory = change.from ? (whole?.directory ?? []) : [];
      whole = { state: change.state, directory: replaceFields(directory, change.directory) };
      moments.set(++latest, moment);
      moments.delete(latest - momentsKept);
      for (const line of lines) send(line, { number: latest, change });
    },
    open: () => {
      const { port1: line, port2: end } = new MessageChannel();
      lines.add(line);
      const stop = answerOn(line, (number) => moments.get(number));
      line.once('close', () => {
        lines.delete(line);
        stop();
      });
      const moment = moments.get(latest);
      if (whole && moment) {
        const { parts } = moment.snapshot;
        send(line, { number: latest, change: { from: undefined, ...whole, snapshot: parts } });
      }
      return end;
    },
  };
}

const send = (line: MessagePort, message: ToFollower) => line.postMessage(message);

/** Answers what is asked on a line; the outcome of the call gives everything up that is still asked there. */
function answerOn(line: MessagePort, momentOf: (number: number) => CatalogueMoment | undefined): () => void {
  const waiting = new Map<number, AbortController>();
  line.on('message', async (message: ToHolder) => {
    if ('giveUp' in message) return waiting.get(message.giveUp)?.abort();
    const { question, moment, name, asked, address } = message;
    const giveUp = new AbortController();
    waiting.set(question, giveUp);
    const asker = { signal: giveUp.signal, ...(address !== undefined && { address }) };
    const ask = momentOf(moment)?.ask as ((...all: unknown[]) => Promise<unknown>) | undefined;
    const outcome = ask ? await outcomeOf(ask(name, asked, asker)) : { isForgotten: true as const };
    waiting.delete(question);
    send(line, { answered: question, outcome });
  });
  return () => {
    for (const giveUp of waiting.values()) giveUp.abort();
  };
}

const outcomeOf = (answer: Promise<unknown>): Promise<Outcome> =>
  answer.then(
    (answer) => ({ answer }),
    (error) => {
      if (error instanceof GivenUp) return { isGivenUp: true };
      if (error instanceof TooBusy)
        return { tooBusy: error.message, waitMs: error.retryAfterSeconds * 1_000 };
      return { failure: error };
    },
  );
