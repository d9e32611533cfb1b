import { beforeAll, expect, test } from 'vitest';
import { registerServices } from '#api/services.ts';
import { testApi } from '#api/test-api.ts';
import { loader as cruises } from '#web/home/cruises-page.tsx';
import { loader as flights } from '#web/home/flights-page.tsx';
import { loader as hotels } from '#web/home/hotels-page.tsx';
import { loader as services } from '#web/home/services-page.tsx';
import { loader as tours } from '#web/home/tours-page.tsx';
import { openContentApi } from './content-test-api.ts';
import { pageContext } from './page-context.ts';
import { addSmallServices } from './small-services.ts';

const { db, catalogue, apiOf } = await openContentApi();
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
const now = new Date('2026-11-21T10:00:00Z');
beforeAll(() => addSmallServices(db));

/** Services have a client of their own; whatever else a page asks beside its title it does without. */
function ask(path: string, init?: { headers: Headers }) {
  const ofServices = () => testApi((api) => registerServices(api, { db, catalogue }), { serviceToken, now });
  return (path.includes('/b2c/') ? apiOf() : ofServices()).ask(path, init);
}

const pages = [
  ['/tours', tours, 'titleTour'],
  ['/hotels', hotels, 'titleHotel'],
  ['/cruises', cruises, 'titleCruise'],
  ['/avia', flights, 'titleAvia'],
  ['/services', services, 'titleServices'],
] as const;

/** What a page calls its wizard and shows behind it, by the editors; empty where it has its own. */
async function wordsOf([path, loader]: (typeof pages)[number]) {
  const url = new URL(path, 'http://localhost');
  const context = pageContext(ask, now, serviceToken);
  const { title, film } = await loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '',
  } as never);
  return { title, film };
}

test('editors say in one group of content how the wizard of each page is titled, and which film plays behind it [W-2.3-13] [W-2.3-03]', async () => {
  for (const page of pages) expect(await wordsOf(page), page[0]).toEqual({ title: '', film: '' });
  const rows = pages.map(([path, , key], index) => ({
    id: 200 + index,
    group_key: 'titleSearch',
    key,
    link: `/media/video/${key}.webm`,
    position: index,
    value: { en: `Editors of ${path}`, ru: `Редакторы ${path}` },
  }));
  await db.insertInto('setting').values(rows).execute();
  for (const page of pages)
    expect(await wordsOf(page), page[0]).toEqual({
      title: `Editors of ${page[0]}`,
      film: `/media/video/${page[2]}.webm`,
    });
});
