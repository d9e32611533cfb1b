import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { clientContext } from '#web/context/context.ts';
import { isCruise } from '#web/hotel/hotel-traits.ts';
import { RoomsAndPrices } from '#web/hotel/rooms-and-prices.tsx';
import { cabinWords } from '#web/parts/offer/cabin-words.ts';
import { RoomWordsContext, roomWords } from '#web/parts/offer/room-words.ts';
import { openHotelPages } from './hotel-test-api.tsx';
import { named } from './named.ts';

// What the server renders of the offers of a hotel, from what the calls of its page answer.

const { db, draw, context } = await openHotelPages();

const palms = '/tours/turkey/marenza-palms';
const bay = '/tours/turkey/pinara-bay';
const liner = '/cruise/blue-pearl';
const day = (date: string) =>
  `STATEINC=3&TOWNFROM=2&CHECKIN_BEG=${date}&CHECKIN_END=${date}&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0`;

const offersOf = (path: string, options?: Parameters<typeof draw>[2]) =>
  draw(path, (data) => <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />, options);

test('where there is no offer the list says so [W-2.11-55]', async () => {
  const empty = 'No offers for this search';
  expect((await offersOf(`${palms}?${day('20270606')}`)).text).toContain(empty);
  expect((await offersOf(`${palms}?${day('20270605')}`)).text).not.toContain(empty);
});

test('an offer says whether it is confirmed at once [W-2.11-62]', async () => {
  const marks = async (date: string) => {
    const { text } = await offersOf(`${palms}?${day(date)}`);
    const list = text.slice(text.indexOf('Price details') - 400);
    return [list.includes('Places available'), list.includes('On request')];
  };
  expect(await marks('20270605')).toEqual([true, false]);
  expect(await marks('20270609')).toEqual([false, true]);
});

