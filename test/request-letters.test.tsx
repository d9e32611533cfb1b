import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedback } from '#calls/feedback.ts';
import { offerLetter } from '#calls/hotel.ts';
import type { LegAnswer, OfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import type { DB } from '#db/schema.ts';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { feedbackMail } from '#domain/feedback/feedback-mail.ts';
import { findFeedback } from '#domain/feedback/feedback-store.server.ts';
import { letterLines } from '#domain/feedback/letter-lines.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { testApp } from '#server/test-app.ts';
import { allSites } from '#sites/all-sites.ts';
import { localesOf } from '#sites/locale.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import CallBackPage, {
  loader as openCallBack,
  action as sendCallBack,
} from '#web/call-back/call-back-page.tsx';
import { localeContext } from '#web/context/context.ts';
import { travellerField } from '#web/parts/form/contact-field-names.ts';
import { loadRequest, sendRequest } from '#web/requests/request-loader.ts';
import { shownOffer, shownOfferOf } from '#web/requests/shown-offer.ts';
import { callsAs } from './calls-as.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { personPage } from './person-page.ts';
import { renderPage } from './render-page.tsx';
import { addSearchChoice } from './search-choice.ts';
import { beginSession } from './small-agencies.ts';

// What an office reads of a request: everything that decides its price, whatever was asked for and wherever it was opened.

vi.setConfig({ testTimeout: 120_000 });

const shop = 'http://localhost:3000';
const database = await openTestDatabase();
const { db } = database;
const clock = () => new Date('2026-11-21T10:00:00Z');
await addSearchChoice(db);
await addOddFlights(db);
const catalogue = await openLiveCatalogue({ ...database, clock, log: pino({ level: 'silent' }) });
const app = await testApp(database, { catalogue, clock });
beforeAll(app.ready);
afterAll(async () => {
  await app.close();
  await catalogue.close();
});
const { ask, told } = callsAs(() => app, shop);
const inRussia = callsAs(() => app, 'http://ru.localhost:3000');

/**
 * Beside the small operator: a charter that leaves on the evening of Friday 11 June and lands on Saturday, and from Riga a
 * tour that ends in Vilnius, with a flight back there on Saturday 12 June.
 */
async function addOddFlights(db: Kysely<DB>) {
  const vilnius = named('Vilnius', 'Вильнюс');
  const place = { latitude: 54.6, longitude: 25.3, time_zone: 'Europe/Vilnius' };
  await db
    .insertInto('airport')
    .values({ code: 'VNO', iso2: 'LT', name: vilnius, town_name: vilnius, ...place })
    .execute();
  await db
    .insertInto('departure_town')
    .values({ id: 7, market: 'com', slug: 'vilnius', name: vilnius, airport_code: 'VNO' })
    .execute();
  const charter = {
    carrier_code: 'BT',
    freight_external: 0,
    seats_total: 180,
    seats_free: 40,
    currency: 'EUR',
    adult_amount: 9_000,
    child_amount: 7_000,
    infant_amount: 1_000,
  };
  await db
    .insertInto('flight_leg')
    .values([
      {
        id: 870,
        flight_number: '970',
        from_airport: 'RIX',
        to_airport: 'AYT',
        ...charter,
        departs_at: '2027-06-11 23:50',
        arrives_at: '2027-06-12 03:30',
      },
      {
        id: 871,
        flight_number: '971',
        from_airport: 'AYT',
        to_airport: 'VNO',
        ...charter,
        departs_at: '2027-06-12 12:00',
        arrives_at: '2027-06-12 15:40',
      },
    ])
    .execute();
  await db
    .insertInto('tour')
    .values({
      id: 701,
      departure_town_id: 2,
      return_town_id: 7,
      state_id: 3,
      packet_type: 0,
      name: named('Riga to Vilnius'),
      program_type_id: 1552,
      internal_currency: 'EUR',
      nights_from: 3,
      nights_to: 14,
      valid_from: plainDate('2027-06-05'),
      valid_to: plainDate('2027-09-30'),
    })
    .execute();
}

