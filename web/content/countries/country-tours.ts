import type { Route } from './+types/country-tours.ts';
import { toursOfCountry } from './tours-of-country.ts';

/** `/tours/turkey` and `/spb/tours/turkey`. */
export const loader = (args: Route.LoaderArgs) => toursOfCountry(args);
