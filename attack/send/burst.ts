import type { Tally } from '../measure/tally.ts';
import type { AttackRequest } from './attack-request.ts';
import { send } from './send.ts';

/** Fires shots over so many connections at a time, until there are no more or the time is over. */
export async function fire(
  port: number,
  requests: Iterable<AttackRequest>,
  { tally, connections, seconds }: { tally: Tally; connections: number; seconds: number },
): Promise<void> {
  const waiting = requests[Symbol.iterator]();
  const end = performance.now() + seconds * 1_000;
  const attacker = async () => {
    for (let next = waiting.next(); !next.done && performance.now() < end; next = waiting.next())
      tally.note(next.value, await send(port, next.value));
  };
  await Promise.all(Array.from({ length: connections }, attacker));
}

/** The first so many of a row without an end. */
export function* first<Item>(count: number, items: Iterable<Item>): Generator<Item> {
  if (count === 0) return;
  let taken = 0;
  for (const item of items) {
    yield item;
    if (++taken >= count) return;
  }
}
