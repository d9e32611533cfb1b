import { expect, test } from 'vitest';
import type { PagePath } from '#web/context/page-path.ts';
import { AboutHotel } from '#web/hotel/about-hotel.tsx';
import { Gallery, NoPhotos } from '#web/hotel/gallery.tsx';
import { hotelSections } from '#web/hotel/hotel-sections.ts';
import { HotelSections } from '#web/hotel/hotel-texts.tsx';
import { isCruise } from '#web/hotel/hotel-traits.ts';
import { HotelPlace } from '#web/hotel/map/hotel-place.tsx';
import { RoomTypes } from '#web/hotel/room-types.tsx';
import { HotelTabs } from '#web/hotel/section-tabs.tsx';
import { LinerDecks } from '#web/hotel/voyage/liner-decks.tsx';
import { openHotelPages } from './hotel-test-api.tsx';
import { named } from './named.ts';

// What the server renders of the pictures, the words and the rooms of a hotel, from what the calls of its page answer.

const { db, draw } = await openHotelPages();

const palms = '/tours/turkey/marenza-palms';
const bay = '/tours/turkey/pinara-bay';
const liner = '/cruise/blue-pearl';

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
        <HotelSections
          sections={sections.filter(({ id }) => id !== 'about' && id !== 'location')}
          hotel={hotel}
        />
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

test('below the text of the rooms each card has its picture or an icon, its name, its facts and its words [W-2.11-46]', async () => {
  const cardsOf = (html: string) => html.split('<li><div').slice(1);
  await db
    .insertInto('hotel_text')
    .values({ hotel_id: 90, key: 'rooms', title: named('Rooms'), body: named('All cabins face the sea.') })
    .execute();
  const { html } = await roomsOf(liner);
  expect(html.indexOf('All cabins face the sea.')).toBeGreaterThan(html.indexOf('<h2>'));
  expect(html.indexOf('All cabins face the sea.')).toBeLessThan(html.indexOf('<h3>'));
  const [cabin] = cardsOf(html);
  expect(cabin).toMatch(
    /<img[^>]*alt="Picture 3".*<h3>Outside cabin<\/h3>.*14\s*m².*1\s*double.*With a window\./s,
  );
  const [room] = cardsOf((await roomsOf(palms)).html);
  expect(room).not.toContain('<img');
  expect(room).toMatch(/<svg.*<h3>/s);
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

test('tabs stand in the order of the specification, and so do the sections that they lead to [W-2.11-39]', async () => {
  const keys =
    'hotelconcept priority hotelinfo linerroute rooms services allprogramminfo vipconcept winterconcept cabindiagram';
  const texts = keys.split(' ').map((key) => ({ key, title: key, text: `What ${key} says.` }));
  const { html } = await draw(liner, (data) => {
    const hotel = { ...data.hotel, texts };
    return (
      <HotelTabs hotel={hotel} rules={undefined} sections={hotelSections(texts)} voyages="Where it sails" />
    );
  });
  const named = 'concept priority about voyages decks rooms services programs route vip winter';
  const tabs = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!);
  expect(tabs.filter((id) => named.includes(id))).toEqual(named.split(' '));
});