const kinds = [
  { type: 'tour', state: '3', from: '2' },
  { type: 'hotel', state: '3', from: '1' },
  { type: 'cruise', state: '90', from: '2' },
  { type: 'cruise', state: '90', from: '1' },
  { type: 'excursion-tours', state: '3', from: '2' },
];

/** A search by chance of some kind, of days about which something is sold, and of any party. */
function randomSearch(random: Random, nth: number): Record<string, string> {
  const below = (count: number) => Math.floor(random() * count);
  const { type, state, from } = kinds[nth % kinds.length]!;
  const first = addDays(plainDate('2027-06-03'), below(10));
  const ages = Array.from({ length: below(4) }, () => below(18));
  return {
    SEARCH_TYPE: type,
    STATEINC: state,
    TOWNFROM: from,
    CHECKIN_BEG: first.replaceAll('-', ''),
    CHECKIN_END: addDays(first, below(6)).replaceAll('-', ''),
    NIGHTMIN: '5',
    NIGHTMAX: '10',
    ADULT: `${1 + below(5)}`,
    CHILD: `${ages.length}`,
    AGES: ages.join(),
  };
}

const flightSearch = (ages: readonly number[]) => ({
  SEARCH_TYPE: 'avia',
  TOWNFROM: '2',
  airTo: '14213',
  direction: 'there-and-back',
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270612',
  ADULT: '2',
  CHILD: `${ages.length}`,
  AGES: ages.join(),
});

async function offersOf(search: Record<string, string>) {
  const [answer] = await told(searchTours, search);
  return answer?.prices ?? [];
}

const english = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00Z`),
  );

/** What has to be said of a flight, wherever its words stand. */
const legFacts = (leg: LegAnswer) => [
  leg.flightNumber,
  `(${leg.from})`,
  `(${leg.to})`,
  english(leg.departsAt),
  leg.departsAt.slice(11),
  english(leg.arrivesAt),
  leg.arrivesAt.slice(11),
  `class: ${['', 'Economy', 'Business', 'Comfort'][leg.classId]}`,
];

const flightsOf = ({ out, back }: Pick<OfferAnswer, 'out' | 'back'>) =>
  [out, back].flatMap((leg) => (leg ? legFacts(leg) : []));

const childrenFact = (ages: readonly number[]) =>
  ages.length > 0
    ? `Children: ${ages.length} (ages: ${ages.toSorted((a, b) => a - b).join(', ')})`
    : 'Children: 0';

/** What has to be said of an offer, and of each of its rooms. */
function factsOf(offer: OfferAnswer): string[] {
  const ages = offer.rooms.flatMap((room) => room.ages);
  return [
    `Hotel: ${offer.hotelName}`,
    `Check-in: ${english(offer.checkIn)}`,
    `Check-out: ${english(offer.checkOut)}`,
    `Nights: ${offer.nights}`,
    `Adults: ${offer.adult}`,
    childrenFact(ages),
    `Meal: ${offer.mealName}`,
    `Country: ${offer.stateName}`,
    offer.out ? 'City: Riga' : 'City: ',
    ...(offer.excursionTourSlug
      ? [`Tour: ${offer.subtitle} (days: ${offer.nights + 1}, nights: ${offer.nights})`, 'The tour ends in: ']
      : []),
    ...flightsOf(offer),
    ...offer.rooms.map(({ roomName }) => roomName),
    ...(offer.rooms.length > 1
      ? offer.rooms.map(
          ({ roomName, adult, ages: own }, nth) =>
            `Room ${nth + 1}: ${roomName}, ${offer.mealName}; adults: ${adult}; children: ${own.length > 0 ? `${own.length} (ages: ${own.join(', ')})` : '0'}`,
        )
      : []),
  ];
}

const staysOf = async (search: Record<string, string>) =>
  (await offersOf(search)).flatMap((row) => ('rooms' in row ? [row] : []));

test('of 60 searches of every kind each offer is told with every age, room, day and flight of it [W-2.11-71] [W-3.3-02]', async () => {
  const random = seededRandom(43);
  const seen = { rooms: 0, ages: 0, nightFlights: 0, excursions: 0, cruises: 0, stays: 0 };
  for (let nth = 0; nth < 60; nth++) {
    const offers = await staysOf(randomSearch(random, nth));
    for (const offer of offers.slice(0, 3)) {
      const { lines } = await told(offerLetter, { claim: offer.cat_Claim, lang: 'en' });
      const letter = lines.join('\n');
      for (const fact of factsOf(offer)) expect(letter).toContain(fact);
      expect(letter).toContain(offer.price.toLocaleString('en'));
      if (offer.rooms.length > 1) seen.rooms++;
      if (offer.child > 0) seen.ages++;
      if (offer.out && offer.out.departsAt.slice(0, 10) < offer.checkIn) seen.nightFlights++;
      if (offer.excursionTourSlug) seen.excursions++;
      if (offer.ptype === 'cruise') seen.cruises++;
      if (!offer.out) seen.stays++;
    }
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(2);
});

test('every language tells the ages, the flights and the rooms', async () => {
  const [offer] = await staysOf({
    ...randomSearch(seededRandom(1), 0),
    CHECKIN_BEG: '20270604',
    CHECKIN_END: '20270606',
    ADULT: '3',
    CHILD: '2',
    AGES: '7,3',
  });
  expect(offer!.rooms.length).toBeGreaterThan(0);
  for (const lang of locales) {
    const site = allSites.find((each) => each.variant === 'b2c' && localesOf(each).includes(lang))!;
    const here = callsAs(() => app, `http://${site.hosts.find((host) => host.endsWith('localhost'))}:3000`);
    const { lines } = await here.told(offerLetter, { claim: offer!.cat_Claim, lang });
    const letter = lines.join('\n');
    for (const { flightNumber, from, to, departsAt } of [offer!.out!, offer!.back!])
      for (const fact of [flightNumber, `(${from})`, `(${to})`, departsAt.slice(11)])
        expect(letter, lang).toContain(fact);
    expect(letter, lang).toMatch(/2 \([^)]*: 3, 7\)/);
    expect(new Set(lines).size, lang).toBe(lines.length);
  }
});

