import {
  activateAgency,
  agencies,
  agencyApplications,
  approveApplication,
  inviteAdministrator,
  refuseApplication,
  suspendAgency,
} from '#calls/agencies.ts';
import { inviteAdministrator as invite } from '#domain/accounts/invite-administrator.ts';
import { listAllAgencies } from '#domain/accounts/list-all-agencies.ts';
import { setAgencySuspended } from '#domain/accounts/suspend-agency.ts';
import {
  approveApplication as approve,
  refuseApplication as refuse,
} from '#domain/agency-applications/decide-application.ts';
import { listApplications } from '#domain/agency-applications/list-applications.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { mailOrigin } from './mail-origin.ts';
import type { Refusal } from './problem.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = Pick<SignInDependencies, 'db' | 'boss'> & { sites: readonly Site[] };

/** `/api/agencies/…`: what anyone who runs the server does with agencies; there is no signing in for staff yet. */
export function registerAgencies(api: Api, { db, boss, sites }: Dependencies): void {
  /** The site that agents of a market log in on. */
  const mailedFrom = (origin: string) => (market: string, locale: string) => {
    const site = sites.find((one) => one.agentMode && one.market === market) ?? sites[0]!;
    return { siteId: site.id, locale, origin: mailOrigin(site, origin) };
  };

  registerCall(api, agencyApplications, async ({ query }) => ({
    ok: true,
    value: { applications: await listApplications(db, query.state) },
  }));
  registerCall(api, approveApplication, async ({ body, address, now }) => {
    const { application, headOffice, origin } = body;
    const asked = { application, headOffice, mailedFrom: mailedFrom(origin) };
    const approved = await approve(asked, { db, boss, sites, address, now });
    if (approved.ok) return { ok: true, value: { agency: approved.value } };
    return approved.reason === 'unknown' ? notFound : wrong('headOffice', 'is no head office');
  });
  registerCall(api, refuseApplication, async ({ body, address, now }) =>
    (await refuse(body.application, { db, address, now })) ? done : notFound,
  );
  registerCall(api, agencies, async () => ({ ok: true, value: { agencies: await listAllAgencies(db) } }));
  registerCall(api, inviteAdministrator, async ({ body, lang, address, now }) => {
    const { agency: agencyId, email, origin } = body;
    const from = (market: string) => mailedFrom(origin)(market, lang);
    const invited = await invite({ agencyId, email, mailedFrom: from }, { db, boss, address, now });
    if (invited.ok) return { ok: true, value: { invitation: invited.value } };
    if (invited.reason === 'unknown') return notFound;
    return wrong('email', invited.reason === 'no-email' ? 'is no e-mail' : 'works for this agency already');
  });
  for (const [call, isSuspended] of [
    [suspendAgency, true],
    [activateAgency, false],
  ] as const)
    registerCall(api, call, async ({ body, address, now }) =>
      (await setAgencySuspended({ agencyId: body.agency, isSuspended }, { db, address, now }))
        ? done
        : notFound,
    );
}

const done = { ok: true, value: { done: true } } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

const wrong = (field: string, reason: string): { ok: false } & Refusal => ({
  ok: false,
  reason: 'invalid-request',
  fields: [{ field, reason }],
});
