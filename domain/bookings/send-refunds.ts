import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Gives ordered money back by a provider that can by itself, each refund once; says how many. */
export async function sendRefunds(db: Kysely<DB>, { name, refund }: PaymentProvider): Promise<number> {
  if (!refund) return 0;
  return db.transaction().execute(async (transaction) => {
    const ordered = await transaction
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select(['refund.id', 'refund.amount_minor', 'provider_reference'])
      .where('refund.state', '=', 'ordered')
      .where('provider', '=', name)
      .orderBy('refund.id')
      .limit(50)
      .forUpdate('refund')
      .skipLocked()
      .execute();
    for (const { id, amount_minor, provider_reference } of ordered) {
      await refund(provider_reference, amount_minor);
      await transaction
        .updateTable('refund')
        .set({ state: 'done', done_at: new Date() })
        .where('id', '=', id)
        .execute();
    }
    return ordered.length;
  });
}
