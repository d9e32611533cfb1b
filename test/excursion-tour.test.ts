import { beforeAll, expect, test } from 'vitest';
import { registerCruiseProgram } from '#api/core-cruise.ts';
import { registerExcursionTour } from '#api/excursion-tour.ts';
import { testApi } from '#api/test-api.ts';
import { cruiseProgram, cruisePrograms } from '#calls/cruise.ts';
import { excursionTour } from '#calls/excursion-tour.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallExcursionTour } from './small-excursion-tour.ts';
import { addSmallLiner } from './small-liner.ts';
import { addSmallOperator } from './small-operator.ts';

const database = await openTestDatabase();
const { db } = database;
const catalogue = await openTestCatalogue(database);
beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallExcursionTour(db);
  await addSmallLiner(db);
  await catalogue.refresh();
});
const { ask } = testApi((api) => {
  registerExcursionTour(api, { db, catalogue });
  registerCruiseProgram(api, { db, catalogue });
});

const bridge = { latitude: 41.02, longitude: 28.97 };

test('an excursion tour tells everything that its page shows [W-3.6-01] [W-3.6-02] [W-7-39] [W-2.12-04]', async () => {
  const response = await ask('/b2c/ExcursionTour?slug=seven-hills&lang=ru');
  expect(excursionTour.answer.parse(await response.json())).toEqual({
    id: 5,
    slug: 'seven-hills',
    title: 'Семь холмов',
    summary: 'A week in Istanbul.',
    description: '<p>Every day another hill.</p>',
    bannerImage: '/media/hills.svg',
    type: 'excurtour',
    ptype: 'excursion-tours',
    isActive: true,
    state: { inc: 3, name: 'Турция', lname: 'Türkiye', slug: 'turkey' },
    galleries: [
      { image: '/media/bridge.svg', alt: 'Bridge', orderNo: 3 },
      { image: '/media/tower.svg', alt: 'Tower', orderNo: 20 },
    ],
    days: [
      { nights: 7, day: 1, title: 'Прилёт', text: 'Встреча в аэропорту.', ...bridge },
      { nights: 7, day: 2, title: 'Галата', text: '', ...bridge },
      { nights: 8, day: 1, title: 'Ночной прилёт', text: '', ...bridge },
    ],
    icons: [{ link: 'bus', value: 'На автобусе' }],
    // Of Riga and of those who come by themselves, from today on.
    list: [
      { season: '2027-06-01/2027-07-31', night: 7, doW: [3, 6], days: 8 },
      { season: '2027-09-01/2027-09-30', night: 7, doW: [6], days: 8 },
      { season: '2027-09-01/2027-09-30', night: 8, doW: [6], days: 9 },
    ],
    excursionTourNightAndDoWList: [
      { night: 7, doW: [3, 6] },
      { night: 8, doW: [6] },
    ],
    servicesIncluded: [
      {
        title: 'Гид',
        summary: '',
        description: '',
        icon: [{ link: 'user' }],
        image: null,
        price: null,
        currency: null,
        daysOfService: '1,2,5',
        isActive: true,
      },
    ],
    servicesNotIncluded: [
      {
        title: 'Hamam',
        summary: '',
        description: '',
        icon: [],
        image: null,
        price: 35.5,
        currency: 'EUR',
        daysOfService: '',
        isActive: false,
      },
    ],
  });
});

test('a cruise program tells its liner and its days in order [W-3.5-10] [W-7-40]', async () => {
  const response = await ask('/core/cruise-program?slug=round-the-aegean');
  expect(cruiseProgram.answer.parse(await response.json())).toEqual({
    id: 1,
    slug: 'round-the-aegean',
    title: 'Round the Aegean',
    summary: 'Three ports.',
    nights: 7,
    image: '/media/aegean.svg',
    hotel: { inc: 90, name: 'Blue Pearl', slug: 'blue-pearl' },
    state: { inc: 90, name: 'Sea cruises', lname: 'Sea cruises', slug: 'sea', isCruise: true },
    days: [
      { day: 1, title: 'Istanbul', text: '', latitude: 41, longitude: 27 },
      { day: 2, title: 'Bodrum', text: '', latitude: 37, longitude: 27 },
      { day: 8, title: 'Istanbul', text: '', latitude: 41, longitude: 27 },
    ],
  });
});

test('a liner tells its voyages with their ports, and all liners together theirs [W-3.5-10]', async () => {
  for (const path of ['/core/cruise-programs?hotel=90', '/core/cruise-programs']) {
    const [voyage, ...others] = cruisePrograms.answer.parse(await (await ask(path)).json());
    expect(others).toEqual([]);
    expect(voyage).toMatchObject({ slug: 'round-the-aegean', nights: 7, hotel: { inc: 90 } });
    expect(voyage?.days.map(({ title }) => title)).toEqual(['Istanbul', 'Bodrum', 'Istanbul']);
  }
  expect(await (await ask('/core/cruise-programs?hotel=1')).json()).toEqual([]);
});

test.each(['/b2c/ExcursionTour', '/core/cruise-program'])(
  '%s has nothing under an unknown slug, and needs one',
  async (path) => {
    expect((await ask(`${path}?slug=nowhere`)).status).toBe(404);
    expect((await ask(path)).status).toBe(400);
    expect((await ask(`${path}?slug=`)).status).toBe(400);
    expect((await ask(`${path}?slug=${'a'.repeat(10_000)}`)).status).toBe(400);
  },
);
