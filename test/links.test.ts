import { globSync, readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import pages from '#web/routes.ts';

type Entry = (typeof pages)[number];

/** A path is written in no language, so that no word of it is taken for one. */
const withoutLocale = (path: string | undefined) => (path === ':locale?' ? undefined : path);

function toRoute({ path: written, index, children }: Entry): RouteObject {
  const path = withoutLocale(written);
  if (index) return { index, ...(path && { path }) };
  return { ...(path && { path }), children: children?.map(toRoute) ?? [] };
}

/** Without the last route, which answers what is nowhere else. */
const routes = pages.filter(({ path }) => path !== '*').map(toRoute);

const isPage = (path: string) => matchRoutes(routes, path) !== null;

/** What the server itself answers: files, pictures, calls, short links and pages as PDF. */
const ofTheServer =
  /^\/(brand|flags|partners|img|media|s|b2c|core|api|docs|dev|assets|fonts|healthz|readyz|metrics|printx\.pdf|sharedx\.jpg)(\/|$)/;

/** The routes themselves, beginnings of paths for robots, and a programme that stands on an operator's own address. */
const saysOtherPaths = new Set(['web/routes.ts', 'web/site-map/robots.ts', 'demo/cruises/ships.ts']);

/** Texts that begin like a path: of a page, but never with a dot, as a file of the sources does. */
const links = /(['"`]|href=\\?")(\/[a-z](?:[^'"`\s\\<>]|\$\{[^}]*\})*)/g;

const unknown = String.raw`\$\{(?:[^{}]|\{[^}]*\})*\}`;

/** A path with something in the place of what is only known later; what is put behind a whole word is its question. */
const filled = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .replace(new RegExp(`(?<=\\w)${unknown}$`), '')
    .replaceAll(new RegExp(unknown, 'g'), 'x');

function linksOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  return [...source.matchAll(links)].map(([, , path = '']) => filled(path));
}

const sources = globSync([
  '{web,sites,domain,integrations,demo}/**/*.{ts,tsx}',
  'texts/messages/**/*.json',
]).filter((file) => !file.includes('.test.') && !saysOtherPaths.has(file));

test('whatever is written as a path in pages, sites, mails and the demo is a page that there is', () => {
  const written = sources.flatMap((file) => linksOf(file).map((path) => ({ file, path })));
  expect(written.length).toBeGreaterThan(100);
  const lost = new Set(
    written.map(({ path }) => path).filter((path) => !ofTheServer.test(path) && !isPage(path)),
  );
  expect(written.filter(({ path }) => lost.has(path))).toEqual([]);
});

test('links of sites to each other lead to pages', () => {
  const own = allSites
    .flatMap(({ links }) => Object.values(links))
    .filter((link) => typeof link !== 'string');
  expect(own.length).toBeGreaterThan(allSites.length);
  const paths = new Set(own.map(({ path }) => filled(path)));
  expect([...paths].filter((path) => !isPage(path))).toEqual([]);
});

test('a path without a page is noticed', () => {
  expect(['/', '/contacts/sales-offices', '/tours/turkey', '/search/lato'].filter(isPage)).toHaveLength(4);
  expect(['/contacts/sale-offices', '/tur/', '/searches', '/hotel/turkey'].filter(isPage)).toEqual([]);
});
