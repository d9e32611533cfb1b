import type { Random } from '#price-search/random-catalogue.ts';
import type { Shot } from '../send/shot.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import { heavyShots } from './directed-shots.ts';
import { randomShots } from './random-shots.ts';

/** Requests, every tenth a heavy question, whose senders hang up before the answer or in its middle. */
export function* abortedShots(random: Random, known: Knowledge): Generator<Shot, never> {
  const heavy = heavyShots(known);
  let nth = 0;
  for (const shot of randomShots(random, known)) {
    const sent = nth++ % 10 === 0 ? heavy[((nth / 10) % heavy.length) | 0]! : shot;
    yield { ...sent, name: `aborted ${sent.name}`, abortAfterMs: Math.floor(random() * 60) };
  }
  throw new Error('Random shots have no end');
}
