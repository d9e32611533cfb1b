import type { RouterContextProvider } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { type Season, seasons } from '#sites/seasons.ts';
import { clockContext, siteContext } from '#web/context/context.ts';
import type { Asked } from './asked.ts';
import { askedIn } from './asked-of.ts';
import { ofSeason } from './of-season.ts';
import { leavesAgesUnsure } from './party.ts';
import { searchAsked } from './search-question.ts';
import { daysWithin, type SeasonDays, withoutDays } from './season-days.ts';
import { withoutFlight } from './trip.ts';

type Request = { context: Readonly<RouterContextProvider>; url: URL };

export type SeasonSearch = SeasonDays & {
  season: Season;
  /** What the address asks for but its days. */
  asked: Asked;
  /**
   * Whether the page lists the hotels of a country: not while the days are still to choose. What the address says wrong
   * is told by that list.
   */
  isSearch: boolean;
};

/** What the address of a season page asks for; undefined on other pages. */
export function seasonSearch({ context, url }: Request): SeasonSearch | undefined {
  const site = context.get(siteContext);
  const { path } = localeOf(site, url.pathname);
  const season = seasons.find((one) => path.startsWith(ofSeason[one].path));
  if (!season) return undefined;
  const days = daysWithin(site.seasons[season], context.get(clockContext).today, url.searchParams);
  const asked = askedIn(context, withoutDays(url.searchParams));
  const isAskable =
    searchAsked(asked, 'tour', { townFrom: withoutFlight }).ok && !leavesAgesUnsure(asked.values);
  const isSearch = asked.place.state !== undefined && (days.days !== undefined || !isAskable);
  return { ...days, season, asked, isSearch };
}