test('the card of a room names the hotel and the room, whom and which days it is for, and how its offers are sold [W-2.11-60]', async () => {
  await db
    .insertInto('hotel_attribute')
    .values({ hotel_id: 2, attribute_id: hotelAttribute.badge, value: 'Renewed in 2026' })
    .onConflict((known) =>
      known.columns(['hotel_id', 'attribute_id']).doUpdateSet({ value: 'Renewed in 2026' }),
    )
    .execute();
  const { html, text } = await offersOf(`${bay}?${day('20270605')}`);
  const [card = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  expect(card).toMatch(/<h3[^>]*>[^<]+<\/h3><p[^>]*>Pinara Bay(<!-- -->)? <span[^>]*>/);
  expect(card).toContain('role="img" aria-label="2 adults"');
  expect(text).toContain('Food Breakfast');
  expect(text).toMatch(/Sat 5 – Sat 12 June 7 nights, \d+ full days, charter There \d\d:\d\d – \d\d:\d\d/);
  expect(card).toMatch(/<a href="\/kids"[^>]*title="More about/);
  expect(text).toContain('Renewed in 2026');
  expect(card).toMatch(/aria-expanded="true"[^>]*>\d+ offers from/);
});

test('the card of a room has every field of the specification, and its claim the numbers of all that is sold [W-3.4-01]', async () => {
  const path = `${bay}?${day('20270605')}`;
  const { html } = await offersOf(path);
  const [card = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  const told = [
    '>Double</h3>', // roomName
    'Pinara Bay', // title
    'aria-label="4 stars"',
    'aria-label="2 adults"', // people
    'Renewed in 2026', // priority
    '<b class="price price--m">€', // price
    'Sat 5 – Sat 12 June', // dateIn, dateOut
    '7 nights', // duration
    'charter', // flightType
    '<b>Breakfast</b>', // food
    'On request', // fastConfirm
    'Early booking', // earlyBooking
    '>Round trip<', // tourTypeName
    'Usual terms', // programTypeName, programTypeImage
    '<a href="/kids" title="More about “With children”">', // tourIcons
    '(Kids pay less)',
  ];
  for (const words of told) expect(card.replaceAll('\u00a0', ' '), words).toContain(words);
  expect(card.match(/<li [^>]*id="offer-/g)!.length).toBeGreaterThan(1); // tours
  const [claim = ''] = /[?&](?:amp;)?request=([^"&]+)/.exec(card)?.slice(1) ?? [];
  const opened = await (await context()).get(clientContext).call(offerCall, { claim });
  expect(opened.ok && opened.value).toMatchObject({
    offer: {
      hotelInc: 2,
      roomInc: 20,
      regionInc: 31,
      townInc: 311,
      townName: 'Side',
      packet_Type: 0,
      tourInc: expect.any(Number),
      tourName: expect.any(String),
      programTypeInc: expect.any(Number),
    },
  });
});

test('rooms of three regions always show their photo, those of others where the site is configured so [W-2.11-56] [W-2.11-57]', async () => {
  const photo = { id: 90, room_id: 10, position: 1, src: '/media/90.svg', alt: named('The room') };
  await db
    .insertInto('image')
    .values({ hotel_id: 1, ...photo })
    .execute();
  const always = [1_874, 1_949, 1_875];
  const other = 1_876;
  await db
    .insertInto('region')
    .values(
      [...always, other].map((id) => ({
        id,
        state_id: 3,
        slug: `region-${id}`,
        name: named(`Region ${id}`),
      })),
    )
    .execute();
  const isShown = async (region: number, roomPhotos: boolean) => {
    await db.updateTable('town').set({ region_id: region }).where('id', '=', 311).execute();
    const { html } = await offersOf(`${palms}?${day('20270605')}`, { flags: { roomPhotos } });
    return /<article[^>]*>.*?<img [^>]*alt="The room".*?<\/article>/s.test(html);
  };
  for (const region of always) expect(await isShown(region, false), `${region}`).toBe(true);
  expect([await isShown(other, false), await isShown(other, true)]).toEqual([false, true]);
  await db.updateTable('town').set({ region_id: 31 }).where('id', '=', 311).execute();
});

test('the badge is the share of the total that the traveller pays less, not the discount of the stay', async () => {
  const { text } = await offersOf(`${palms}?${day('20270605')}`);
  const [, percent, before, now] = /−(\d+)%.*?€([\d,]+) €([\d,]+) Price details/.exec(text) ?? [];
  const [old, price] = [before, now].map((amount) => Number(amount?.replace(',', '')));
  expect(price).toBeLessThan(old!);
  expect(Number(percent)).toBe(Math.round(((old! - price!) / old!) * 100));
});

test('early booking is a short label, and pointing at it tells what it means [W-2.11-63]', async () => {
  const { html } = await offersOf(`${bay}?${day('20270605')}`, { locale: 'ru' });
  expect(html).toMatch(
    /<span title="Туры по специальной цене и особыми условиями аннуляции"><span class="tag[^>]*><span aria-hidden="true">РБ<\/span>/,
  );
});

test('an offer can be requested where both booking and its button are on [W-2.11-69]', async () => {
  const canRequest = async (booking: boolean, requestButton: boolean) =>
    (await offersOf(`${palms}?${day('20270605')}`, { flags: { booking, requestButton } })).html.includes(
      'request=',
    );
  expect(await canRequest(true, true)).toBe(true);
  expect(await canRequest(false, true)).toBe(false);
  expect(await canRequest(true, false)).toBe(false);
});

test('how sure an offer is names the flight only where there is one, and a room only in a house', async () => {
  const hints = async (path: string) => {
    const { html } = await draw(path, (data) => (
      <RoomWordsContext value={isCruise(data.hotel) ? cabinWords : roomWords}>
        <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />
      </RoomWordsContext>
    ));
    const all = html.matchAll(
      /<span title="([^"]*)"><span class="tag[^>]*><svg[^>]*>(?:(?!<\/svg>).)*<\/svg>(?:Places|On )/g,
    );
    return [...new Set([...all].map(([, hint]) => hint))];
  };
  const alone = day('20270605').replace('TOWNFROM=2', 'TOWNFROM=1');
  expect(await hints(`${palms}?${day('20270605')}`)).toEqual([
    'The room and the seats are ours: we confirm without asking anybody',
  ]);
  expect(await hints(`${palms}?${day('20270609')}`)).toEqual([
    'We ask the hotel or the airline before we confirm',
  ]);
  const stay = `/hotels/turkey/marenza-palms?${alone}`;
  expect(await hints(stay)).toEqual(['The room is ours: we confirm without asking anybody']);
  await db.updateTable('allotment').set({ rooms: 0 }).execute();
  expect(await hints(stay)).toEqual(['We ask the hotel before we confirm']);
  await db.updateTable('allotment').set({ rooms: 9 }).execute();
  expect(await hints(`${liner}?${alone.replace('STATEINC=3', 'STATEINC=90')}`)).toEqual([
    'We make sure of the places before we confirm',
  ]);
});
