import { lastDay, type TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { money } from '#lib/money.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { formatIn, sayIn } from '#texts/say.server.ts';

type Language = { site: Site; locale: Locale };

/** What a request asks for ([W]§2.11), a fact a line: the same in a form, in the letter and on the pages that show it. */
export function letterLines(trip: TripSnapshot, { site, locale }: Language): string[] {
  const say = sayIn(locale);
  const format = formatIn(site, locale);
  const text = (name: Localised) => localise(name, locale);
  const { tour, hotel, rooms, price, country, city } = trip;
  const mealNames = [...new Set(rooms.map(({ meal }) => text(meal)))];
  return [
    ...(tour ? tourLines(tour, locale) : []),
    ...(hotel ? [say('letter.hotel', { hotel: text(hotel) })] : []),
    ...(rooms.length > 0
      ? [say('letter.room', { room: roomsText(rooms.map(({ name }) => text(name))) })]
      : []),
    ...(price ? [say('letter.price', { price: format.money(money(price.minor, price.currency)) })] : []),
    ...dayLines(trip, { site, locale }),
    say('letter.adults', { count: trip.adults }),
    say('letter.children', { children: childrenText(trip.childAges, locale) }),
    ...mealNames.map((meal) => say('letter.meal', { meal })),
    ...(country ? [say('letter.country', { country: text(country) })] : []),
    ...(city ? [say('letter.city', { city: text(city) })] : []),
    ...routeLines(trip, locale),
    ...flightLines(trip, { site, locale }),
    ...roomLines(rooms, locale),
  ];
}

function tourLines({ name, nights, ends }: NonNullable<TripSnapshot['tour']>, locale: Locale): string[] {
  const say = sayIn(locale);
  return [
    say('letter.tour', { tour: localise(name, locale), days: nights + 1, nights }),
    say('letter.ends', { town: localise(ends, locale) }),
  ];
}

/** `Double`, `2 × Double + Family`. */
const roomsText = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name))
    .join(' + ');

/** The days of an offer, or those that a search allows. */
function dayLines(trip: TripSnapshot, { site, locale }: Language): string[] {
  const say = sayIn(locale);
  const { date } = formatIn(site, locale);
  const { arrival, nights } = trip;
  const checkOut = lastDay(trip);
  const days =
    arrival && checkOut
      ? [
          say('letter.checkIn', { date: date(arrival.from, 'dayYear') }),
          say('letter.checkOut', { date: date(checkOut, 'dayYear') }),
        ]
      : arrival
        ? [say('letter.dates', { from: date(arrival.from, 'dayYear'), to: date(arrival.to, 'dayYear') })]
        : [];
  if (!nights) return days;
  const count = nights.from === nights.to ? `${nights.from}` : `${nights.from}–${nights.to}`;
  return [...days, say('letter.nights', { count })];
}

const childrenText = (ages: readonly number[], locale: Locale) =>
  ages.length === 0 ? '0' : sayIn(locale)('letter.ages', { count: ages.length, ages: ages.join(', ') });

/** Between which airports a search for flights is. */
function routeLines({ route }: TripSnapshot, locale: Locale): string[] {
  if (!route) return [];
  const say = sayIn(locale);
  const airport = ({ town, code }: typeof route.from) =>
    say('letter.airport', { town: localise(town, locale), code });
  const key = route.isOneWay ? 'letter.oneWayRoute' : 'letter.returnRoute';
  return [say(key, { from: airport(route.from), to: airport(route.to) })];
}

const classKeys = {
  1: 'letter.class.1',
  2: 'letter.class.2',
  3: 'letter.class.3',
  4: 'letter.class.4',
} as const;

function flightLines({ out, back }: TripSnapshot, { site, locale }: Language): string[] {
  const say = sayIn(locale);
  const { date } = formatIn(site, locale);
  const at = (local: string) =>
    say('letter.at', { date: date(local.slice(0, 10), 'dayYear'), time: local.slice(11) });
  const flightText = ({
    from,
    to,
    departsAt,
    arrivesAt,
    number,
    carrier,
    classId,
  }: NonNullable<typeof out>) => {
    const airport = ({ town, code }: typeof from) =>
      say('letter.airport', { town: localise(town, locale), code });
    const key = classKeys[classId as keyof typeof classKeys]; // undefined of a class that has no name
    return say('letter.flight', {
      departs: at(departsAt),
      from: airport(from),
      arrives: at(arrivesAt),
      to: airport(to),
      number,
      carrier,
      class: key ? say(key) : `${classId}`,
    });
  };
  return [
    ...(out ? [say('letter.out', { flight: flightText(out) })] : []),
    ...(back ? [say('letter.back', { flight: flightText(back) })] : []),
  ];
}

/** Who sleeps where, in each of several rooms, and in one whose guests the hotel counts differently. */
function roomLines(rooms: TripSnapshot['rooms'], locale: Locale): string[] {
  const say = sayIn(locale);
  const isPlain = rooms.length === 1 && !rooms[0]?.countedAs;
  if (isPlain) return [];
  return rooms.map(({ name, meal, adults, childAges, countedAs }, index) => {
    const guests = say('letter.guests', {
      number: index + 1,
      room: localise(name, locale),
      meal: localise(meal, locale),
      adults,
      children: childrenText(childAges, locale),
    });
    return countedAs ? say('letter.counted', { guests, ...countedAs }) : guests;
  });
}
