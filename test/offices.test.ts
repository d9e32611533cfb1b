import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { registerOffices } from '#api/offices.ts';
import { testApi } from '#api/test-api.ts';
import { officeOf } from '#calls/office.ts';
import { locations, managerInfo, partnerInfo, partnerPhones } from '#calls/partner-contacts.ts';
import { homeOfficeFirst, locationOptionsOf, partnerCitiesOf } from '#calls/partner-places.ts';
import { partnerLocations, partners } from '#calls/partners.ts';
import { createLiveContent } from '#domain/content/live-content.ts';
import type { Localised } from '#lib/localised.ts';
import { type OfficeChoice, writeOfficeFilter } from '#lib/office-filter/write-filter.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Flags } from '#sites/flags.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOffices, smallOffices } from './small-offices.ts';

const { db } = await openTestDatabase();
beforeAll(() => addSmallOffices(db));

/** Writes into office 11 for one test. */
async function change(values: { address: Localised } | { position: number }) {
  const inTverskaya = db.updateTable('office').where('id', '=', 11);
  const { address, position } = smallOffices().office.find(({ id }) => id === 11)!;
  onTestFinished(async () => void (await inTverskaya.set({ address, position: position! }).execute()));
  await inTverskaya.set(values).execute();
}

function siteOf(market: string, flags: Partial<Flags> = {}) {
  const site = allSites.find(({ id }) => id === `b2c-${market}`)!;
  return { ...site, flags: { ...site.flags, ...flags } };
}

type Asking = { market?: string; flags?: Partial<Flags> };

const ask = (path: string, { market = 'ru', flags = {} }: Asking = {}) =>
  testApi((api) => registerOffices(api, { content: createLiveContent({ db }) }), {
    site: siteOf(market, flags),
  }).ask(`/core/${path}`);

async function get<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  path: string,
  asking?: Asking,
): Promise<z.output<Schema>> {
  const response = await ask(path, asking);
  expect(response.status, await response.clone().text()).toBe(200);
  return answer.parse(await response.json());
}

const found = async (query: string, asking?: Asking) =>
  (await get(partners, `Partners?${query}`, asking)).map(({ inc }) => inc);
const chosen = (choice: OfficeChoice, more = '', asking?: Asking) =>
  found(`${new URLSearchParams({ $filter: writeOfficeFilter(choice) ?? '' })}${more}`, asking);

test('an office of a town abroad names its country, and one at home names none', async () => {
  const abroad = db.updateTable('office_town').where('id', '=', 1002);
  await abroad.set({ country: 'KZ' }).execute();
  onTestFinished(async () => void (await abroad.set({ country: null }).execute()));
  const offices = await get(partners, 'Partners');
  const countries = (town: number) =>
    offices.filter(({ townInc }) => townInc === town).map(({ country }) => country);
  expect(new Set(countries(1002))).toEqual(new Set(['KZ']));
  expect(new Set(countries(1000))).toEqual(new Set(['']));
});

test('an office is told with everything that is known of it [S-3.15-01] [S-7.2-22]', async () => {
  const [office] = await get(partners, 'Partners?$filter=inc eq 11&notavail_wheretobuy=false&mockVariant=1');
  expect(office).toEqual({
    inc: 11,
    name: 'Solstice Тверская',
    officialname: 'ООО «Солстис Ритейл»',
    city: 'Москва',
    townInc: 1000,
    country: '',
    district: 'Тверской район',
    metro: 'Тверская',
    metroline: 'Замоскворецкая',
    hex: '#2dbe2c',
    faddress: 'ул. Тверская, 18',
    latitude: 55.76,
    longitude: 37.61,
    phones1: '+7 495 000-00-11;8 (800) 000-00-12',
    email1: 'one@solstice.example;two@solstice.example',
    notavail_wheretobuy: false,
    partnerDescription: {
      partnerGalleries: [
        { image: '/media/front.svg', url: '/about' },
        { image: '/media/inside.svg', url: '' },
      ],
      partnerFiles: [
        { type: 'image/svg+xml', title: 'Диплом', url: '/d.svg' },
        { type: 'application/pdf', title: 'Rules', url: '/r.pdf' },
      ],
      partnerDescriptionContents: { description: '<p>У метро</p>', summary: '<p>Лучший офис 2025</p>' },
    },
    partnerProperties: [
      { type: 12, value: 'https://elsewhere.example' },
      { type: 351, value: 'https://chat.example/one' },
    ],
    workTimes: [
      { workTime: '10:00–20:00', name: 'Пн', lName: 'Monday' },
      { workTime: '10:00–20:00', name: 'Вт', lName: 'Tuesday' },
      { workTime: '10:00–20:00', name: 'Ср', lName: 'Wednesday' },
      { workTime: '10:00–20:00', name: 'Чт', lName: 'Thursday' },
      { workTime: '10:00–20:00', name: 'Пт', lName: 'Friday' },
      { workTime: '11:00–18:00', name: 'Сб', lName: 'Saturday' },
    ],
    workers: 'Иван, Анна',
  });
});

