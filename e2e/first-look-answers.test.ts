import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from './account.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Whatever the server renders has its looks from the sheets that the page names: else it jumps when they come, and without
// scripts they never come.

const assets = join(import.meta.dirname, '..', 'build', 'client', 'assets');

/** The sheets that say how a class looks. */
function sheetsOfClasses() {
  const sheets = new Map<string, string[]>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
    for (const [, name] of readFileSync(join(assets, file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi))
      sheets.set(name!, [...(sheets.get(name!) ?? []), file]);
  return sheets;
}

/** Classes of a page that only other sheets than its own know. */
function lookless(html: string, sheets: ReadonlyMap<string, readonly string[]>): string[] {
  const named = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="\/assets\/([^"#]*)/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(0);
  const classes = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, all]) => all!.split(/\s+/)));
  return [...classes].filter((name) => {
    const known = sheets.get(name) ?? [];
    return known.length > 0 && !known.some((file) => named.includes(file));
  });
}

const everywhere = [
  ...['/', '/search/tours?STATEINC=3', '/search/hot-tours', '/cruises', '/avia', '/services', '/contacts'],
  ...['/compare/', '/favorites', '/countries', '/countries/turkey', '/news', '/help'],
];
const ofAgents = [
  '/quotes',
  '/orders',
  '/calendar',
  '/clients',
  '/notifications',
  '/settings',
  '/settings/mycompany',
];

test('what the server renders for a visitor or an agent has its looks at once', async ({ request }) => {
  const sheets = sheetsOfClasses();
  const cookie = await logIn(request, 'agent.localhost', ({ name }) => name === 'Paul Novak');
  const pages = [
    ...everywhere.flatMap((path) => [
      { host: 'localhost', path, cookie: '' },
      { host: 'agent.localhost', path, cookie },
    ]),
    ...ofAgents.map((path) => ({ host: 'agent.localhost', path, cookie })),
  ];
  for (const { host, path, cookie } of pages) {
    const first = await answerOf(request, host, path, cookie);
    const to = first.headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
    const { status, html } = to ? await answerOf(request, host, to, cookie) : first;
    expect(status, `${host}${path}`).toBe(200);
    expect(lookless(html, sheets), `${host}${path}`).toEqual([]);
  }
});
