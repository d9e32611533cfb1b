import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { cabinWords } from '#web/parts/offer/cabin-words.ts';
import { RoomWordsContext, roomWords } from '#web/parts/offer/room-words.ts';
import { AboutHotel } from '#web/shop/hotel/about-hotel.tsx';
import { Gallery, NoPhotos } from '#web/shop/hotel/gallery.tsx';
import { hotelSections } from '#web/shop/hotel/hotel-sections.ts';
import { HotelSections } from '#web/shop/hotel/hotel-texts.tsx';
import { isCruise } from '#web/shop/hotel/hotel-traits.ts';
import { HotelPlace } from '#web/shop/hotel/map/hotel-place.tsx';
import { RoomTypes } from '#web/shop/hotel/room-types.tsx';
import { RoomsAndPrices } from '#web/shop/hotel/rooms-and-prices.tsx';
import { HotelTabs } from '#web/shop/hotel/section-tabs.tsx';
import { LinerDecks } from '#web/shop/hotel/voyage/liner-decks.tsx';
import { clientContext } from '#web/visit/context.ts';
import type { PagePath } from '#web/visit/page-path.ts';
import { openHotelPages } from './hotel-test-api.tsx';
import { named } from './named.ts';

// What the server draws of the pictures, the rooms and the offers of a hotel, from what the calls of its page answer.

const { db, draw, context } = await openHotelPages();

const palms = '/tours/turkey/marenza-palms';
const bay = '/tours/turkey/pinara-bay';
const liner = '/cruise/blue-pearl';
const day = (date: string) =>
  `STATEINC=3&TOWNFROM=2&CHECKIN_BEG=${date}&CHECKIN_END=${date}&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0`;

const galleryOf = (path: string) =>
  draw(path, ({ hotel }) => (
    <Gallery
      images={hotel.images}
      count={hotel.imageCount}
      isShip={isCruise(hotel)}
      whenEmpty={<NoPhotos />}
      next="Choose a room"
    />
  ));

test('the last tile counts the photos and leads to all of them, under a title of their own on a liner [W-2.11-29] [W-2.11-31] [W-2.11-32]', async () => {
  const { html, text } = await galleryOf(liner);
  expect(html).toMatch(/<a class="chip [^"]*" href="[^"]*\?modal=gallery"[^>]*>2 photos<\/a><\/li><\/ul>/);
  expect(text).not.toContain('All photos');
  const opened = await galleryOf(`${liner}?modal=gallery`);
  const [, modal = ''] = /<h2>All photos of the ship<\/h2>(.*)/s.exec(opened.html) ?? [];
  expect(modal.match(/<li>/g)).toHaveLength(2);
  expect((await galleryOf(`${palms}?modal=gallery`)).html).toContain('<h2>All photos</h2>');
});

test('a hotel without photos says so [W-2.11-37]', async () => {
  const empty = await galleryOf(bay);
  expect(empty.text).toMatch(/No photos yet Ask us about this hotel/);
  expect(empty.html).toContain('<a href="#offices">Ask us about this hotel</a>');
});

/** Every section of words that a page has. */
const wordsOf = (path: string) =>
  draw(path, ({ hotel }) => {
    const sections = hotelSections(hotel.texts);
    return (
      <>
        <AboutHotel sections={sections} hotel={hotel} rules={undefined} />
        <LinerDecks texts={hotel.texts} />
        <RoomTypes hotel={hotel} />
        <HotelPlace
          hotel={hotel}
          destinations={[]}
          texts={sections.find(({ id }) => id === 'location')?.texts ?? []}
        />
        <HotelSections sections={sections} hotel={hotel} />
      </>
    );
  });

test('a text of each key of the specification is read on the page, those of rooms also where no room is told of [W-3.5-08]', async () => {
  const keys =
    'hotelinfo contactsinfo videoinfo hotelnews internetinfo beachinfo placeinfo rooms services meal cabins ' +
    'cabindiagram importantinfo mealinfo servicesinfo childreninfo weddinginfo sportservice additionallyservice ' +
    'beautyservice businessservice vipconcept winterconcept allprogramminfo location hotelconcept linerroute ' +
    'linerinfo additionallyinfo';
  const texts = keys.split(' ').map((key, position) => ({
    hotel_id: 2,
    key,
    position: 100 + position,
    title: named(key),
    body: named(`<p>What ${key} says.</p>`),
  }));
  await db.deleteFrom('hotel_text').where('hotel_id', '=', 2).execute();
  await db.insertInto('hotel_text').values(texts).execute();
  const { text } = await wordsOf(bay);
  for (const key of keys.split(' ')) expect(text).toContain(`What ${key} says.`);
});

