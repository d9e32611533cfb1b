import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Flags } from '#sites/flags.ts';
import { FactsStrip } from '#web/hotel/facts-strip.tsx';
import { HotelHeader } from '#web/hotel/hotel-header.tsx';
import { Webinar } from '#web/hotel/webinar.tsx';
import { openHotelPages } from './hotel-test-api.tsx';
import { named } from './named.ts';

// What the server renders above the pictures of a hotel, from what the calls of its page answer.

const { db, draw } = await openHotelPages();

const headerOf = (path: string, flags: Partial<Flags> = {}) =>
  draw(
    path,
    (data) => (
      <>
        <HotelHeader data={data} />
        <FactsStrip hotel={data.hotel} />
        <Webinar webinar={data.webinar} />
      </>
    ),
    { flags },
  );

const palms = '/tours/turkey/marenza-palms';
const liner = '/cruise/blue-pearl';

const change = (id: number, columns: Updateable<DB['hotel']>) =>
  db.updateTable('hotel').set(columns).where('id', '=', id).execute();

test('above the pictures stand the way here, the name with its stars, its rating and its address [W-2.11-08] [W-2.11-11] [W-2.11-12] [W-2.11-16]', async () => {
  await change(1, { address: named('Kumköy, 07330 Side'), rating_count: 12 });
  const { html, text } = await headerOf(palms);
  expect(text).toContain('Home Türkiye Side Marenza Palms');
  expect(html).toMatch(/<h1>Marenza Palms<span[^>]*> <span[^>]*aria-label="5 stars"/);
  expect(html).toMatch(/<a href="#rating"><b>4\.7<\/b> from 12 guests<\/a>/);
  expect(text).toContain('Kumköy, 07330 Side');
});

test('a hotel that is not sold says so beside its other badges, any other does not [W-2.11-09] [W-2.11-10]', async () => {
  const warning = 'This hotel is not on sale now';
  const shown = await headerOf(palms);
  expect(shown.text).not.toContain(warning);
  expect(shown.text).toContain('Opened in 2026');
  await change(1, { on_sale: false });
  const { text } = await headerOf(palms);
  await change(1, { on_sale: true });
  expect(text).toMatch(new RegExp(`${warning} Opened in 2026 Marenza`));
});

test('buttons lead down to the tabs and to the rooms; a liner has its own word [W-2.11-13] [W-2.11-22]', async () => {
  const hotel = await headerOf(palms);
  expect(hotel.html).toMatch(/href="#information">Hotel details<\/a>/);
  expect(hotel.html).toMatch(/href="#prices">Choose a room<\/a>/);
  expect((await headerOf(liner)).html).toMatch(/href="#information">Cruise details<\/a>/);
});

test('a liner shows its panorama, its entry in the register and the first link of its first words [W-2.11-14] [W-2.11-15] [W-2.11-17]', async () => {
  const words =
    '<p>A ship. <a href="javascript:1">No</a> <a class="x" href="/itinerary?a=1&amp;b=2">The <b>route</b></a> <a href="/other">Other</a></p>';
  await change(90, { paragraph: named(words) });
  const { html, text } = await headerOf(liner);
  expect(html).toContain('<a href="https://view.example/90">Panorama</a>');
  expect(text).toContain('In the register of hotels TR-07-90 https://registry.example/90');
  expect(html).toContain('<a href="/itinerary?a=1&amp;b=2">The route</a>');
  expect(text).not.toContain('Other');
  await change(1, { paragraph: named(words) });
  const hotel = await headerOf(palms);
  for (const missing of ['The route', 'Panorama', 'register']) expect(hotel.text).not.toContain(missing);
});

test('what a hotel has is told by its name beside its icon, where the operator names one of ours [W-2.11-25]', async () => {
  const hasIcon = async (icon: string | null) => {
    await db.updateTable('attribute').set({ icon }).where('kind', '=', 'flag').execute();
    const [, list = ''] = /<ul class="tags">(.*?)<\/ul>/s.exec((await headerOf(palms)).html) ?? [];
    expect(list).toContain('<li>');
    return list.includes('<svg');
  };
  expect(await hasIcon('wave')).toBe(true);
  expect(await hasIcon('of another site')).toBe(false);
  expect(await hasIcon(null)).toBe(false);
});

