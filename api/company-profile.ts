import type { BodyOf } from '#calls/call.ts';
import { companyProfile, saveCompanyProfile } from '#calls/company-profile.ts';
import { type Company, findCompany } from '#domain/accounts/find-company.ts';
import { findProfile } from '#domain/accounts/find-profile.ts';
import { saveCompany } from '#domain/accounts/save-company.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { companyFields } from './company-fields.ts';
import { faultsOf, openFields } from './describe-fields.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** The particulars of an agency's company and their saving. */
export function registerCompanyProfile(api: Api, { db }: Pick<SignInDependencies, 'db'>): void {
  registerCall(api, companyProfile, async ({ caller, lang }) => {
    const { agencyId, managerId: inc, isAdministrator } = asManager(caller);
    const found = await findCompany(db, agencyId);
    if (!found) return { ok: true, value: { partPass: [], fields: [], code: -1 } };
    const fields = companyFields(found, { lang, market: found.market, isAdministrator });
    const shown = fields.map((field) => (field.visible === '1' ? field : { ...field, value: '' }));
    return {
      ok: true,
      value: { partPass: [{ administrator: isAdministrator, inc }], fields: shown, code: 0 },
    };
  });
  registerCall(api, saveCompanyProfile, async ({ body, caller, lang, today, now, address }) => {
    const manager = asManager(caller);
    const { agencyId, managerId, isAdministrator } = manager;
    const found = await findCompany(db, agencyId);
    if (!found) return { ok: false, reason: 'not-found' };
    const profile = await findProfile(db, managerId);
    const who = { participantInc: managerId, alias: profile?.alias ?? '' };
    const open = openFields(companyFields(found, { lang, market: found.market, isAdministrator }), who);
    const fields = faultsOf(open, body, today);
    if (fields.length > 0) return { ok: false, reason: 'invalid-request', fields };
    // Without a login there is nothing that could be edited.
    if (open.length > 0) await saveCompany(said(body), { db, caller: manager, now, address });
    return { ok: true, value: { code: 0 } };
  });
}

const said = (body: BodyOf<typeof saveCompanyProfile>): Company => ({
  latinName: body.lname.trim(),
  director: body.director.trim(),
  ownership: body.ownership,
  taxation: body.taxation,
  country: body.partner_town_state,
  language: body.language,
  legalAddress: body.address.trim(),
  actualAddress: body.faddress.trim(),
});