test('what an editor wrote is cleaned, and what is missing is empty', async () => {
  const [full] = await get(partners, 'Partners?$filter=inc eq 11&lang=en');
  expect(full?.partnerDescription.partnerDescriptionContents.description).toBe('<p>Near the metro</p>');
  const [bare] = await get(partners, 'Partners?$filter=inc eq 14');
  expect(bare).toMatchObject({
    district: '',
    metro: '',
    metroline: '',
    hex: '',
    email1: '',
    workers: '',
    latitude: null,
    longitude: null,
    workTimes: [],
    partnerProperties: [],
    partnerDescription: { partnerGalleries: [], partnerFiles: [] },
  });
});

test('texts are in the asked language, else in the main one of the site, else in English', async () => {
  const address = async (lang: string, market: string) =>
    (await get(partners, `Partners?lang=${lang}`, { market }))[0]?.faddress;
  expect(await address('ru', 'tr')).toBe('пр-т Истикляль, 40');
  expect(await address('pl', 'tr')).toBe('İSTİKLAL Caddesi 40');
  expect((await get(partners, 'Partners?lang=pl&state=tr', { market: 'cz' }))[0]?.faddress).toBe(
    '40 Istiklal St',
  );
});

test('a language that has an empty text has none: it is told and found in another', async () => {
  await change({ address: { en: '18 Tverskaya St', ru: '' } });
  expect((await get(partners, 'Partners?$filter=inc eq 11'))[0]?.faddress).toBe('18 Tverskaya St');
  expect(await chosen({ address: '18 tverskaya' })).toEqual([11]);
});

test('offices of a town stand in the order of the operator, then of their numbers', async () => {
  expect(await found('')).toEqual([12, 11, 15, 14]);
  await change({ position: 1 });
  expect(await found('')).toEqual([11, 12, 15, 14]);
});

test('the offices are those of the market that state names, in any case, else of the site [S-7.2-23]', async () => {
  expect(await found('')).toEqual([12, 11, 15, 14]);
  expect(await found('state=ru&lang=ru', { market: 'tr' })).toEqual([12, 11, 15, 14]);
  expect(await found('state=TR')).toEqual([21]);
  expect(await found('', { market: 'pl' })).toEqual([]);
  expect((await ask('Partners?state=russia')).status).toBe(400);
});

test('an address is found by any part of it, in the language of the answer [S-7.2-25]', async () => {
  expect(await chosen({ address: 'ТВЕРСКАЯ' })).toEqual([11]);
  expect(await chosen({ address: 'tverskaya' })).toEqual([]);
  expect(await chosen({ address: 'Tverskaya' }, '&lang=en')).toEqual([11]);
  expect(await chosen({ address: "o'hara" }, '&lang=en')).toEqual([11]);
  expect(await chosen({ address: 'İSTİKLAL' }, '', { market: 'tr' })).toEqual([21]);
});