test('ways below a kilometre are metres, and pages of the hotel open beside this one [W-2.11-18] [W-2.11-24]', async () => {
  const known = [
    { id: 51, kind: 'distance', code: 'airport', value: '62000' },
    { id: 52, kind: 'distance', code: 'centre', value: '400' },
    { id: 1_000_032, kind: 'text', code: 'action', value: '/spa' },
  ];
  for (const [index, { id, kind, code, value }] of known.entries()) {
    const name = named(`Name ${id}`);
    await db
      .insertInto('attribute')
      .values({ id, kind, code, name, position: 20 + index })
      .execute();
    await db.insertInto('hotel_attribute').values({ hotel_id: 1, attribute_id: id, value }).execute();
  }
  const { html, text } = await headerOf(palms);
  const told = 'To the sea 150 m Antalya 62 km Name 52 400 m';
  const [header = ''] = /<header>.*?<\/header>/s.exec(html) ?? [];
  expect(header.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(told);
  expect(text.split('150 m'), 'once').toHaveLength(2);
  expect(html).toMatch(/<a class="chip" href="\/spa" target="_blank" rel="noopener">Name 1000032<\/a>/);
});

test("a hotel's rating leads to the service that gathers it, where the operator knows its number there [W-9-58]", async () => {
  await change(1, { rating_id: 'r 1' });
  const { html } = await headerOf(palms);
  await change(1, { rating_id: null });
  expect(html).toMatch(/<a href="https:\/\/ratings\.example\/r%201"[^>]*>from 12 guests<\/a>/);
  expect((await headerOf(palms)).html).not.toContain('ratings.example');
});

test('paying in parts is told of where the site has it [W-2.11-26]', async () => {
  const isTold = async (partPayment: boolean) =>
    (await draw(palms, (data) => <HotelHeader data={data} />, { flags: { partPayment } })).html.includes(
      '/help/service/kak-oplatit-tur',
    );
  expect([await isTold(true), await isTold(false)]).toEqual([true, false]);
});

test('a webinar is told of for a year, where there is one [W-2.11-49]', async () => {
  const told = async (video_date: string) => {
    await change(1, { video_date: plainDate(video_date), video_link: 'https://video.example/1' });
    return (await headerOf(palms, { webinars: true })).html;
  };
  expect(await told('2025-11-21')).not.toContain('Webinar');
  const html = await told('2025-11-22');
  expect(html).toMatch(/22 November 2025<\/time><a href="https:\/\/video.example\/1">Watch the webinar<\/a>/);
  expect((await headerOf(palms)).html, 'only where the site has them').not.toContain('Webinar');
  await change(1, { video_link: null });
  expect((await headerOf(palms, { webinars: true })).html).not.toContain('Webinar');
});

test('until their scripts are here, two placeholders stand for the buttons of the header [W-2.11-27]', async () => {
  const { html } = await draw(palms, (data) => <HotelHeader data={data} />);
  expect(html.match(/class="placeholder placeholder--pill"/g)).toHaveLength(2);
});

test("a partner's hotel can be kept, and not compared [W-2.11-20]", async () => {
  const places = async (path: string) => /class="[^"]*keep[^"]*"/.exec((await headerOf(path)).html)?.[0];
  expect(await places(palms)).toMatch(/keepTwo/);
  const partner = await places('/tours/turkey/partner-house');
  expect(partner).toBeDefined();
  expect(partner).not.toMatch(/keepTwo/);
});

test('a hotel and a liner lead to themselves as a page to print, with the question of their page, where the site has that [W-2.11-19] [S-1-39]', async () => {
  const printed = async (path: string, printPdf: boolean) => {
    const { html } = await draw(path, (data) => <HotelHeader data={data} />, { flags: { printPdf } });
    return /<a[^>]*href="([^"]*)"[^>]*aria-label="Print \(PDF\)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  };
  const asked = 'CHECKIN_BEG=20270605&CHECKIN_END=20270605';
  const href = await printed(`${palms}?${asked}`, true);
  expect(href).toMatch(/^\/print\/tours\/turkey\/marenza-palms\.pdf\?/);
  expect(href).toContain(asked);
  expect(await printed(liner, true)).toMatch(/^\/print\/cruise\/blue-pearl\.pdf\?/);
  expect(await printed(palms, false)).toBeUndefined();
});
