import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { openAttempts } from './payment-store.server.ts';
import { takePaymentEvent } from './take-payment-event.ts';

type Reader = {
  name: 'sandbox' | 'transfer' | 'office';
  read: (reference: string) => Promise<ProviderEvent | undefined>;
};

/** Reads attempts whose end nobody knows from their provider again, until it is known; says how many have moved. */
export async function readOpenPayments(
  db: Kysely<DB>,
  { name, read }: Reader,
  olderThanSeconds = 30,
): Promise<number> {
  let moved = 0;
  for (const { provider_reference: reference, state } of await openAttempts(db, name, olderThanSeconds)) {
    const event = await read(reference);
    if (!event || event.state === state) continue;
    const outcome = await takePaymentEvent(db, name, event);
    if (outcome !== 'seen-before' && outcome !== 'late') moved++;
  }
  return moved;
}