test('a % or _ of a visitor is a letter like any other', async () => {
  const letters = ['%', '_', '\\', "' or 1=1 --", '$1', '{}'];
  for (const address of letters) expect(await chosen({ address }), address).toEqual([]);
  await change({ address: { en: 'x', ru: `дом ${letters.join(' ')}` } });
  for (const address of letters) expect(await chosen({ address }), address).toEqual([11]);
  expect(await chosen({ address: 'дом_%' })).toEqual([]);
});

test('whatever is typed of an address is looked for as it is', async () => {
  const all = await get(partners, 'Partners');
  const typed = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }).filter((text) => !text.includes('\0')),
    fc.constantFrom(...all.flatMap(({ faddress }) => [faddress, faddress.slice(2, 6).toUpperCase()])),
    fc.array(fc.constantFrom("'", "''", ')', ' and ', ' or ', '--', '/*', ';', '\\', '%', 'т'), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const address = [text].flat().join('');
      const has = all.filter(({ faddress }) => faddress.toLowerCase().includes(address.toLowerCase()));
      expect(await chosen({ address })).toEqual(has.map(({ inc }) => inc));
    }),
    { numRuns: 40 },
  );
});

test('a town leaves its own offices [S-7.2-26]', async () => {
  expect(await chosen({ townInc: 1001 })).toEqual([14]);
  expect(await chosen({ townInc: 999_999 })).toEqual([]);
});

test('a place is a metro station or a district [S-7.2-27]', async () => {
  expect(await chosen({ place: 'тверская' })).toEqual([11]);
  expect(await chosen({ place: 'район арбат' })).toEqual([12]);
  expect(await chosen({ place: 'tverskoy district' }, '&lang=en')).toEqual([11]);
});

test('the subdomain of a main city leaves the offices of all its towns [S-7.2-28]', async () => {
  expect(await chosen({ mainCitySlug: 'moscow' })).toEqual([12, 11, 14]);
});

test('all terms must hold [S-7.2-24]', async () => {
  expect(await chosen({ townInc: 1000, address: 'арбат' })).toEqual([12]);
  expect(await chosen({ townInc: 1000, address: 'арбат', place: 'тверская' })).toEqual([]);
});

test('a closed office is listed only when it alone is asked for, or where the site lists closed ones [S-7.2-29]', async () => {
  expect(await found('notavail_wheretobuy=false')).not.toContain(13);
  expect(await chosen({ inc: 13 }, '&notavail_wheretobuy=false')).toEqual([13]);
  expect(await found('notavail_wheretobuy=false', { flags: { showClosedOffices: true } })).toContain(13);
  expect(await found('notavail_wheretobuy=true')).toContain(13);
});

test('without a filter the offices tell the towns that can be chosen from, each once [S-7.2-30] [S-3.15-07] [S-3.15-08]', async () => {
  expect(partnerCitiesOf(await get(partners, 'Partners'), 'ru')).toEqual([
    { name: 'Москва', townInc: 1000 },
    { name: 'Санкт-Петербург', townInc: 1002 },
    { name: 'Химки', townInc: 1001 },
  ]);
});

test('what is outside the grammar is refused with its place and reason', async () => {
  const refusal = async (path: string) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    return ((await response.json()) as { errors: { reason: string }[] }).errors;
  };
  expect(await refusal('Partners?$filter=inc eq 11 or 1 eq 1')).toEqual([
    { field: '$filter', reason: 'at position 11: and is expected' },
  ]);
  expect(await refusal("PartnerLocations?$filter=subdomain eq 'moscow'")).toEqual([
    { field: '$filter', reason: 'is not of the form townInc eq 1' },
  ]);
  for (const more of ['townInc eq 1000 and inc eq 11', 'townInc eq 1000 and townInc eq 1001'])
    expect(await refusal(`PartnerLocations?$filter=${more}`)).toMatchObject([
      { reason: 'is not of the form townInc eq 1' },
    ]);
  expect(await refusal('PartnerLocations')).toEqual([{ field: '$filter', reason: 'is required' }]);
  const reasonOf = async (filter: string) => (await refusal(`Partners?${filter}`))[0]?.reason;
  expect(await reasonOf('$filter=inc%2520eq%252011')).toBe('at position 4: a blank is expected');
  expect(await reasonOf('$filter=inc eq 11%00')).toBe('contains a null character');
  expect(await reasonOf(`$filter=${'('.repeat(2_001)}`)).toBe('is longer than 2000 characters');
  expect(await reasonOf('$filter=inc eq 11&$filter=inc eq 12')).toBe('is given more than once');
});

