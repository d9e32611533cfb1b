import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { treeOf } from './agency-store.server.ts';
import { colleaguesOf } from './colleague-store.server.ts';
import { openInvitationsOf } from './invitation-store.server.ts';
import { rightsOf } from './rights.ts';

/** The caller's agency and its branches, with who works for each and who is invited to. */
export async function listColleagues(db: Kysely<DB>, caller: Manager, now: Date) {
  const tree = await treeOf(db, caller.agencyId);
  const incs = tree.map(({ inc }) => inc);
  const [people, invitations] = [await colleaguesOf(db, incs), await openInvitationsOf(db, incs)];
  return tree.map(({ inc, official_name: name }) => ({
    agency: inc,
    name,
    isBranch: inc !== caller.agencyId,
    people: people
      .filter(({ agency_inc }) => agency_inc === inc)
      .map((person) => ({
        manager: person.inc,
        name: person.name,
        login: person.login,
        alias: person.alias,
        isSuspended: person.state === 'suspended',
        isYou: person.inc === caller.managerId,
        ...rightsOf(person),
      })),
    invitations: invitations
      .filter(({ agency_inc }) => agency_inc === inc)
      .map(({ id, email, expires_at: until, is_administrator: isAdministrator }) => ({
        id,
        email,
        until,
        isAdministrator,
        isOver: until <= now,
      })),
  }));
}
