import type { RouterContextProvider } from 'react-router';
import { type ClimateMonth, regionClimate } from '#calls/climate.ts';
import { hotels } from '#calls/lookups-filters.ts';
import { suggestion } from '#calls/lookups-places.ts';
import { b2bModeIn } from '#web/context/b2b-mode.ts';
import { clientContext } from '#web/context/context.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

/** How warm the water and the air of a country are from January on, and where and when that was measured. */
export type Warmth = { sea: number[]; air: number[]; region: string; years: string };

/** Of the region with most hotels of those that have a sea; null for a country without one. */
export async function loadWarmth(
  context: Readonly<RouterContextProvider>,
  state: number,
): Promise<Warmth | null> {
  const { months, region } = await loadClimate(context, state);
  const [first] = months;
  if (!first) return null;
  return {
    sea: months.map(({ sea }) => Math.round(sea)),
    air: months.map(({ air }) => Math.round(air)),
    region,
    years: `${first.firstYear}–${first.lastYear}`,
  };
}

/** So many regions are asked, the largest first. */
const regionsAsked = 3;
const inland: { months: ClimateMonth[]; region: string } = { months: [], region: '' };

async function loadClimate(context: Readonly<RouterContextProvider>, state: number) {
  const client = context.get(clientContext);
  const from = { townFrom: withoutFlight, searchType: 'hotel' } as const;
  const sold = await client.call(hotels, { ...from, ...b2bModeIn(context), state });
  const byRegion = Map.groupBy(sold.ok ? sold.value : [], ({ regionKey }) => regionKey);
  const largest = [...byRegion].sort(([, a], [, b]) => b.length - a.length).slice(0, regionsAsked);
  for (const [inc] of largest) {
    const climate = await client.call(regionClimate, { region: inc });
    if (!climate.ok || climate.value.months.length === 0) continue;
    const named = await client.call(suggestion, { ...from, type: 'region', inc });
    const region = (named.ok && named.value[0]?.name) || '';
    return { months: climate.value.months, region };
  }
  return inland;
}
