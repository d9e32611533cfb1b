import { data, redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import type { SaidPlace } from '#web/search/query/place.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/resorts.ts';
import { type FoundResort, findResort, type ResortSlugs } from './find-resort.ts';
import { loadResults } from './results-loader.ts';

/** The path says where: an address that says no place is led to its own, one of another place to the search for that. */
export async function loadResort(args: Route.LoaderArgs, slugs: ResortSlugs) {
  const { context, url } = args;
  const resort = await findResort(context.get(clientContext), slugs);
  if (!resort) throw data('notFound', { status: 404 });
  const { place } = askedOf(args);
  const asked = Object.fromEntries(url.searchParams);
  if (place.state === undefined) {
    const where = { STATEINC: `${resort.state}`, REGIONTO: `${resort.region}` };
    throw redirect(ownPath(`${url.pathname}?${writeQuery({ ...asked, ...where })}`));
  }
  if (!isAt(place, resort)) throw redirect(localPathIn(context)(`/search/resorts?${writeQuery(asked)}`));
  return loadResults(args, 'tour', 'resorts');
}

const isAt = ({ state, regions }: SaidPlace, resort: FoundResort) =>
  state === resort.state && regions.length === 1 && regions[0] === resort.region;
