import { data, type MiddlewareFunction, redirect } from 'react-router';
import { localPathIn } from '#web/context/local-path.ts';
import { findResort } from '#web/search/lookups/find-resort.ts';
import { askAlso, askedOf } from '#web/search/query/asked-of.ts';
import type { SaidPlace } from '#web/search/query/place.ts';
import { writeQuery } from '#web/search/query/query-values.ts';

/**
 * The path of a resort says where: an address that names no place is read with its own, by every part of the page, and
 * one of another place leads to the search for that.
 */
export const readResort: MiddlewareFunction<Response> = async ({ params, context, url }, next) => {
  const { countrySlug, resortSlug } = params;
  if (countrySlug === undefined || resortSlug === undefined) return next();
  const resort = await findResort(context, { countrySlug, resortSlug });
  if (!resort) throw data('notFound', { status: 404 });
  const [STATEINC, REGIONTO] = [`${resort.state}`, `${resort.region}`];
  const { place } = askedOf({ context, url });
  if (place.state === undefined) askAlso({ context, url }, { STATEINC, REGIONTO });
  else if (!isAt(place, resort)) {
    const asked = writeQuery(Object.fromEntries(url.searchParams));
    throw redirect(localPathIn(context)(`/search/resorts?${asked}`));
  }
  return next();
};

const isAt = ({ state, regions }: SaidPlace, resort: { state: number; region: number }) =>
  state === resort.state && regions.length === 1 && regions[0] === resort.region;
