import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type Deed, writeAudit } from '#domain/accounts/write-audit.server.ts';
import type { Manager } from '#lib/principal.ts';

/** Who does something to a quote, from where and when. */
export type QuoteActor = { caller: Manager; address: string; now: Date };

type Done = Pick<Deed, 'before' | 'after'> & {
  deed: Extract<Deed['deed'], `${string}-quote`>;
  inc: number;
};

/** Writes down what was done with a quote, without a word of what it says: an entry stays when the client is forgotten. */
export const auditQuote = (
  db: Kysely<DB>,
  { caller, address, now }: QuoteActor,
  { inc, ...done }: Done,
): Promise<void> =>
  writeAudit(db, {
    personId: caller.personId,
    agencyId: caller.agencyId,
    address,
    at: now,
    subject: 'quote',
    key: inc,
    ...done,
  });
