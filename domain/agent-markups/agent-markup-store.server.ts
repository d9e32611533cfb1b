import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { AgentMarkup } from './agent-markup.ts';

/** Whose markup it is. */
export type MarkupOwner = { agencyId: number } | { managerId: number };

type Columns = { agency_inc: number } | { manager_inc: number };

const columnsOf = (owner: MarkupOwner): Columns =>
  'agencyId' in owner ? { agency_inc: owner.agencyId } : { manager_inc: owner.managerId };

export async function readMarkup(db: Kysely<DB>, owner: MarkupOwner): Promise<AgentMarkup | undefined> {
  const [column, value] = Object.entries(columnsOf(owner))[0] as ['agency_inc' | 'manager_inc', number]; // it has one
  const rows = await db
    .selectFrom('agent_markup')
    .leftJoin('agent_markup_sum as sum', 'sum.agent_markup_id', 'agent_markup.id')
    .where(column, '=', value)
    .orderBy('sum.currency')
    .select(['share', 'sum.currency', 'sum.amount'])
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  if (first.share !== null) return { kind: 'share', share: first.share };
  const sums = rows.flatMap(({ currency, amount }) =>
    currency === null || amount === null ? [] : { currency, amountMinor: amount },
  );
  return { kind: 'sums', sums };
}

/** Anyone who changes the markups of an agency and its managers waits here for the one before. */
export async function lockMarkups(db: Kysely<DB>, agencyId: number): Promise<void> {
  await db.selectFrom('agency').where('inc', '=', agencyId).select('inc').forUpdate().execute();
}

export async function writeMarkup(
  db: Kysely<DB>,
  owner: MarkupOwner,
  markup: AgentMarkup | undefined,
): Promise<void> {
  const [column, value] = Object.entries(columnsOf(owner))[0] as ['agency_inc' | 'manager_inc', number]; // it has one
  await db.deleteFrom('agent_markup').where(column, '=', value).execute();
  if (!markup) return;
  const share = markup.kind === 'share' ? markup.share : null;
  const { id } = await db
    .insertInto('agent_markup')
    .values({ ...columnsOf(owner), share })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (markup.kind === 'share' || markup.sums.length === 0) return;
  const sums = markup.sums.map(({ currency, amountMinor: amount }) => ({
    agent_markup_id: id,
    currency,
    amount,
  }));
  await db.insertInto('agent_markup_sum').values(sums).execute();
}

/** Whether a manager may have a markup of their own; undefined where there is no such manager. */
export const markupRight = async (db: Kysely<DB>, managerId: number): Promise<boolean | undefined> =>
  (await db.selectFrom('manager').where('inc', '=', managerId).select('has_fixed_markup').executeTakeFirst())
    ?.has_fixed_markup;
