import { changeAgency, ownAgencies } from '#calls/own-agencies.ts';
import { changeAgency as change } from '#domain/accounts/change-agency.ts';
import { listAgencies } from '#domain/accounts/list-agencies.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `/api/auth/agencies`: whom a person can work for, and a change of it. */
export function registerOwnAgencies(api: Api, { db }: Pick<SignInDependencies, 'db'>): void {
  registerCall(api, ownAgencies, async ({ caller }) => ({
    ok: true,
    value: { agencies: await listAgencies(db, asManager(caller)) },
  }));
  registerCall(api, changeAgency, async ({ body, caller, address, now }) => {
    const token = await change(body.manager, { db, caller: asManager(caller), address, now });
    return token ? { ok: true, value: { token } } : { ok: false, reason: 'not-found' };
  });
}
