import type { Call } from '#calls/call.ts';
import {
  activateManager,
  changeRights,
  companyPeople,
  inviteColleague,
  peopleFaults,
  suspendManager,
  withdrawInvitation,
} from '#calls/colleagues.ts';
import { type Changed, changeRights as change, setSuspended } from '#domain/accounts/change-colleague.ts';
import { type InvitedAs, inviteColleague as invite } from '#domain/accounts/invite-colleague.ts';
import { listColleagues } from '#domain/accounts/list-colleagues.ts';
import { limitInvitations } from '#domain/accounts/sign-in-limits.ts';
import { withdrawInvitation as withdraw } from '#domain/accounts/withdraw-invitation.ts';
import { limitMails } from '#domain/mail/limit-mail.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { mailOrigin } from './mail-origin.ts';
import type { Refusal } from './problem.ts';
import { registerCall } from './register-call.ts';
import { rightsIn, rightsSaid } from './rights-words.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `/api/company/…`: who works for an agency and its branches, and what they may. */
export function registerColleagues(api: Api, { db, boss, signInLimits }: SignInDependencies): void {
  const mails = limitInvitations(db, signInLimits);
  const limitMail = limitMails(db, signInLimits);
  const contextOf = ({ caller, address, now }: Pick<CallRequest<Call>, 'caller' | 'address' | 'now'>) => ({
    db,
    caller: asManager(caller),
    address,
    now,
  });

  registerCall(api, companyPeople, async ({ caller, now }) => {
    const agencies = await listColleagues(db, asManager(caller), now);
    return { ok: true, value: { agencies: agencies.map(agencyView) } };
  });
  registerCall(api, inviteColleague, async (asked) => {
    const { body, site, lang: locale } = asked;
    const { agency: agencyId, email } = body;
    const invited = await invite(
      {
        agencyId,
        email,
        rights: rightsIn(body),
        siteId: site.id,
        locale,
        origin: mailOrigin(site, body.origin),
      },
      { ...contextOf(asked), boss, mails, limitMail },
    );
    if (invited.ok) return { ok: true, value: { invitation: invited.value.id } };
    return { ok: false, ...notInvited(invited) };
  });
  registerCall(api, withdrawInvitation, async (asked) =>
    (await withdraw(asked.body.invitation, contextOf(asked))) ? done : { ok: false, reason: 'not-found' },
  );
  registerCall(api, changeRights, async (asked) => {
    const { body } = asked;
    const changed = await change({ managerId: body.manager, rights: rightsIn(body) }, contextOf(asked));
    if (!changed.ok) return { ok: false, ...notChanged(changed, 'administrator') };
    return { ok: true, value: changed.token === undefined ? {} : { token: changed.token } };
  });
  for (const [call, isSuspended] of [
    [suspendManager, true],
    [activateManager, false],
  ] as const)
    registerCall(api, call, async (asked) => {
      const changed = await setSuspended({ managerId: asked.body.manager, isSuspended }, contextOf(asked));
      return changed.ok ? done : { ok: false, ...notChanged(changed, 'manager') };
    });
}

const done = { ok: true, value: { done: true } } as const;

type Listed = Awaited<ReturnType<typeof listColleagues>>[number];

const agencyView = ({ people, invitations, ...agency }: Listed) => ({
  ...agency,
  people: people.map(({ manager, name, login, alias, isSuspended, isYou, ...rights }) => ({
    manager,
    name,
    email: login,
    alias,
    isSuspended,
    isYou,
    rights: rightsSaid(rights),
  })),
  invitations: invitations.map(({ until, isAdministrator, ...invitation }) => ({
    ...invitation,
    until: until.toISOString(),
    administrator: isAdministrator,
  })),
});

function notInvited(refused: Extract<InvitedAs, { ok: false }>): Refusal {
  if (refused.reason === 'unknown') return { reason: 'not-found' };
  if (refused.reason === 'wait') return { reason: 'too-many-requests', retryAfterSeconds: refused.seconds };
  const [reason, messageKey] =
    refused.reason === 'fault'
      ? ['is no e-mail', refused.messageKey]
      : ['works for this agency already', peopleFaults.worksHere];
  return { reason: 'invalid-request', fields: [{ field: 'email', reason, messageKey }] };
}

const notChanged = ({ reason }: Extract<Changed, { ok: false }>, field: string): Refusal =>
  reason === 'unknown'
    ? { reason: 'not-found' }
    : {
        reason: 'invalid-request',
        fields: [{ field, reason: 'is that of the last administrator', messageKey: peopleFaults.last }],
      };
