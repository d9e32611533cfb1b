import { randomUUID } from 'node:crypto';
import { applyAsAgency } from '#calls/agency-applications.ts';
import { type AgencyContext, applyAsAgency as apply } from '#domain/agency-applications/apply-as-agency.ts';
import { phoneValue } from '#lib/validation/market-phone.ts';
import type { Api } from './api-env.ts';
import { fieldError } from './feedback.ts';
import type { LeadGuard } from './guard-lead.ts';
import { registerCall } from './register-call.ts';

type Dependencies = Pick<AgencyContext, 'db' | 'boss'> & { guard: LeadGuard };

/** `POST /b2c/agency/application`. */
export function registerAgencyApplications(api: Api, { db, boss, guard }: Dependencies): void {
  registerCall(api, applyAsAgency, (asked) => {
    const { body, site, lang: locale, now } = asked;
    const { requestKey = randomUUID(), pass, website, ...typed } = body;
    const said = { ...typed, phone: phoneValue(site.phone, typed.phone) };
    const words = { name: said.person, phone: said.phone, email: said.email, comment: said.company };
    return guard(words, { ...asked, requestKey, pass, website }, async () => {
      const applied = await apply({ ...said, requestKey }, { db, boss, site, locale, now });
      if (applied.ok) return applied;
      return { ok: false, reason: 'invalid-request', fields: applied.faults.map(fieldError) };
    });
  });
}
