import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { openSearchChoice } from './search-test-api.ts';

const { api, db, search } = await openSearchChoice();

/** [W]§3.3 as it is written; of two names of one thing the first is ours, but that there are both prices. */
const specified = [
  'adult cat_Claim checkIn checkOut child converted_price price daynoconfirm excursionTourSlug excursionTourSlugFull',
  'freightExternal hotelInc hotelName icons mealName mealNote nights packet_Type priority programTypeInc',
  'programTypeName programTypeUrl ptype regionInc roomDesc roomInc roomLName roomName slug starName subtitle tourInc',
  'tourName tourType tourTypeName townInc townName ufilterObj',
].flatMap((line) => line.split(' '));

test('a row has every field of the specification, for two adults unless others are named [W-3.3-01]', async () => {
  const { hotels } = await search('TOUR=301&HOTELLIST=1&MEALLIST=1&CHECKIN_END=20270605');
  expect(Object.keys(hotels[0]!)).toEqual(expect.arrayContaining(specified));
  expect(hotels[0]).toMatchObject({
    adult: 2,
    child: 0,
    checkIn: '2027-06-05',
    checkOut: '2027-06-12',
    nights: 7,
    price: 1_107,
    converted_price: 1_107,
    priceOld: 1_212,
    daynoconfirm: 0,
    freightExternal: 0,
    hotelInc: 1,
    hotelName: 'Marenza Palms',
    slug: 'marenza-palms',
    starName: '5*',
    subtitle: 'Side',
    priority: { noteText: 'Opened in 2026' },
    townInc: 311,
    townName: 'Side',
    regionInc: 31,
    mealName: 'Breakfast',
    mealNote: '',
    packet_Type: 0,
    ptype: 'tour',
    roomInc: 10,
    roomName: 'Double',
    roomDesc: [
      { key: 10_001, text: 'Area, m²', value: '24' },
      { key: 10_002, text: 'Beds', value: '1 double' },
    ],
    icons: ['area', 'bed'],
    programTypeInc: 1_552,
    programTypeName: 'Standard',
    programTypeUrl: '',
    tourInc: 301,
    tourName: 'Türkiye from Riga',
    tourType: '',
    tourTypeName: '',
    ufilterObj: [],
    excursionTourSlug: '',
    excursionTourSlugFull: '',
    earlyBooking: 15,
    stopSale: false,
    out: {
      classesLeft: [
        { classId: 1, seats: 'many' },
        { classId: 2, seats: 'few' },
      ],
    },
    fetchedAt: '2026-11-21T22:30:00.000Z',
  });
});

test('a row tells its program, the type and the words of its tour, in the asked language [W-3.3-01]', async () => {
  const { hotels } = await search('TOUR=303&lang=ru');
  expect(hotels).toMatchObject([
    {
      programTypeInc: 15,
      programTypeName: 'EARLY BOOKING',
      programTypeUrl: '/early',
      tourType: '13',
      tourTypeName: 'Круговой',
      ufilterObj: [
        { id: 2, name: 'Тихо', note: '', url: '' },
        { id: 1, name: 'С детьми', note: 'Kids pay less', url: '/kids' },
      ],
      priority: null,
      roomDesc: [],
      icons: [],
    },
  ]);
});

test('a row of an excursion tour leads to its page [W-3.3-01]', async () => {
  const { hotels } = await search('TOUR=601');
  expect(hotels).toMatchObject([
    {
      ptype: 'excursion-tours',
      subtitle: 'On the Nile',
      excursionTourSlug: 'nile',
      excursionTourSlugFull: '/excursion-tours/turkey/nile',
    },
  ]);
});

test('a party of five sleeps in three rooms, and the row says who in which', async () => {
  const { hotels } = await search('ADULT=5&HOTELLIST=1&PACKET_TOUR=1');
  expect(hotels[0]?.rooms.map(({ adult, child }) => [adult, child]).sort()).toEqual([
    [1, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(hotels[0]).toMatchObject({ adult: 5, rooms: [{ countedAs: null }, {}, {}] });
  expect(hotels[0]?.roomName).toBe('Double + Double + Double');
});

test('the claim of several rooms opens to a receipt with the lines of each, however many there are', async () => {
  for (const adults of [5, 6, 12]) {
    await db.updateTable('allotment').set({ rooms: 12 }).execute();
    const { hotels } = await search(`ADULT=${adults}&HOTELLIST=1&PACKET_TOUR=1`);
    const opened = await api.get(offerCall, `/core/offer?claim=${hotels[0]!.cat_Claim}`);
    if (opened.status !== 'priced') throw new Error(opened.status);
    const { lines, total } = opened.receipt;
    expect(total).toBe(hotels[0]!.price);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(new Set(lines.flatMap((line) => (line.kind === 'nights' ? [line.room] : []))).size).toBe(
      hotels[0]!.rooms.length,
    );
  }
});

test('a child who is too old for the hotel is counted as an adult, and the room says so', async () => {
  await db.updateTable('accommodation').set({ max_child_age: 11 }).execute();
  await api.catalogue.refresh();
  const { hotels } = await search('ADULT=1&CHILD=1&AGES=14&HOTELLIST=1&PACKET_TOUR=1');
  expect(hotels[0]).toMatchObject({ adult: 1, child: 1 });
  expect(hotels[0]?.rooms).toMatchObject([
    { adult: 1, child: 1, ages: [14], countedAs: { adults: 2, children: 0, infants: 0 } },
  ]);
});

test('whole windows and lengths of stay are honoured to the day: every row leaves and stays as asked', async () => {
  const { hotels } = await search('CHECKIN_BEG=20270606&CHECKIN_END=20270805&NIGHTMIN=8&NIGHTMAX=14');
  expect(hotels.length).toBeGreaterThan(0);
  for (const { checkIn, nights } of hotels) {
    expect(checkIn >= '2027-06-06' && checkIn <= '2027-08-05').toBe(true);
    expect(nights >= 8 && nights <= 14).toBe(true);
  }
  expect((await search('CHECKIN_BEG=20270606&CHECKIN_END=20270606')).hotels).toEqual([]);
});
