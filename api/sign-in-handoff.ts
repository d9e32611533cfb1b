import { issueHandoff, redeemHandoff } from '#calls/sign-in-handoff.ts';
import { issueHandoff as issue } from '#domain/accounts/issue-handoff.ts';
import { redeemHandoff as redeem } from '#domain/accounts/redeem-handoff.ts';
import { archiveOf } from '#sites/handoff-sites.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import { type SignInDependencies, sessionOf } from './sign-in.ts';

type Dependencies = Pick<SignInDependencies, 'db'> & { sites: readonly Site[] };

/** `/api/auth/handoff`: a session of the agent portal opens one on the photo archive. */
export function registerSignInHandoff(api: Api, { db, sites }: Dependencies): void {
  registerCall(api, issueHandoff, async ({ body, caller, site, now }) => {
    const archive = archiveOf(site, sites);
    if (!archive) return { ok: false, reason: 'not-found' };
    const nonceHash = Buffer.from(body.challenge, 'base64url');
    const context = { db, caller: asManager(caller), targetSiteId: archive.id, now };
    const code = await issue(nonceHash, context);
    return code ? { ok: true, value: { code } } : { ok: false, reason: 'login-required' };
  });
  registerCall(api, redeemHandoff, async ({ body, caller, site, now, address, log }) => {
    const context = { db, siteId: site.id, now, address, before: sessionOf(caller) };
    const token = await redeem(body, context);
    if (token) return { ok: true, value: { token } };
    log.info('A sign-in handoff was refused');
    return { ok: false, reason: 'not-found' };
  });
}
