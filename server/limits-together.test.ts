import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { usualLimits } from './settings.ts';
import { formOf, testApp } from './test-app.ts';

const database = await openTestDatabase();
const pages = async () => new Response('sent');

test('two servers on one database count an address together', async () => {
  const settings = { limits: { ...usualLimits, leadsPerMinute: 4, requestsPerMinute: 20 } };
  const servers = [
    await testApp(database, { pages, settings }),
    await testApp(database, { pages, settings }),
  ];
  const inTurns = async (times: number, init: () => RequestInit) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++)
      statuses.push((await servers[i % 2]!.ask('/tours', init(), '203.0.113.200')).status);
    return statuses;
  };
  expect(await inTurns(6, () => formOf({ a: '1' }))).toEqual([200, 200, 200, 200, 429, 429]);
  // Of looks each lets a tenth pass by itself.
  const looks = await inTurns(26, () => ({}));
  expect(looks.lastIndexOf(200) + 1).toBe(22);
  expect(looks.slice(22)).toEqual([429, 429, 429, 429]);
});
