import { calendar } from '#calls/lookups-dates.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import type { Route } from './+types/year-prices-resource.ts';
import { countryNights } from './country-nights.ts';
import { yearFrom } from './year-months.ts';

/** The cheapest week of each month, in whole units for two; null where nothing is sold. */
export type YearPrices = { currency: string; prices: (number | null)[] };

/** `?state=&townFrom=`: the year of a country in prices, for a page that is already open; null where it cannot be told. */
export async function loader({ context, url, request }: Route.LoaderArgs): Promise<YearPrices | null> {
  const client = context.get(clientContext);
  const asked = {
    state: url.searchParams.get('state') ?? '',
    townFrom: url.searchParams.get('townFrom') ?? '',
    NIGHTMIN: countryNights,
    NIGHTMAX: countryNights,
  };
  const months = await Promise.all(
    yearFrom(context.get(clockContext).today).map((days) =>
      client.call(calendar, { ...asked, ...days }, undefined, request.signal),
    ),
  );
  const known = months.find((month) => month.ok);
  if (!known) return null;
  const prices = months.map((month) => (month.ok ? cheapestOf(month.value.days) : null));
  return { currency: known.value.currency, prices };
}

function cheapestOf(days: readonly { price: number | null }[]): number | null {
  const prices = days.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}
