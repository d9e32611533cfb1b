import type { Random } from '#price-search/random-catalogue.ts';
import type { AttackRequest } from '../send/attack-request.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import { heavyRequests } from './directed-requests.ts';
import { randomRequests } from './random-requests.ts';

/** Requests, every tenth a heavy question, whose senders hang up before the answer or in its middle. */
export function* abortedRequests(random: Random, known: Knowledge): Generator<AttackRequest, never> {
  const heavy = heavyRequests(known);
  let nth = 0;
  for (const attackRequest of randomRequests(random, known)) {
    const sent = nth++ % 10 === 0 ? heavy[((nth / 10) % heavy.length) | 0]! : attackRequest;
    yield { ...sent, name: `aborted ${sent.name}`, abortAfterMs: Math.floor(random() * 60) };
  }
  throw new Error('Random shots have no end');
}