test('flights alone are told with both ways, the class and each age', async () => {
  const rows = (await offersOf(flightSearch([1, 9]))).flatMap((row) => (row.ptype === 'avia' ? [row] : []));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const { lines } = await told(offerLetter, { claim: row.cat_Claim, lang: 'en' });
    for (const fact of [...flightsOf(row), 'Adults: 2', childrenFact([1, 9]), 'City: Riga'])
      expect(lines.join('\n')).toContain(fact);
  }
});

test('a tour that returns to another town says its name, its length and where it ends', async () => {
  const june = { CHECKIN_BEG: '20270605', CHECKIN_END: '20270605', NIGHTMIN: '7', NIGHTMAX: '7', ADULT: '2' };
  const offers = await staysOf({ ...june, STATEINC: '3', TOWNFROM: '2', TOUR: '701' });
  expect(offers.length).toBeGreaterThan(0);
  const { lines } = await told(offerLetter, { claim: offers[0]!.cat_Claim, lang: 'en' });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Tour: Riga to Vilnius (days: 8, nights: 7)',
      'The tour ends in: Vilnius',
      'City: Riga',
    ]),
  );
});

test.each([
  [
    'an excursion tour, whose flight home is to Riga',
    'excursion-tours',
    '3',
    '2',
    'The tour ends in: Galata',
  ],
  ['a cruise with a flight', 'cruise', '90', '2', 'The tour ends in: Istanbul'],
  ['a cruise from its port', 'cruise', '90', '1', 'The tour ends in: Istanbul'],
])('%s ends where its itinerary does', async (_, type, state, from, ends) => {
  const search = { ...randomSearch(seededRandom(5), 0), SEARCH_TYPE: type, STATEINC: state, TOWNFROM: from };
  const offers = await staysOf({
    ...search,
    CHECKIN_BEG: '20270603',
    CHECKIN_END: '20270613',
    CHILD: '0',
    AGES: '',
  });
  const tours = offers.filter(({ nights, subtitle }) => nights === 7 && !subtitle?.includes('Nile'));
  expect(tours.length).toBeGreaterThan(0);
  for (const offer of tours) {
    const { lines } = await told(offerLetter, { claim: offer.cat_Claim, lang: 'en' });
    expect(lines).toContain(ends);
  }
});

