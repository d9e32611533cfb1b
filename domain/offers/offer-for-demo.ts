import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { dayIn, dayNumber } from '#lib/plain-date.ts';
import { noFilters } from '#price-search/filters.ts';
import { rateDay } from '#sites/rate-day.ts';
import type { Site } from '#sites/site.ts';
import type { OfferView } from './offer-view.ts';
import { searchHotels } from './search-hotels.ts';

/** What somebody invented has looked for. */
export type DemoTrip = {
  /** Code of the country, and the how manieth of its hotels. */
  country: string;
  place: number;
  departsInDays: number;
  nights: number;
  adults: number;
  childAges: readonly number[];
};

type Selling = { site: Site; moment: CatalogueMoment; claimSecret: string; now: Date };

/** The days of a site, now. */
export const daysOf = ({ site, now }: Pick<Selling, 'site' | 'now'>) => ({
  today: dayNumber(dayIn(now, site.timeZone)),
  rateDay: dayNumber(rateDay(site, now)),
});

/** An offer of the country within a fortnight of the day, from whichever town of the market has one. */
export async function offerForDemo(
  trip: DemoTrip,
  { site, moment, claimSecret, now }: Selling,
): Promise<OfferView | undefined> {
  const { directory } = moment;
  const state = [...directory.states.values()].find(({ iso2 }) => iso2 === trip.country);
  const towns = [...directory.departureTowns.values()]
    .filter(({ market, airportCode }) => market === site.market && airportCode !== null)
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
  const days = daysOf({ site, now });
  const departFrom = days.today + trip.departsInDays;
  const point = { market: site.market, currency: site.currency, ...days };
  const { adults, childAges, nights } = trip;
  for (const { id: townId } of state ? towns : []) {
    const { cards } = await searchHotels(
      { moment, point, claimSecret, now },
      {
        question: {
          point,
          party: { adults, childAges },
          townId,
          classId: 1,
          departFrom,
          departTo: departFrom + 14,
          nightsMin: nights,
          nightsMax: nights,
        },
        where: { stateId: state?.id, hotelIds: [] },
        filters: noFilters,
        sort: 'recommended',
        page: 1,
        pageSize: trip.place,
      },
    );
    const found = cards.at(-1);
    if (found) return found.view;
  }
  return undefined;
}