test('an empty filter is none, and what no call of ours has is ignored', async () => {
  const all = await get(partners, 'Partners');
  expect(all.length).toBeGreaterThan(1);
  for (const query of ['$filter=', '$top=5']) expect(await get(partners, `Partners?${query}`)).toEqual(all);
});

test('a filter is read however its address was encoded', async () => {
  for (const query of ['$filter=inc+eq+11', '%24filter=inc%20eq%2011', '$FILTER=inc%09EQ%20011'])
    expect(await found(query), query).toEqual([11]);
});

test('the places of a town are the stations and districts of its open offices [S-7.2-31]', async () => {
  expect(await get(partnerLocations, 'PartnerLocations?$filter=townInc eq 1000')).toEqual([
    { name: 'Тверская', type: 'metro' },
    { name: 'Тверской район', type: 'district' },
    { name: 'район Арбат', type: 'district' },
  ]);
  expect(await get(partnerLocations, 'PartnerLocations?$filter=townInc eq 1000&lang=en')).toContainEqual({
    name: 'Arbat District',
    type: 'district',
  });
  expect(await get(partnerLocations, 'PartnerLocations?$filter=townInc eq 5')).toEqual([]);
});

test('the home office of the site stands first [S-2.16-31]', async () => {
  const offices = await get(partners, 'Partners');
  expect(homeOfficeFirst(offices, 14).map(({ inc }) => inc)).toEqual([14, 12, 11, 15]);
});

test('what is received is shown as the flags of the site have it [S-3.15-02] [S-3.15-03] [S-3.15-04] [S-3.15-05] [S-3.15-06]', async () => {
  const [received] = await get(partners, 'Partners?$filter=inc eq 11');
  const office = officeOf(received!, siteOf('ru', { officeBrandTitle: false }));
  expect(office).toMatchObject({
    address: 'ул. Тверская, 18',
    coordinates: [55.76, 37.61],
    email: 'one@solstice.example',
    isClosed: false,
    metroName: 'Тверская',
    place: 'Тверская',
    placeMarkColor: '#2dbe2c',
    title: 'Solstice Тверская',
    officialName: 'ООО «Солстис Ритейл»',
    officeDescription: '<p>У метро</p>',
    officeImages: [{ image: '/media/front.svg' }, { image: '/media/inside.svg' }],
    achievementsDescription: '<p>Лучший офис 2025</p>',
    visible: {
      address: 'ул. Тверская, 18',
      workTime: {
        lines: [
          { days: 'Пн - Пт', hours: '10:00–20:00' },
          { days: 'Сб', hours: '11:00–18:00' },
        ],
      },
    },
    hidden: {
      phones: [{ href: 'tel:+74950000011' }, { href: 'tel:88000000012' }],
      messengerLink: 'https://chat.example/one',
      emails: [{ text: 'one@solstice.example' }, { text: 'two@solstice.example' }],
      officialName: 'ООО «Солстис Ритейл»',
    },
  });
  expect(office.photoCertificates).toEqual([{ title: 'Диплом', url: '/d.svg' }]);
  const elsewhere = officeOf(received!, siteOf('lv', { officeBrandTitle: true }));
  expect(elsewhere).toMatchObject({ place: '', placeMarkColor: '', title: siteOf('lv').brand.shortName });
});