const familyOffer = async () =>
  (
    await staysOf({
      STATEINC: '3',
      TOWNFROM: '2',
      CHECKIN_BEG: '20270605',
      CHECKIN_END: '20270605',
      NIGHTMIN: '7',
      NIGHTMAX: '7',
      ADULT: '2',
      CHILD: '2',
      AGES: '3,7',
    })
  )[0]!;

test('[W-2.11-71] [W-2.11-72] a request that says its claim alone is stored with the trip, and its letter names it, for any visitor', async () => {
  const offer = await familyOffer();
  const form = { comment: 'additional: Sea view', name: 'Vera', phone: '', replyTo: 'vera@client.example' };
  const requestKey = crypto.randomUUID();
  const sent = { ...form, kind: 'request', claim: offer.cat_Claim, requestKey };
  await told(feedback, sent);
  const stored = await findFeedback(db, requestKey);
  expect(stored.trip).toMatchObject({
    adults: 2,
    childAges: [3, 7],
    nights: { from: 7, to: 7 },
    rooms: [
      { adults: 1, childAges: [3] },
      { adults: 1, childAges: [7] },
    ],
    out: { number: offer.out!.flightNumber, classId: 1, departsAt: offer.out!.departsAt },
    back: { number: offer.back!.flightNumber },
    city: { en: 'Riga' },
  });
  const { text } = feedbackMail(stored, allSites.find(({ id }) => id === 'b2c-com')!);
  for (const fact of factsOf(offer)) expect(text).toContain(fact);
  expect(text.match(/^Hotel: /gm)).toHaveLength(1);
});

test('a claim of one market that is requested in another names the town that it leaves from, in the words of that office', async () => {
  const offer = await familyOffer();
  const { lines } = await inRussia.told(offerLetter, { claim: offer.cat_Claim, lang: 'ru' });
  expect(lines).toContain('Город: Рига');
  expect(lines).toContain('Детей: 2 (возраст: 3, 7)');
  const requestKey = crypto.randomUUID();
  const form = { name: 'Vera', phone: '', replyTo: 'vera@client.example', kind: 'request', requestKey };
  await inRussia.told(feedback, {
    ...form,
    comment: ['additional: ', ...lines].join('\n'),
    claim: offer.cat_Claim,
  });
  const stored = await findFeedback(db, requestKey);
  const { text } = feedbackMail(stored, allSites.find(({ id }) => id === 'b2c-ru')!);
  expect(text.match(/^Город: .*$/gm)).toEqual(['Город: Рига']);
  expect(text.match(/^Рейс туда: .*$/gm)).toHaveLength(1);
});

test('a claim that is none of ours, or can no longer be sold, is refused with its reason', async () => {
  const form = { comment: '', name: 'Vera', phone: '', replyTo: 'vera@client.example', kind: 'request' };
  const refused = async (claim: string) => {
    const answer = await ask(feedback, { ...form, claim });
    return [answer.status, (await answer.json()).errors[0].field];
  };
  expect(await refused('of-nobody')).toEqual([400, 'claim']);
  expect((await ask(offerLetter, { claim: 'of-nobody' })).status).toBe(400);
});

/** A call-back of somebody else each time: many of one are refused as one who sends too much. */
async function callBack(nth: number, fields: Record<string, string>) {
  const requestKey = crypto.randomUUID();
  const guest = {
    name: `Guest ${nth}`,
    phone: `+4420794601${10 + nth}`,
    replyTo: `guest${nth}@client.example`,
  };
  const answer = await ask(feedback, {
    ...guest,
    comment: `additional: call ${nth}`,
    requestKey,
    kind: 'call-back',
    ...fields,
  });
  if (answer.status !== 200) return { status: answer.status, errors: (await answer.json()).errors };
  const stored = await findFeedback(db, requestKey);
  const { text } = feedbackMail(stored, allSites.find(({ id }) => id === 'b2c-com')!);
  return { status: 200, stored, text };
}

