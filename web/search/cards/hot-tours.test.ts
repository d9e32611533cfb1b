import { expect, test } from 'vitest';
import { createHttpClient } from '#calls/http-client.ts';
import { plainDate } from '#lib/plain-date.ts';
import { loadHotTours } from './hot-tours.ts';

test('last-minute tours leave from tomorrow on, within two weeks', async () => {
  const asked: URLSearchParams[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).searchParams);
    return Response.json({}, { status: 503 });
  };
  const client = createHttpClient({ fetch, root: 'http://localhost', lang: 'en', mainLocale: 'en' });
  const found = await loadHotTours(client, 22, plainDate('2026-11-21'), 6);
  expect(found).toEqual({ offers: [], countTotal: 0 });
  expect(asked.map((query) => [query.get('CHECKIN_BEG'), query.get('CHECKIN_END')])).toEqual([
    ['20261122', '20261205'],
  ]);
});
