import {
  accountFaults,
  createAccount,
  deleteAccount,
  ownAccount,
  saveOwnAccount,
} from '#calls/traveller-account.ts';
import { openAskingReset } from '#domain/accounts/ask-reset.ts';
import { deleteAccount as deleteAccountOf } from '#domain/accounts/delete-account.ts';
import { findTraveller } from '#domain/accounts/find-traveller.ts';
import { saveOwnAccount as saveOwnAccountOf } from '#domain/accounts/save-own-account.ts';
import { guardGuesses } from '#domain/accounts/sign-in-limits.ts';
import { email as emailRule } from '#lib/validation/emails.ts';
import { marketPhone, phoneValue } from '#lib/validation/market-phone.ts';
import type { Api } from './api-env.ts';
import { asTraveller } from './as-person.ts';
import { mailOrigin } from './mail-origin.ts';
import { registerCall } from './register-call.ts';
import { notConfirmed, type SignInDependencies } from './sign-in.ts';

/** `/api/auth/…` of travellers: an account of their own, and an end to it. */
export function registerTravellerAccount(api: Api, { db, boss, signInLimits }: SignInDependencies): void {
  const askLink = openAskingReset(db, boss, signInLimits);
  registerCall(api, createAccount, async ({ body, site, lang, now }) => {
    if (site.flags.accounts !== 'travellers') return { ok: false, reason: 'not-found' };
    const { name: newName, email, origin } = body;
    if (emailRule()(email)) return { ok: false, reason: 'invalid-request', fields: [noEmail] };
    await askLink({
      email,
      newName,
      siteId: site.id,
      locale: lang,
      now,
      origin: mailOrigin(site, origin),
    });
    return done;
  });
  registerCall(api, ownAccount, async ({ caller }) => {
    const found = await findTraveller(db, asTraveller(caller).personId);
    // The account was deleted between the door and here.
    if (!found) return { ok: false, reason: 'login-required' };
    return { ok: true, value: { ...found, consentedAt: found.consentedAt?.toISOString() ?? null } };
  });
  registerCall(api, saveOwnAccount, async ({ body, caller, site, now, address }) => {
    const traveller = asTraveller(caller);
    const known = await findTraveller(db, traveller.personId);
    // A number that another market took stays one here.
    const isKnown = body.phone === known?.phone;
    const fault = !isKnown && marketPhone(site.phone)(body.phone);
    if (fault) {
      const wrong = { field: 'phone', reason: 'is not a phone number of this market', messageKey: fault.key };
      return { ok: false, reason: 'invalid-request', fields: [wrong] };
    }
    const phone = isKnown ? body.phone : phoneValue(site.phone, body.phone);
    await saveOwnAccountOf({ ...body, phone }, { db, caller: traveller, now, address });
    return done;
  });
  const guesses = guardGuesses(db, signInLimits);
  registerCall(api, deleteAccount, async ({ body, caller, site, now, address }) => {
    const context = { db, boss, site, guesses, caller: asTraveller(caller), now, address };
    const deleted = await deleteAccountOf(body.password, context);
    return deleted.ok ? done : notConfirmed(deleted, 'password');
  });
}

const done = { ok: true, value: { done: true } } as const;

const noEmail = { field: 'email', reason: 'is no e-mail address', messageKey: accountFaults.email };
