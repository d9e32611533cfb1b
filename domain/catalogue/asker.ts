import type { Answers } from '#price-search/answers.ts';

/** Who waits for an answer: questions are given up when the signal says so, and heavy ones are counted by address. */
export type Asker = { signal?: AbortSignal; address?: string };

/** An answer that many will share is nobody's to give up. */
export const everybody: Asker = {};

/** Asks the engine about one moment of the catalogue. */
export type AskCatalogue = <Name extends keyof Answers>(
  name: Name,
  asked: Parameters<Answers[Name]>[1],
  asker?: Asker,
) => Promise<ReturnType<Answers[Name]>>;

/** A moment whose questions are all of one asker, but those that say otherwise. */
export const askedBy = <Moment extends { ask: AskCatalogue }>(moment: Moment, own: Asker): Moment => ({
  ...moment,
  ask: (name, asked, asker = own) => moment.ask(name, asked, asker),
});

/** The engine has more to do than it should: the question was not asked, and may be repeated after a while. */
export class TooBusy extends Error {
  override name = 'TooBusy';
  readonly retryAfterSeconds: number;
  constructor(detail: string, waitMs: number) {
    super(detail);
    this.retryAfterSeconds = Math.min(30, Math.max(1, Math.ceil(waitMs / 1_000)));
  }
}

/** Nobody waits for the answer any longer. */
export class GivenUp extends Error {
  override name = 'GivenUp';
  constructor() {
    super('Nobody waits for the answer');
  }
}
