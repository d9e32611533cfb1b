import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { writeAudit } from '#domain/accounts/write-audit.server.ts';
import type { Manager } from '#lib/principal.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AgentMarkup } from './agent-markup.ts';
import { lockMarkups, markupRight, readMarkup, writeMarkup } from './agent-markup-store.server.ts';

/** Of the agency, which its administrator says, or the manager's own. */
export type MarkupOf = 'agency' | 'manager';

type Said = { of: MarkupOf; markup: AgentMarkup | undefined };
type Context = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/** Saves a markup, or that there is none, and writes down what there was before. */
export const saveMarkup = (
  { of, markup }: Said,
  { db, caller, address, now }: Context,
): Promise<Result<true, 'not-allowed'>> =>
  db.transaction().execute(async (transaction) => {
    const { personId, agencyId, managerId, isAdministrator } = caller;
    await lockMarkups(transaction, agencyId);
    const mayDo = of === 'agency' ? isAdministrator : await markupRight(transaction, managerId);
    if (!mayDo) return fail('not-allowed');
    const owner = of === 'agency' ? { agencyId } : { managerId };
    const before = await readMarkup(transaction, owner);
    await writeMarkup(transaction, owner, markup);
    await writeAudit(transaction, {
      deed: 'change-markup',
      personId,
      agencyId,
      address,
      at: now,
      subject: of,
      key: of === 'agency' ? agencyId : managerId,
      before: { markup: before ?? null },
      after: { markup: markup ?? null },
    });
    return ok(true);
  });