/** A gallery of so many photos, of which the page may have fewer. */
function galleryWith(count: number, { hasMap = false, sent = count, query = '' } = {}) {
  const images = Array.from({ length: sent }, (_, index) => ({
    img: `/media/p/${index}`,
    alt: `Photo ${index}`,
  }));
  return draw(palms + query, () => (
    <Gallery
      images={images}
      count={count}
      hotel={1}
      map={hasMap && <a href="#map">Map</a>}
      next="Choose a room"
    />
  ));
}

test('a wide window has seven tiles, or six and a map; a narrow one counts the photos on the fourth [W-2.11-28]', async () => {
  const tilesIn = async (count: number, hasMap: boolean) => {
    const { html } = await galleryWith(count, { hasMap });
    const photos = html
      .split('<li')
      .slice(1)
      .filter((tile) => tile.includes('modal=gallery'));
    return {
      tiles: photos.length,
      countedOn: photos.flatMap((tile, at) => (tile.includes('photos<') ? at : [])),
    };
  };
  expect(await tilesIn(12, false)).toEqual({ tiles: 7, countedOn: [3, 6] });
  expect(await tilesIn(12, true)).toEqual({ tiles: 6, countedOn: [3, 5] });
  expect(await tilesIn(4, true)).toEqual({ tiles: 4, countedOn: [3] });
});

test('twelve placeholders stand in the modal while the photos after the first ones come [W-2.11-33]', async () => {
  const awaited = async (sent: number) => {
    const { html } = await galleryWith(9, { sent, query: '?modal=gallery' });
    return html.match(/photoAwaited/g)?.length ?? 0;
  };
  expect(await awaited(7)).toBe(12);
  expect(await awaited(9)).toBe(0);
});

const roomsOf = (path: string) => draw(path, ({ hotel }) => <RoomTypes hotel={hotel} />);

test('a liner has cabins, a house rooms, or both [W-2.11-45]', async () => {
  const title = async (path: string) => /<h2>([^<]*)/.exec((await roomsOf(path)).html)?.[1];
  expect([await title(liner), await title(palms)]).toEqual(['Cabins', 'Rooms']);
  await db
    .insertInto('hotel_text')
    .values({ hotel_id: 1, key: 'cabins', title: named('Cabins'), body: named('On the water.') })
    .execute();
  expect(await title(palms)).toBe('Rooms and cabins');
});

test('a room without a description says that there is none [W-2.11-47]', async () => {
  const none = 'There is no description of this room yet';
  expect((await roomsOf(palms)).text).toContain(none);
  const { text } = await roomsOf(liner);
  expect(text).toContain('With a window.');
  expect(text).not.toContain(none);
});

test('a room under another name is told of once [W-9-40]', async () => {
  const count = async () => (await roomsOf(palms)).html.match(/<h3>/g)?.length ?? 0;
  const before = await count();
  await db
    .insertInto('room')
    .values({ id: 199, hotel_id: 1, name: named('Promo room'), duplicate_of: 10 })
    .execute();
  expect(await count()).toBe(before);
  await db.updateTable('room').set({ duplicate_of: null }).where('id', '=', 199).execute();
  const { text } = await roomsOf(palms);
  await db.deleteFrom('room').where('id', '=', 199).execute();
  expect(text).toContain('Promo room');
});

test('a card of a room has its picture or an icon, its name, its facts and its words [W-2.11-46]', async () => {
  const { html, text } = await roomsOf(liner);
  expect(html).toMatch(/<img[^>]*alt="Cabin[^"]*"|<svg/);
  expect(text).toMatch(/Cabins .*With a window\./);
});

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
      ...{ hotelInc: 2, roomInc: 20, regionInc: 31, townInc: 311, townName: 'Side', packet_Type: 0 },
      ...{ tourInc: expect.any(Number), tourName: expect.any(String), programTypeInc: expect.any(Number) },
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

test('a hotel of which only its tax or its rules are told has a tab for them too [W-2.11-40]', async () => {
  const parts = async (rules?: PagePath) => {
    const { html } = await draw(palms, ({ hotel }) => {
      const about = { hotel: { ...hotel, texts: [], attr: [] }, rules, sections: hotelSections([]) };
      return (
        <>
          <HotelTabs {...about} voyages={undefined} />
          <AboutHotel {...about} />
        </>
      );
    });
    return [html.includes('href="#about"'), html.includes('<section id="about"')];
  };
  await db.updateTable('hotel').set({ paragraph: null }).where('id', '=', 1).execute();
  expect(await parts()).toEqual([false, false]);
  expect(await parts('/info/pamyatki-turistam-turkey#hotel_title_id')).toEqual([true, true]);
});
