import type { RowOf } from '#domain/operator-data/tables.ts';
import { type Localised, localise } from '#lib/localised.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { termsIds } from '../cancellation-terms.ts';
import type { Turns } from '../flights.ts';
import type { DepartureTown, Destination } from '../places.ts';
import type { Route } from '../routes.ts';
import { airportFeeId, insuranceId, transferId } from '../services.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import { inEveryLanguage, mapTexts } from '../texts/word-list.ts';
import { tourTypes } from '../tour-types.ts';
import { programs as programTypes, seasonsBetween, type TourSeason } from '../tours.ts';
import type { ExcursionTour, Program } from './excursion-tours.ts';

type Tour = RowOf<'tour'>;
type Window = { today: PlainDate; lastDay: PlainDate };
/** A town whose flights meet a program when they leave on these days. */
type Flown = { town: DepartureTown; departureDays: number };

const tourNumbers = 100_000_000;
const mostTowns = 10;

/** Number of the service that each traveller of a program pays. */
const programFeeId = (tour: ExcursionTour, program: Program) => 1000 + tour.id * 10 + program.number;

/** What the guide, the coach and the tickets of each program cost. */
export const programFeeRows = (tour: ExcursionTour): RowOf<'service'>[] =>
  tour.programs.map((program) => {
    const adult_amount = tour.perDay * program.nights * 100;
    return {
      id: programFeeId(tour, program),
      name: inEveryLanguage(
        (locale) => `${localise(hotelWord('service-excursions'), locale)}: ${localise(tour.title, locale)}`,
      ),
      kind: 'fee',
      currency: 'EUR',
      adult_amount,
      child_amount: Math.round(adult_amount * 0.7),
      infant_amount: 0,
      cancellation_terms_id: termsIds.excursions,
    };
  });

/** The tours that sell a program: one a season without flight, and one from each town whose flights meet it. */
export function programTours(
  tour: ExcursionTour,
  program: Program,
  destination: Destination,
  flownIn: (season: TourSeason) => readonly Flown[],
  { today, lastDay }: Window,
): Tour[] {
  const seasons = seasonsBetween(today, lastDay).filter(({ isSummer }) =>
    program.seasons.includes(isSummer ? 's' : 'w'),
  );
  const onItsOwn = { town: undefined, departureDays: bitsOf(program.days) };
  return seasons.flatMap((season) =>
    [onItsOwn, ...flownIn(season)].map(({ town, departureDays }) => ({
      id: tourNumbers + tour.id * 1_000_000 + (town?.id ?? 1) * 10_000 + program.number * 1000 + season.code,
      name: nameOf(tour, town, season),
      departure_town_id: town?.id ?? 1,
      state_id: tour.stateId,
      program_type_id: programTypes.standard,
      packet_type: 1,
      nights_from: program.nights,
      nights_to: program.nights,
      valid_from: season.from,
      valid_to: season.to,
      internal_currency: destination.currency,
      tour_type_id: tourTypes[tour.tourType],
      departure_days: departureDays,
      excursion_tour_id: tour.id,
    })),
  );
}

const nameOf = (
  { title }: ExcursionTour,
  town: DepartureTown | undefined,
  season: TourSeason,
): Localised => ({
  ...mapTexts(season.name, (name, locale) =>
    [title, ...(town ? [town.name] : [])]
      .map((text) => localise(text, locale))
      .concat(name)
      .join(', '),
  ),
  en: `${title.en}${town ? ` from ${town.name.en}` : ''}, ${season.name.en}`,
});

/** Towns whose flights land on a day of the program and fly back after its nights; the markets' main towns first. */
export function townsThatMeet(
  program: Program,
  airports: ReadonlySet<string>,
  turns: ReadonlyMap<Route, Turns>,
  { isSummer }: TourSeason,
): Flown[] {
  const flown = [...turns].flatMap(([{ town, to }, own]) => {
    if (!airports.has(to.code)) return [];
    const sold = isSummer ? own.summer : own.winter;
    const meeting = sold.filter(
      ({ lands }) =>
        program.days.includes(lands) && sold.some(({ returns }) => returns === endOf(lands, program)),
    );
    const departureDays = bitsOf(meeting.map(({ departs }) => departs));
    return departureDays > 0 ? [{ town, departureDays }] : [];
  });
  const byTown = new Map(flown.toReversed().map((way) => [way.town, way]));
  const rank = ({ town }: Flown) => (town.isMain ? 0 : 3) + ['L', 'M', 'S'].indexOf(town.size);
  return [...byTown.values()]
    .toSorted((a, b) => rank(a) - rank(b) || a.town.id - b.town.id)
    .slice(0, mostTowns);
}

const endOf = (lands: number, { nights }: Program) => ((lands - 1 + nights) % 7) + 1;

/** Days of the week as a sum: bit 0 Monday … bit 6 Sunday. */
const bitsOf = (days: readonly number[]) => days.reduce((sum, day) => sum | (1 << (day - 1)), 0);

/** The program's fee with every tour; with a flight also the transfer, insurance abroad and airport fees. */
export function* programServiceRows(
  tour: ExcursionTour,
  program: Program,
  sold: readonly Tour[],
  isAbroad: (row: Tour) => boolean,
): Generator<RowOf<'tour_service'>> {
  for (const row of sold) {
    const withFlight = row.departure_town_id !== 1;
    const services = [
      programFeeId(tour, program),
      ...(withFlight
        ? [transferId(tour.stateId), ...(isAbroad(row) ? [insuranceId] : []), airportFeeId]
        : []),
    ];
    for (const [position, service_id] of services.entries()) yield { tour_id: row.id, service_id, position };
  }
}
