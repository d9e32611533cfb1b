import { offer, ownAccount, search, signIn, townFroms } from './generated/orval.ts';
import type { Start, Walk } from './walk.mts';

/** Orval writes the origin into the client when it generates it. */
export async function walk({ townFrom, state, from, to, person }: Start): Promise<Walk> {
  const headers = { 'X-Api-Key': 'a program' };
  const towns = await townFroms({ searchType: 'tours' }, { headers });
  const found = await search(
    {
      TOWNFROM: townFrom,
      STATEINC: state,
      CHECKIN_BEG: from,
      CHECKIN_END: to,
      NIGHTMIN: 7,
      NIGHTMAX: 14,
      ADULT: 2,
      CHILD: 2,
      AGES: [5, 9],
    },
    { headers },
  );
  const rows =
    found.status === 200 ? found.data.flatMap(({ prices }) => prices).filter((row) => 'claim' in row) : [];
  const first = rows[0]!;
  const opened = await offer({ claim: first.claim }, { headers });
  const lacking = await search({ CHECKIN_BEG: from, CHECKIN_END: to, STATEINC: state }, { headers });
  const refused = await ownAccount(undefined, { headers });
  const signedIn = await signIn({ ...person, device: 'a generated client' }, undefined, { headers });
  const token = signedIn.status === 200 && 'token' in signedIn.data ? signedIn.data.token : '';
  const me = await ownAccount(undefined, { headers: { Authorization: `Bearer ${token}` } });
  return {
    towns: towns.status === 200 ? towns.data.length : 0,
    hotels: rows.length,
    hasSamePrice:
      opened.status === 200 && opened.data.status === 'priced' && opened.data.offer.price === first.price,
    wrongFields: lacking.status === 400 ? (lacking.data.errors?.map(({ field }) => field) ?? []) : [],
    refusedStatus: refused.status,
    email: me.status === 200 ? me.data.email : undefined,
  };
}
