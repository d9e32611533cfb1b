import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import type { AgentMarkup } from './agent-markup.ts';
import { markupRight, readMarkup } from './agent-markup-store.server.ts';

type Caller = Pick<Manager, 'agencyId' | 'managerId'>;

export type Markups = {
  ofAgency: AgentMarkup | undefined;
  /** The manager's own; kept where it was said, though they may have none of their own any more. */
  own: AgentMarkup | undefined;
  mayHaveOwn: boolean;
  /** The one that prices for clients have inside. */
  holds: AgentMarkup | undefined;
};

/** The markups that a manager works with: their own holds in place of the agency's, where they may have one. */
export async function findMarkups(db: Kysely<DB>, { agencyId, managerId }: Caller): Promise<Markups> {
  const [ofAgency, own, right] = await Promise.all([
    readMarkup(db, { agencyId }),
    readMarkup(db, { managerId }),
    markupRight(db, managerId),
  ]);
  const mayHaveOwn = right ?? false;
  return { ofAgency, own, mayHaveOwn, holds: (mayHaveOwn ? own : undefined) ?? ofAgency };
}
