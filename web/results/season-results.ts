import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { monthsOfSeason, type Season } from '#sites/seasons.ts';
import { clockContext, siteContext } from '#web/context/context.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { readQueryValues, writeQuery } from '#web/search/query/query-values.ts';
import { writeDays } from '#web/search/query/trip.ts';
import { ofSeason } from './of-season.ts';
import { loadResults } from './results-loader.ts';
import { chosenDays } from './season-month.ts';

/**
 * What a country has in a season. Days outside it are given up for the first of its months ([W]§4: they are cleared).
 */
export function loadSeasonResults(args: LoaderFunctionArgs, season: Season) {
  const { context, url } = args;
  const months = monthsOfSeason(context.get(siteContext).seasons[season], context.get(clockContext).today);
  const days = chosenDays(months, url.searchParams);
  const { checkInFrom, checkInTo } = askedOf(args).trip;
  if (days && (days.from !== checkInFrom || days.to !== checkInTo)) {
    const within = writeDays({ checkInFrom: days.from, checkInTo: days.to });
    const asked = { ...Object.fromEntries(readQueryValues(url.searchParams)), ...within };
    throw redirect(ownPath(`${url.pathname}?${writeQuery(asked)}`));
  }
  return loadResults(args, 'tour', ofSeason[season].type);
}