test('places to choose from: no name of ours, each once, stations and districts apart [S-3.15-09] [S-7.2-32] [S-7.2-33] [S-7.2-34]', async () => {
  const own = { ...smallOffices().office.find(({ id }) => id === 11)!, emails: '' };
  const metros = ['Solstice Плаза', 'ТВЕРСКАЯ', 'Сокол'];
  const offices = metros.map((ru, index) => ({ ...own, id: 90 + index, metro: { en: ru, ru } }));
  onTestFinished(async () => void (await db.deleteFrom('office').where('id', '>=', 90).execute()));
  await db.insertInto('office').values(offices).execute();
  const places = await get(partnerLocations, 'PartnerLocations?$filter=townInc eq 1000');
  expect(places.map(({ name }) => name)).toContain('Solstice Плаза');
  expect(locationOptionsOf(places, siteOf('ru').brand.shortName)).toEqual({
    metro: [
      { name: 'Тверская', value: 'тверская' },
      { name: 'Сокол', value: 'сокол' },
    ],
    districts: [
      { name: 'Тверской район', value: 'тверской район' },
      { name: 'район Арбат', value: 'район арбат' },
    ],
  });
});

test('an office tells of itself in the language of lang, or of locale [S-7.2-43]', async () => {
  expect(await get(partnerInfo, 'PartnerInfo?inc=11&locale=en')).toMatchObject({
    inc: 11,
    officialname: 'Solstice Retail LLC',
    partnerDescription: { partnerDescriptionContents: { summary: '<p>Best of 2025</p>' } },
  });
  expect((await get(partnerInfo, 'PartnerInfo?inc=13')).name).toBe('Solstice Сокол');
  expect((await ask('PartnerInfo?inc=21')).status).toBe(404);
  expect((await get(partnerInfo, 'PartnerInfo?inc=21&state=TR')).name).toBe('Solstice Taksim');
  expect((await ask('PartnerInfo?inc=11&locale=xx')).status).toBe(400);
});

test('the manager stands before the other people of an office [S-7.2-43]', async () => {
  expect(await get(managerInfo, 'ManagerInfo?inc=11')).toEqual([
    {
      name: 'Анна',
      position: 'Руководитель',
      isManager: true,
      phone: '+7 495 000-00-13',
      email: 'anna@solstice.example',
      image: '',
    },
    { name: 'Иван', position: 'Консультант', isManager: false, phone: '', email: '', image: '' },
  ]);
  expect(await get(managerInfo, 'ManagerInfo?inc=12')).toEqual([]);
  expect((await ask('ManagerInfo?inc=999')).status).toBe(404);
  expect((await ask('ManagerInfo?inc=21')).status).toBe(404);
  expect(await get(managerInfo, 'ManagerInfo?inc=21&state=tr')).toEqual([]);
});

test('phones are told by town [S-7.2-43]', async () => {
  const towns = await get(partnerPhones, 'PartnerPhones');
  expect(towns.map(({ city, phones }) => [city, phones])).toEqual([
    ['Москва', ['+7 495 000-00-12', '+7 495 000-00-11', '8 (800) 000-00-12']],
    ['Санкт-Петербург', []],
    ['Химки', ['+7 495 000-00-14']],
  ]);
  expect(await get(partnerPhones, 'PartnerPhones?townInc=1001&lang=en')).toMatchObject([{ city: 'Khimki' }]);
  expect(await get(partnerPhones, 'PartnerPhones?state=tr&lang=en')).toMatchObject([{ city: 'Istanbul' }]);
});

test('towns are told by markets, main city and locale [S-7.2-43]', async () => {
  const names = async (query: string) =>
    (await get(locations, `Locations?${query}`)).map(({ name, officeCount }) => [name, officeCount]);
  expect(await names('')).toEqual([
    ['Москва', 2],
    ['Санкт-Петербург', 1],
    ['Химки', 1],
  ]);
  expect(await names('markets=ru,tr&locale=en')).toEqual([
    ['Khimki', 1],
    ['Moscow', 2],
    ['Saint Petersburg', 1],
    ['Istanbul', 1],
  ]);
  expect(await names('mainCity=moscow&locale=en')).toEqual([
    ['Khimki', 1],
    ['Moscow', 2],
  ]);
  expect((await get(locations, 'Locations?mainCity=moscow')).map(({ isMainCity }) => isMainCity)).toEqual([
    true,
    false,
  ]);
});
