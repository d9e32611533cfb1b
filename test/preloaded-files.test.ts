import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import type { TextFiles } from '#texts/texts.ts';
import routes from '#web/routes.ts';
import { type AllPages, likelyNext, preloadedFiles } from '#web/shell/document/preloaded-files.server.ts';

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children = [] }) => [id ?? file.replace(/\.tsx?$/, ''), ...idsOf(children)]);

const ids = idsOf(await routes);

test('the pages that are likely to follow are pages of ours', () => {
  expect(ids).toEqual(expect.arrayContaining(Object.entries(likelyNext).flat()));
});

/** Every page has a script and texts of its own, and shares one script with all. */
const pages = {
  assets: {
    entry: { module: 'entry.js', imports: ['frame.js'] },
    routes: Object.fromEntries(
      ids.map((id) => [id, { module: `${id}.js`, imports: ['frame.js', 'cards.js'], css: [`${id}.css`] }]),
    ),
  },
  routes: Object.fromEntries(ids.map((id) => [id, { module: { handle: { texts: [id] } } }])),
} as unknown as AllPages; // the little that is looked at
const texts: TextFiles = { address: 'texts-*.js', shared: {} };
const ahead = (...matches: string[]) =>
  preloadedFiles(pages, { matches: matches.map((id) => ({ route: { id } })) as never }, texts);

test('from home the files of the results are fetched, and then those of a tour, but nothing that is here', () => {
  const of = (id: string) => [`${id}.js`, `${id}.css`, `texts-${id}.js`];
  expect(ahead('root', 'home/home')).toEqual([...of('results/tours'), ...of('hotel/tour')]);
});

test('after a page whose next one nobody knows nothing is fetched', () => {
  expect(ahead('root', 'info-pages/info-page')).toEqual([]);
});