test('a search without an offer is stored and told with the age of each child, its days and its place', async () => {
  const random = seededRandom(44);
  for (let nth = 0; nth < 15; nth++) {
    const search = randomSearch(random, nth);
    const { stored, text } = await callBack(nth, { search: new URLSearchParams(search).toString() });
    const ages = search.AGES!.split(',').filter(Boolean).map(Number);
    expect(text).toContain(childrenFact(ages));
    expect(text).toContain(`Adults: ${search.ADULT}`);
    expect(text).toContain('Nights: 5–10');
    const day = (name: string) =>
      english(`${search[name]!.slice(0, 4)}-${search[name]!.slice(4, 6)}-${search[name]!.slice(6)}`);
    expect(text).toContain(`Dates: ${day('CHECKIN_BEG')} – ${day('CHECKIN_END')}`);
    expect(text).toMatch(/^Country: (Türkiye|Sea cruises)/m);
    expect(stored!.trip).toMatchObject({
      adults: Number(search.ADULT),
      childAges: ages.toSorted((a, b) => a - b),
    });
  }
});

test('services and flights are told with each age, by the names that their searches have', async () => {
  const services =
    'SEARCH_TYPE=services&ServiceType=69&StateFrom=428&State=3&AdultCount=2&ChildCount=2&ChildAgeList=3,9';
  const sim = await callBack(40, {
    search: `${services}&dateFrom=20270601&dateTo=20270630`,
    comment: 'SIM card',
  });
  for (const said of ['SIM card', 'Adults: 2', childrenFact([3, 9]), 'Dates: 1 June 2027 – 30 June 2027'])
    expect(sim.text).toContain(said);
  const row = (await offersOf(flightSearch([4]))).flatMap((each) =>
    each.ptype === 'avia' ? [each] : [],
  )[0]!;
  const { text } = await callBack(41, { claim: row.cat_Claim, comment: 'BT 717' });
  for (const fact of [...flightsOf(row), childrenFact([4])]) expect(text).toContain(fact);
});

test('a search for flights without an offer names its airports and whether one returns, in every language', async () => {
  const search = new URLSearchParams(flightSearch([4]));
  const both = await callBack(42, { search: `${search}` });
  expect(both.text).toContain('Flight there and back: Riga (RIX) – Antalya (AYT)');
  expect(both.text).toContain('City: Riga');
  search.set('direction', 'one-way');
  search.delete('TOWNFROM');
  search.set('airFrom', `${airportInc('RIX')}`);
  const there = await callBack(43, { search: `${search}` });
  expect(there.text).toContain('Flight one way: Riga (RIX) – Antalya (AYT)');
  expect(there.text).toContain('City: Riga');
  for (const locale of locales) {
    const site = allSites.find((each) => each.variant === 'b2c' && localesOf(each).includes(locale))!;
    const lines = letterLines(there.stored!.trip!, { site, locale });
    expect(
      lines.filter((line) => /\(RIX\).*\(AYT\)/.test(line)),
      locale,
    ).toHaveLength(1);
  }
});

/** The first words of every line of a letter, in the language of an office. */
const labelsIn = (locale: Locale) =>
  ['hotel', 'room', 'price', 'checkIn', 'adults', 'children', 'meal', 'country', 'city', 'out', 'back'].map(
    (line) =>
      testTranslator(locale)
        .t(`letter.${line}` as 'letter.hotel', { hotel: '' })
        .split(':')[0]!,
  );

test('the mail of a request speaks the language of its office on every site, whatever the visitor reads', async () => {
  const offer = await familyOffer();
  for (const site of allSites.filter(({ variant }) => variant === 'b2c')) {
    const host = site.hosts.find((each) => each.endsWith('localhost'))!;
    const here = callsAs(() => app, `http://${host}:3000`);
    for (const lang of localesOf(site)) {
      const { lines } = await here.told(offerLetter, { claim: offer.cat_Claim, lang, forOffice: 'true' });
      for (const label of labelsIn(site.mainLocale))
        expect(
          lines.filter((line) => line.startsWith(`${label}:`)),
          `${label} on ${site.id}`,
        ).not.toEqual([]);
    }
  }
});

