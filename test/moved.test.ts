import { beforeAll, expect, test } from 'vitest';
import { moved } from '#calls/moved.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf } = await openContentApi();

beforeAll(async () => {
  const rows = [
    { from_path: '/old', to_path: '/new' },
    { from_path: '/older', to_path: '/old?from=older' },
    { from_path: '/catalogue.php?id=5', to_path: '/countries/turkey#beaches' },
    { from_path: '/ru/hot', to_path: '/search/hot-tours', status: 308 },
    { from_path: '/rail', to_path: null, status: 410 },
    { from_path: '/train', to_path: '/rail' },
    { from_path: '/winter', to_path: '/search/zima' },
    { from_path: '/winter', to_path: '/search/lato', market: 'in' },
    { from_path: '/here', to_path: '/there' },
    { from_path: '/there', to_path: '/here' },
  ];
  await db
    .insertInto('redirect')
    .values(rows.map((row, index) => ({ id: index + 1, ...row })))
    .execute();
});

async function follow(address: string, site?: string) {
  const answer = await apiOf(site).ask(`/b2c/Moved?${new URLSearchParams({ address })}`);
  if (answer.status === 404) return undefined;
  const { status, to } = moved.answer.parse(await answer.json());
  return `${status} ${to}`.trim();
}

test.for<[string, string | undefined]>([
  ['/old', '301 /new'],
  ['/old/', '301 /new'],
  ['/old?utm_source=x', '301 /new?utm_source=x'],
  ['/ru/old', '301 /ru/new'],
  ['/older', '301 /new'],
  ['/catalogue.php?id=5', '301 /countries/turkey#beaches'],
  ['/catalogue.php?id=6', undefined],
  ['/ru/hot', '308 /ru/search/hot-tours'],
  ['/hot', undefined],
  ['/rail', '410'],
  ['/train', '410'],
  ['/nowhere', undefined],
])('%s leads to %s', async ([address, expected]) => {
  expect(await follow(address)).toBe(expected);
});

test('what a market says of an address goes before what is said of all', async () => {
  expect([await follow('/winter'), await follow('/winter', 'b2c-in')]).toEqual([
    '301 /search/zima',
    '301 /search/lato',
  ]);
});

test('a ring that got in beside the import ends', async () => {
  expect(await follow('/here')).toMatch(/^301 /);
});

test('a redirect that is taken away leads nowhere within a second', async () => {
  expect(await follow('/winter')).toBeDefined();
  await db.deleteFrom('redirect').where('from_path', '=', '/winter').execute();
  await expect.poll(() => follow('/winter'), { timeout: 5_000 }).toBe(undefined);
});
