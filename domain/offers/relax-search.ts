import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFilters } from '#price-search/best-per-hotel.ts';
import type { Question } from '#price-search/offers.ts';
import { countHotels, type HotelSearch } from './search-hotels.ts';

/** A way out of an empty answer: what to change, and what that gives. */
export type Relaxation = {
  change: 'filters' | 'dates' | 'nights' | 'town';
  question: Question;
  count: number;
  minMinor: number;
};

/** The widest range of departure days that a search takes. */
export const longestWindowDays = 60;

const anyNights = { nightsMin: 1, nightsMax: 30 };

/** The smallest changes that lead to offers, each tried by itself, in the order of how little they ask. */
export function relaxSearch(moment: CatalogueMoment, search: HotelSearch): Relaxation[] {
  const { question } = search;
  const attempts: { change: Relaxation['change']; questions: Question[] }[] = [
    { change: 'filters', questions: [question] },
    { change: 'dates', questions: widerWindows(question) },
    { change: 'nights', questions: [longer(question, 3), { ...question, ...anyNights }] },
    { change: 'town', questions: neighbouringTowns(moment, question) },
  ];
  const found: Relaxation[] = [];
  for (const { change, questions } of attempts) {
    const filters = change === 'filters' ? noFilters : search.filters;
    for (const asked of questions) {
      const answer = countHotels(moment, search, asked, filters);
      if (!answer) continue;
      found.push({ change, question: asked, ...answer });
      break;
    }
  }
  return found;
}

/** Windows of departure around the asked one, each wider than the last, none wider than a search takes. */
function widerWindows(question: Question): Question[] {
  const { departFrom, departTo, point } = question;
  const mostDays = Math.floor((longestWindowDays - (departTo - departFrom)) / 2);
  const steps = new Set([3, 7, 14, 30].map((days) => Math.min(days, mostDays)));
  return [...steps]
    .filter((days) => days > 0)
    .map((days) => ({
      ...question,
      departFrom: Math.max(point.today + 1, departFrom - days),
      departTo: departTo + days,
    }));
}

const longer = (question: Question, nights: number): Question => ({
  ...question,
  nightsMin: Math.max(1, question.nightsMin - nights),
  nightsMax: Math.min(30, question.nightsMax + nights),
});

/** Other departure towns of the same market, the nearest airport first. */
function neighbouringTowns({ directory }: CatalogueMoment, question: Question): Question[] {
  const home = directory.departureTowns.get(question.townId);
  const from = home?.airportCode ? directory.airports.get(home.airportCode) : undefined;
  if (!home || !from) return [];
  const distance = (code: string | null) => {
    const airport = code ? directory.airports.get(code) : undefined;
    return airport
      ? Math.hypot(airport.latitude - from.latitude, (airport.longitude - from.longitude) / 2)
      : Number.POSITIVE_INFINITY;
  };
  return [...directory.departureTowns.values()]
    .filter((town) => town.market === home.market && town.id !== home.id && town.airportCode)
    .sort((a, b) => distance(a.airportCode) - distance(b.airportCode) || a.id - b.id)
    .map((town) => ({ ...question, townId: town.id }));
}
