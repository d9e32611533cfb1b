import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi-typescript.ts';
import type { Start, Walk } from './walk.mts';

export async function walk({ origin, townFrom, state, from, to, person }: Start): Promise<Walk> {
  const { GET, POST } = createClient<paths>({
    baseUrl: origin,
    headers: { 'X-Api-Key': 'a program' },
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const towns = await GET('/core/search/TownFroms', { params: { query: { searchType: 'tours' } } });
  const search = await GET('/core/search', {
    params: {
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
    },
  });
  const rows = search.data?.flatMap(({ prices }) => prices).filter((row) => 'claim' in row) ?? [];
  const first = rows[0]!;
  const opened = await GET('/core/offer', { params: { query: { claim: first.claim } } });
  const lacking = await GET('/core/search', {
    params: { query: { CHECKIN_BEG: from, CHECKIN_END: to, STATEINC: state } },
  });
  const refused = await GET('/api/auth/traveller', {});
  const signedIn = await POST('/api/auth/sign-in', {
    body: { ...person, device: 'a generated client' },
    bodySerializer: (body) => new URLSearchParams(body as Record<string, string>),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const token = signedIn.data && 'token' in signedIn.data ? signedIn.data.token : '';
  const me = await GET('/api/auth/traveller', { headers: { Authorization: `Bearer ${token}` } });
  return {
    towns: towns.data?.length ?? 0,
    hotels: rows.length,
    hasSamePrice: opened.data?.status === 'priced' && opened.data.offer.price === first.price,
    wrongFields: lacking.error?.errors?.map(({ field }) => field) ?? [],
    refusedStatus: refused.response.status,
    email: me.data?.email,
  };
}
