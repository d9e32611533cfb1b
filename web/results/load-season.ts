import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { monthsOfSeason, type Season } from '#sites/seasons.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { type FoundTours, findTours } from '#web/search/cards/found-tours.ts';
import { tourView } from '#web/search/cards/tour-view.ts';
import { ofSeason } from './of-season.ts';
import { chosenDays } from './season-month.ts';

type Context = Readonly<RouterContextProvider>;

const mostTours = 48;
/** [S] leaves it open: as long as most people stay. */
export const seasonNights = 7;

const none: FoundTours = { offers: [], countTotal: 0 };

/** What leaves in the chosen month of a season, priced for the town of the visitor. */
export async function loadSeason(context: Context, season: Season, params: URLSearchParams) {
  const client = context.get(clientContext);
  const months = monthsOfSeason(context.get(siteContext).seasons[season], context.get(clockContext).today);
  const days = chosenDays(months, params);
  const { home: town } = await departures(context);
  const nights = { from: seasonNights, to: seasonNights };
  const wanted = town && days && { type: ofSeason[season].type, townFrom: town.townFrom, ...days, nights };
  const [title, tours] = await Promise.all([
    loadTitle(context, season),
    wanted ? findTours(client, wanted, mostTours) : none,
  ]);
  return {
    season,
    title,
    months,
    days,
    townFrom: town?.townFrom ?? 0,
    town: town?.townNameFrom ?? '',
    offers: tours.offers.map(tourView),
  };
}

export type LoadedSeason = Awaited<ReturnType<typeof loadSeason>>;

/** What the operator calls the season ([S]§3.10); empty where it has no name for it. */
async function loadTitle(context: Context, season: Season): Promise<string> {
  const { group } = ofSeason[season];
  const answer = await context.get(clientContext).call(settings, { group });
  const title = answer.ok ? answer.value[group]?.title?.value : undefined;
  return fillCurrentYear(title ?? '', context.get(clockContext).today);
}
