import { forgetTraveller, ownRequests, savedTravellers, saveTraveller } from '#calls/traveller-things.ts';
import { listTravellerRequests } from '#domain/travellers/requests.ts';
import {
  forgetTraveller as forget,
  listSavedTravellers,
  mostSaved,
  saveTraveller as save,
} from '#domain/travellers/saved-travellers.ts';
import { minorPerUnit } from '#lib/money.ts';
import { addYears, dayIn, plainDate } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { asTraveller } from './as-person.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** What travellers have asked for, and whom they book for: each call is about the caller's own, and nobody else's. */
export function registerTravellerThings(api: Api, { db }: Pick<SignInDependencies, 'db'>): void {
  registerCall(api, ownRequests, async ({ caller, lang, site }) => {
    const text = textsIn(lang, site);
    const requests = await listTravellerRequests(db, asTraveller(caller).personId);
    return {
      ok: true,
      value: {
        requests: requests.map(({ id, sent_at, claim, total_minor, currency, shown }) => ({
          request: id,
          sentAt: sent_at.toISOString(),
          claim,
          currency,
          hotelName: text(shown.hotel),
          placeName: text(shown.place),
          departsOn: plainDate(shown.departsOn),
          nights: shown.nights,
          adult: shown.adults,
          ages: shown.childAges,
          total: total_minor / minorPerUnit,
        })),
      },
    };
  });
  registerCall(api, savedTravellers, async ({ caller }) => {
    const saved = await listSavedTravellers(db, asTraveller(caller).personId);
    return {
      ok: true,
      value: {
        travellers: saved.map(({ id: savedTraveller, name, born }) => ({ savedTraveller, name, born })),
      },
    };
  });
  registerCall(api, saveTraveller, async ({ body, caller, now, site }) => {
    const born = plainDate(body.born);
    const today = dayIn(now, site.timeZone);
    if (born > today || born < addYears(today, -oldest))
      return { ok: false, reason: 'invalid-request', fields: [nobodysBirthday] };
    const which = { personId: asTraveller(caller).personId, id: body.savedTraveller || undefined };
    const saved = await save(db, which, { name: body.name, born });
    if (saved.ok) return { ok: true, value: { savedTraveller: saved.value } };
    if (saved.reason === 'not-found') return { ok: false, reason: 'not-found' };
    return { ok: false, reason: 'invalid-request', fields: [tooMany] };
  });
  registerCall(api, forgetTraveller, async ({ body, caller }) => {
    const which = { personId: asTraveller(caller).personId, id: body.savedTraveller };
    return (await forget(db, which)) ? done : { ok: false, reason: 'not-found' };
  });
}

const done = { ok: true, value: { done: true } } as const;

/** Years that nobody is old. */
const oldest = 120;

const nobodysBirthday = { field: 'born', reason: 'is nobody’s birthday' };

const tooMany = { field: 'savedTraveller', reason: `there are ${mostSaved} already` };
