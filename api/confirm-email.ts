import { confirmEmail, emailToConfirm } from '#calls/confirm-email.ts';
import { confirmEmail as confirm, findEmailToConfirm } from '#domain/accounts/confirm-email.ts';
import type { Api } from './api-env.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `/api/auth/email`: what the link of a mail confirms, and confirming it. */
export function registerConfirmEmail(api: Api, { db, boss }: Pick<SignInDependencies, 'db' | 'boss'>): void {
  registerCall(api, emailToConfirm, async ({ query, now }) => {
    const email = await findEmailToConfirm(db, { token: query.token, now });
    return email === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: { email } };
  });
  registerCall(api, confirmEmail, async ({ body, site, now, address }) => {
    const isConfirmed = await confirm(body.token, { db, boss, site, now, address });
    return isConfirmed ? done : { ok: false, reason: 'not-found' };
  });
}

const done = { ok: true, value: { done: true } } as const;
