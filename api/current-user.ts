import { createHmac } from 'node:crypto';
import { type CurrentUser, currentUser } from '#calls/current-user.ts';
import { demoPeople } from '#calls/demo-people.ts';
import { type FoundManager, findManager } from '#domain/accounts/find-manager.ts';
import { listDemoPeople, listDemoTravellers } from '#domain/accounts/list-demo-people.ts';
import { newNotifications } from '#domain/notifications/list-notifications.ts';
import type { Manager } from '#lib/principal.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type CurrentUserDependencies = { db: SignInDependencies['db']; sites: readonly Site[]; claimSecret: string };

/** `GET /api/auth/me`, and whom one can be where the operator is invented. */
export function registerCurrentUser(api: Api, { db, sites, claimSecret }: CurrentUserDependencies): void {
  registerCall(api, currentUser, async ({ caller }) => {
    const manager = asManager(caller);
    const found = await findManager(db, manager.managerId);
    // Their place was taken away between the door and here.
    if (!found) return { ok: false, reason: 'login-required' };
    const { unread } = await newNotifications(db, manager, undefined);
    const site = sites.find(({ market }) => market === found.market);
    return {
      ok: true,
      value: {
        ...userView(found, { stateFrom: site?.stateFrom ?? 0, hToken: liveToken(manager, claimSecret) }),
        ...(found.agencies > 1 && { agencies: found.agencies }),
        ...(unread > 0 && { unread }),
      },
    };
  });
  registerCall(api, demoPeople, async () => {
    const travellers = (await listDemoTravellers(db, claimSecret)).map((one) => ({ ...noManager, ...one }));
    return { ok: true, value: { people: [...(await listDemoPeople(db, claimSecret)), ...travellers] } };
  });
}

/** The fields of [S]§3.1; nothing is stored in these names. */
const userView = (
  manager: FoundManager,
  { stateFrom, hToken }: { stateFrom: number; hToken: string },
): CurrentUser => ({
  Access_agreement: flag(manager.may_print),
  Access_bron: flag(manager.may_book),
  Access_chat: flag(manager.may_chat),
  Access_deposite: flag(manager.may_use_deposit),
  Administrator: flag(manager.is_administrator),
  administrator: manager.is_administrator,
  Agent_fix_markup: flag(manager.has_fixed_markup),
  ManagerId: manager.inc,
  OfficialName: manager.official_name,
  PARTNERGROUP: manager.groups[0] ?? null,
  PARTNERGROUP_LIST: { PARTNERGROUP: manager.groups.map((inc) => ({ inc })) },
  PartPassAlias: manager.alias,
  PartPassEmail: manager.email,
  PartPassInc: manager.inc,
  PartPassName: manager.name,
  Partner: manager.agency_inc,
  partner: manager.agency_inc,
  Parttype: manager.part_type,
  StateFrom: stateFrom,
  hToken,
  headpartner: manager.head_inc ?? 0,
  ignore_author_login: flag(manager.ignores_author_login),
  isFTA: manager.is_fta,
  partnerEmail1: manager.agency_email,
  partnerEmail2: manager.second_email,
});

/** What a demo traveller is not. */
const noManager = {
  agency: '',
  isAdministrator: false,
  isBanned: false,
  hasOtherAgencies: false,
  isBranch: false,
  isFTA: false,
};

const flag = (is: boolean) => (is ? 1 : 0);

/** Anybody who has the secret can tell the session from it; it is no way to sign in. */
const liveToken = ({ sessionId }: Manager, secret: string) =>
  createHmac('sha256', secret).update(`live ${sessionId}`).digest('base64url').slice(0, 32);
