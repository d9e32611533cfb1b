import type { APIRequestContext } from '@playwright/test';
import { addressOf, send } from './account.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, outboxPath, test } from './fixtures.ts';

// What the server says of hotels without a browser: their sections, their maps, and the pages that they lead to.

type Listed = { id: number; slug: string; starKey: number };

const hotelsOf = async (request: APIRequestContext, state: number) =>
  JSON.parse(
    (await answerOf(request, 'localhost', `/core/search/Hotels?townFrom=50&state=${state}`)).html,
  ) as Listed[];

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';

const tabsOf = (html: string) =>
  [.../<nav id="information".*?<\/nav>/s.exec(html)![0].matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id!);

test('every section that a hotel can have is on some page, in English and in Russian, with a tab that leads to it [W-2.11-39] [W-2.11-40]', async ({
  request,
}) => {
  const found = new Set<string>();
  const turkey = await hotelsOf(request, 3);
  const pages = ['/cruise/vela-serena', ...turkey.slice(0, 60).map(({ slug }) => `/hotels/turkey/${slug}`)];
  const wanted = ['about', 'voyages', 'decks', 'rooms', 'services', 'location', 'concept', 'priority'];
  wanted.push('programs', 'route', 'vip', 'winter');
  for (const path of pages) {
    if (wanted.every((id) => found.has(id))) break;
    for (const host of ['localhost', 'ru.localhost']) {
      const { html } = await answerOf(request, host, path);
      const tabs = tabsOf(html);
      const places = tabs.map((id) => html.search(new RegExp(`<section[^>]* id="${id}"`)));
      expect(places, `${host}${path}`).toEqual(places.toSorted((one, other) => one - other));
      for (const id of tabs) {
        const shown = new RegExp(`<section[^>]* id="${id}"[^>]*>(.*?)</section>`, 's').exec(html)?.[1] ?? '';
        expect(textOf(shown).length, `${host}${path}#${id}`).toBeGreaterThan(20);
        found.add(id);
      }
      for (const id of wanted) if (!tabs.includes(id)) expect(sectionOf(html, id), `${path}#${id}`).toBe('');
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(wanted));
});

test('the words about a hotel stand beside what is paid there, the rules of its country and its map [W-2.11-41] [W-2.11-42]', async ({
  request,
}) => {
  const [hotel] = await hotelsOf(request, 4);
  const { html } = await answerOf(request, 'localhost', `/hotels/greece/${hotel!.slug}`);
  const about = sectionOf(html, 'about');
  expect(textOf(about)).toContain('Paid at the hotel: Guests pay the climate resilience fee');
  expect(about).toContain('href="#location"');
  const rules = linksOf(about).find((href) => href.includes('pamyatki'))!;
  expect(rules).toBe('/info/pamyatki-turistam-greece#hotel_title_id');
  const page = await answerOf(request, 'localhost', rules.split('#')[0]!);
  expect(page.status).toBe(200);
  expect(page.html).toContain('id="hotel_title_id"');
  const [turkish] = await hotelsOf(request, 3);
  const untaxed = await answerOf(request, 'localhost', `/hotels/turkey/${turkish!.slug}`);
  expect(textOf(sectionOf(untaxed.html, 'about'))).not.toContain('Paid at the hotel');
});

test('a ship leads to no rules where editors have written none [W-2.11-42]', async ({ request }) => {
  const { html } = await answerOf(request, 'localhost', '/cruise/vela-serena');
  expect(html).not.toContain('pamyatki');
});

test('where a tour can be paid in parts, hotels lead to how that is done [W-2.11-26]', async ({
  request,
}) => {
  const path = `/hotels/turkey/${(await hotelsOf(request, 3))[0]!.slug}`;
  const leads = '/help/service/kak-oplatit-tur';
  const russian = await answerOf(request, 'ru.localhost', path);
  expect(linksOf(russian.html)).toContain(leads);
  expect((await answerOf(request, 'ru.localhost', leads)).status).toBe(200);
  const latvian = await answerOf(request, 'lv.localhost', path);
  expect(linksOf(latvian.html).filter((href) => href.endsWith(leads))).toEqual([]);
});

test('agents are told the coordinates and the airport of a hotel, tourists only where it is [W-2.11-48]', async ({
  request,
}) => {
  const path = `/hotels/turkey/${(await hotelsOf(request, 3))[0]!.slug}`;
  const told = async (host: string) =>
    textOf(sectionOf((await answerOf(request, host, path)).html, 'location'));
  expect(await told('agent.localhost')).toMatch(/Coordinates ?\d+\.\d{5}, \d+\.\d{5} ?Airport ?[A-Z]{3}, /);
  expect(await told('localhost')).toContain('Location');
  expect(await told('localhost')).not.toContain('Coordinates');
});

test('a map beside the pictures takes the place of one of them; on a ship there is none [W-2.11-23] [W-2.11-28]', async ({
  request,
}) => {
  const [hotel] = await hotelsOf(request, 3);
  const galleryOf = async (path: string) => {
    const { html } = await answerOf(request, 'localhost', path);
    const [list = ''] = /<ul\b[^>]* class="[^"]*gallery[^"]*">.*?<\/ul>/s.exec(html) ?? [];
    return { photos: list.match(/<li[^>]*><a[^>]*modal=gallery/g)?.length, list };
  };
  const house = await galleryOf(`/hotels/turkey/${hotel!.slug}`);
  expect(house.photos).toBe(6);
  expect(house.list).toContain(`href="#location"`);
  expect(house.list).toContain(`/outlines/${hotel!.id}.svg`);
  const ship = await galleryOf('/cruise/vela-serena');
  expect(ship.photos).toBe(7);
  expect(ship.list).not.toContain('/outlines/');
});

test('the land around a hotel is a small rendering, the places near it are told for its map, and nothing else has either', async ({
  request,
}) => {
  const [hotel] = await hotelsOf(request, 3);
  const drawing = await answerOf(request, 'localhost', `/outlines/${hotel!.id}.svg`);
  expect(drawing.status).toBe(200);
  const type = drawing.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  expect(type).toContain('image/svg+xml');
  expect(drawing.html.length).toBeLessThan(6_000);
  for (const nowhere of ['999999999.svg', 'x.svg', `${hotel!.id}.png`])
    expect((await answerOf(request, 'localhost', `/outlines/${nowhere}`)).status, nowhere).toBe(404);
  const call = await answerOf(request, 'localhost', `/core/hotel?hotel=${hotel!.id}&lang=en`);
  const { nearby } = JSON.parse(call.html) as { nearby: { kind: string }[] };
  expect(nearby.map(({ kind }) => kind)).toEqual(['beach', 'centre', 'airport']);
});

test('a guest house is called so [W-3.5-03]', async ({ request }) => {
  const all = await hotelsOf(request, 4);
  const aboutOf = async (isGuestHouse: boolean) => {
    const hotel = all.find(({ starKey }) => (starKey === 104) === isGuestHouse)!;
    const { html } = await answerOf(request, 'localhost', `/hotels/greece/${hotel.slug}`);
    return textOf(/<nav id="information".*?<\/nav>/s.exec(html)![0]);
  };
  expect(await aboutOf(true)).toContain('About the guest house');
  expect(await aboutOf(false)).toContain('About the hotel');
});

test('the plus of a category is shown behind its stars [W-9-49]', async ({ request }) => {
  for (const [state, country] of [
    [3, 'turkey'],
    [11, 'egypt'],
    [176, 'maldives'],
  ] as const) {
    const best = (await hotelsOf(request, state)).find(({ starKey }) => starKey === 15);
    if (!best) continue;
    const { html } = await answerOf(request, 'localhost', `/hotels/${country}/${best.slug}`);
    expect(/<h1>.*?<\/h1>/s.exec(html)?.[0]).toContain('aria-label="5 stars+"');
    return;
  }
  expect('a hotel with a plus').toBe('found');
});

test('the old address of a liner leads to its page for good [W-2.11-03]', async ({ request }) => {
  const { status, headers } = await answerOf(request, 'localhost', '/liner/vela-serena');
  const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  expect([status, to]).toEqual([301, '/cruise/vela-serena']);
  expect((await answerOf(request, 'localhost', '/cruise/no-such-ship')).status).toBe(404);
});

test("a hotel of a partner's system is found, shown and sold as any other under its negative number [W-3.5-04] [W-7-38]", async ({
  request,
}) => {
  const path = '/hotels/turkey/pelinsa-park-hotel';
  const asked = await answerOf(request, 'localhost', `/core/hotel?hotel=${path}`);
  const { inc } = (JSON.parse(asked.html) as { info: { inc: number } }).info;
  expect(inc).toBeLessThan(0);
  const june = `${new Date().getFullYear() + (new Date().getMonth() < 5 ? 0 : 1)}06`;
  const week = `CHECKIN_BEG=${june}10&CHECKIN_END=${june}16&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0`;
  const list = await answerOf(request, 'localhost', `/search/hotels?STATEINC=3&${week}&HOTELLIST=${inc}`);
  const links = linksOf(list.html).filter((href) => href.startsWith(`${path}?`));
  expect([list.status, links.length > 0]).toEqual([200, true]);
  const page = await answerOf(request, 'localhost', links[0]!);
  const offers = linksOf(page.html);
  const [receipt, form] = ['offer', 'request'].map((name) =>
    offers.find((href) => href.includes(`&${name}=`)),
  );
  expect((await answerOf(request, 'localhost', receipt!)).html).toContain('Price breakdown');
  expect(textOf((await answerOf(request, 'localhost', form!)).html)).toContain('Hotel: Pelinsa Park Hotel');
  expect((await answerOf(request, 'localhost', `/outlines/${inc}.svg`)).status).toBe(200);
  await expectRequestArrives(request, form!, 'Pelinsa Park Hotel');
});

/** Sends the form of an address as a browser without scripts does, until it is old enough, and looks for its letter. */
async function expectRequestArrives(request: APIRequestContext, path: string, hotel: string) {
  const { html } = await answerOf(request, 'localhost', path);
  const form = /<form\b(?:(?!<\/form>)[\s\S])*?name="FIELD_NAME"[\s\S]*?<\/form>/.exec(html)![0];
  const action = /\saction="([^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&');
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name, value] as const,
  );
  const name = `Anna ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const typed = { FIELD_NAME: name, FIELD_PHONE: '+371 20000000', FIELD_AGREE: 'on' };
  await expect(async () => {
    const sent = await send(request, 'localhost', action, { ...Object.fromEntries(hidden), ...typed });
    expect(textOf(await sent.text())).toContain('Your request is on its way');
  }).toPass();
  await expect(async () => {
    const letters = await (await request.get(addressOf(outboxPath()))).text();
    expect(letters.split('<article').find((letter) => letter.includes(name))).toContain(hotel);
  }).toPass();
}
