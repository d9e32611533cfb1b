import { client } from './generated/hey-api/client.gen.ts';
import { offer, ownAccount, search, signIn, townFroms } from './generated/hey-api/index.ts';
import type { Start, Walk } from './walk.mts';

export async function walk({ origin, townFrom, state, from, to, person }: Start): Promise<Walk> {
  let token = '';
  client.setConfig({ baseUrl: origin, headers: { 'X-Api-Key': 'a program' }, auth: () => token });
  const towns = await townFroms({ query: { searchType: 'tours' } });
  const found = await search({
    query: {
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
  });
  const rows = found.data?.flatMap(({ prices }) => prices).filter((row) => 'claim' in row) ?? [];
  const first = rows[0]!;
  const opened = await offer({ query: { claim: first.claim } });
  const lacking = await search({ query: { CHECKIN_BEG: from, CHECKIN_END: to, STATEINC: state } });
  const refused = await ownAccount();
  const signedIn = await signIn({ body: { ...person, device: 'a generated client' } });
  if (signedIn.data && 'token' in signedIn.data) token = signedIn.data.token;
  const me = await ownAccount();
  return {
    towns: towns.data?.length ?? 0,
    hotels: rows.length,
    hasSamePrice: opened.data?.status === 'priced' && opened.data.offer.price === first.price,
    wrongFields: lacking.error?.errors?.map(({ field }) => field) ?? [],
    refusedStatus: refused.response?.status ?? 0,
    email: me.data?.email,
  };
}
