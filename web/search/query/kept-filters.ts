import { hotelFilters, offerWishes } from './filters.ts';
import { flight } from './flight.ts';
import { place } from './place.ts';
import { readQueryValues } from './query-values.ts';
import type { SearchForm } from './search-form.ts';
import { seenBox } from './seen-box.ts';
import { tourWishes } from './tour-wishes.ts';

type Trip = Pick<SearchForm, 'mode' | 'state' | 'place' | 'townFrom'>;

/** What narrows a list, whatever the trip is; of airlines the form says it. */
const filters = [
  ...[...hotelFilters.names, ...offerWishes.names, ...flight.names, ...tourWishes.names],
  'SORT_TYPE',
].filter((name) => name !== 'CARRIERLIST');

/** Where in the country, which the field for the place says only where it is one place. */
const places = [...place.names.filter((name) => name !== 'STATEINC'), ...seenBox.names];

/**
 * What of the filters of an address a new search keeps: all of them in the same country, none in another ([W]§4); tours
 * are those of a town, and places are kept as long as no other has been chosen.
 */
export function keptFilters(form: Trip, initial: Trip, query: string): Record<string, string> {
  if (form.state !== initial.state || form.mode !== initial.mode) return {};
  const kept = new Set([...filters, ...(isSamePlace(form, initial) ? places : [])]);
  if (form.townFrom !== initial.townFrom) kept.delete('TOUR');
  const asked = readQueryValues(new URLSearchParams(query));
  return Object.fromEntries([...asked].filter(([name]) => kept.has(name)));
}

const isSamePlace = ({ place: one }: Trip, { place: other }: Trip) =>
  one?.type === other?.type && one?.inc === other?.inc;
