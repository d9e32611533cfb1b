import { listed, said } from './query-values.ts';
import {
  type FormAsked,
  type SearchForm,
  type SearchFormDefaults,
  searchForm,
  writeSearchForm,
} from './search-form.ts';

/** What the wizard of cruises holds: a trip, and the liners to look at; none is all of them. */
export type CruiseForm = SearchForm & { liners: number[] };

/** Fills the wizard from an address. */
export const cruiseForm = (asked: FormAsked, defaults: SearchFormDefaults): CruiseForm => ({
  ...searchForm(asked, 'cruise', defaults),
  liners: asked.place.hotels,
});

/** The query that the wizard submits. */
export const writeCruiseForm = ({ liners, ...trip }: CruiseForm): Record<string, string> =>
  said({ ...writeSearchForm(trip), HOTELLIST: listed(liners) });