test('whom a traveller saved and chose is told in the language of the office, not of the page', async () => {
  const { cat_Claim: claim } = await familyOffer();
  const { id: personId } = await db
    .insertInto('person')
    .values({ name: 'Vera Stein', email: 'vera@client.example', locale: 'ru', state: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: saved } = await db
    .insertInto('saved_traveller')
    .values({ person_id: personId, name: 'Ida Stein', born: plainDate('2019-05-02') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await beginSession(db, { personId, managerId: undefined }, clock(), 'b2c-com');
  const context = personPage(app, { token, caller: { kind: 'traveller', personId, sessionId: 1 } });
  context.set(localeContext, 'ru');
  const url = new URL(`${shop}/tours/turkey/pinara-bay?request=${claim}`);
  const opened = await loadRequest({ context, url });
  if (opened?.status !== 'open') throw new Error(JSON.stringify(opened));
  const requestKey = crypto.randomUUID();
  const form = new FormData();
  const fields = {
    FIELD_NAME: 'Vera Stein',
    FIELD_PHONE: '+442079460110',
    FIELD_EMAIL: 'vera@client.example',
    FIELD_AGREE: 'on',
    [travellerField(saved)]: 'on',
    [shownOffer]: shownOfferOf(opened),
    requestKey,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(url, { method: 'POST', body: form });
  const sent = await sendRequest({ context, url, request });
  expect(sent.data).toMatchObject({ sent: expect.any(Number) });
  const { text } = feedbackMail(
    await findFeedback(db, requestKey),
    allSites.find(({ id }) => id === 'b2c-com')!,
  );
  expect(text).toContain('Travellers: Ida Stein (2 May 2019)');
});

test('a search that cannot be read is refused with what is wrong, and a page of ours loses nobody by it', async () => {
  const odd = await callBack(50, { search: 'ADULT=2&CHILD=2&AGES=3' });
  expect(odd).toMatchObject({
    status: 400,
    errors: [{ field: 'search', reason: 'AGES are not one for each child' }],
  });
  const context = pageContext(
    (path, { headers, ...sent } = { method: 'GET', headers: new Headers(), body: null }) =>
      app.ask(path.replace('http://localhost', shop), {
        ...sent,
        headers: { ...Object.fromEntries(headers), 'sec-fetch-site': 'same-origin' },
      }),
    clock(),
  );
  const typed = {
    FIELD_NAME: 'Vera Stein',
    FIELD_PHONE: '+442079460199',
    FIELD_EMAIL: 'vera@stein.example',
    FIELD_ADDITIONAL: '',
    FIELD_AGREE: 'on',
  };
  const sendPage = async (search: string) => {
    const form = new URLSearchParams({ ...typed, requestKey: crypto.randomUUID(), search });
    const request = new Request(`${shop}/call-back`, { method: 'POST', body: form });
    const args = { request, context, url: new URL(request.url), params: {} };
    const { data } = await sendCallBack(args as unknown as Parameters<typeof sendCallBack>[0]); // it reads no more
    if (!('sent' in data)) throw new Error('It was refused');
    return db.selectFrom('feedback').selectAll().where('id', '=', data.sent).executeTakeFirstOrThrow();
  };
  expect((await sendPage('ADULT=2&CHILD=2&AGES=3')).trip).toBeNull();
  expect((await sendPage('ADULT=2&CHILD=2&AGES=3,8&STATEINC=3')).trip).toMatchObject({ childAges: [3, 8] });
});

test('the page of the form takes over what a link to it says, before scripts have come', async () => {
  const url = new URL(
    `${shop}/call-back?${new URLSearchParams({ context: 'SIM card', search: 'ADULT=2&CHILD=1&AGES=7' })}`,
  );
  const args = { context: personPage(app), url };
  const loaderData = await openCallBack(args as unknown as Parameters<typeof openCallBack>[0]); // it reads no more
  const props = { loaderData } as unknown as Parameters<typeof CallBackPage>[0]; // the same
  const { html } = await renderPage('/call-back', <CallBackPage {...props} />);
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  expect([hidden('context'), hidden('search')]).toEqual(['SIM card', 'ADULT=2&amp;CHILD=1&amp;AGES=7']);
});
