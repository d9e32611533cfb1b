import type { Answers } from '#price-search/answers.ts';
import type { BuiltChange } from './catalogue-builder.server.ts';

/** What the holder of the catalogue tells a follower: the next moment, or what became of a question. */
export type ToFollower = { number: number; change: BuiltChange } | { answered: number; outcome: Outcome };

/** A question about a moment that the follower was told, or that nobody waits for one any longer. */
export type ToHolder =
  | {
      question: number;
      moment: number;
      name: keyof Answers;
      asked: Parameters<Answers[keyof Answers]>[1];
      address: string | undefined;
    }
  | { giveUp: number };

/** Errors lose their class on the way between threads: those that mean something have a name here. */
export type Outcome =
  | { answer: unknown }
  | { tooBusy: string; waitMs: number }
  | { isGivenUp: true }
  | { isForgotten: true }
  | { failure: unknown };
