import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { monthsOfSeason, type Season } from '#sites/seasons.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { type FoundTours, findTours } from '#web/search/cards/found-tours.ts';
import { tourView } from '#web/search/cards/tour-view.ts';
import type { Asked } from '#web/search/query/asked.ts';
import { ofSeason } from '#web/search/query/of-season.ts';
import { leavesAgesUnsure, partyWithin } from '#web/search/query/party.ts';
import type { SeasonSearch } from '#web/search/query/season-search.ts';

type Context = Readonly<RouterContextProvider>;

const mostTours = 48;

const none: FoundTours = { offers: [], countTotal: 0 };

/**
 * What leaves in a season, for the trip of the address: in its days, or else in the first month of the season, so that
 * the page is not empty; `days` stay unchosen then.
 */
export async function loadSeason(context: Context, { season, days, areCleared, asked }: SeasonSearch) {
  const months = monthsOfSeason(context.get(siteContext).seasons[season], context.get(clockContext).today);
  const shown = days ?? months[0];
  const party = leavesAgesUnsure(asked.values) ? { ...asked.trip, childAges: [] } : asked.trip;
  const trip = partyWithin(party, 'tour');
  const wanted = shown && {
    place: asked.place,
    trip: { ...trip, checkInFrom: shown.from, checkInTo: shown.to },
  };
  const [title, { town, tours }] = await Promise.all([
    loadTitle(context, season),
    loadTours(context, season, wanted),
  ]);
  const { nightsFrom, nightsTo, adults, childAges } = trip;
  return {
    season,
    title,
    months,
    days,
    areCleared,
    shown,
    trip: { nightsFrom, nightsTo, adults, childAges },
    townFrom: town?.townFrom ?? 0,
    town: town?.townNameFrom ?? '',
    stateName: tours.stateName,
    offers: tours.offers.map(tourView),
  };
}

export type LoadedSeason = Awaited<ReturnType<typeof loadSeason>>;

/** The tours, and the town that they leave from: that of the address, else that of the visitor. */
async function loadTours(
  context: Context,
  season: Season,
  wanted: Pick<Asked, 'trip' | 'place'> | undefined,
) {
  const towns = await departures(context);
  const named = towns.ok && towns.value.find(({ townFrom }) => townFrom === wanted?.trip.townFrom);
  const town = named || towns.home;
  if (!town || !wanted) return { town, tours: none };
  const { place } = wanted;
  const trip = { ...wanted.trip, townFrom: town.townFrom };
  const tours = await findTours(
    context.get(clientContext),
    { type: ofSeason[season].type, trip, place },
    mostTours,
  );
  return { town, tours };
}

/** What the operator calls the season ([S]§3.10); empty where it has no name for it. */
async function loadTitle(context: Context, season: Season): Promise<string> {
  const { group } = ofSeason[season];
  const answer = await context.get(clientContext).call(settings, { group });
  const title = answer.ok ? answer.value[group]?.title?.value : undefined;
  return fillCurrentYear(title ?? '', context.get(clockContext).today);
}
