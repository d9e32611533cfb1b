import type { Route } from './+types/country-tours.ts';
import { toursOfCountry } from './tours-of-country.ts';

/** `/tours/turkey` and `/spb/tours/turkey`. */
export const loader = (args: Route.LoaderArgs) => toursOfCountry(args);

/** Never rendered, because the loader redirects or refuses; with a component a refusal is the error page ([S]§2.3). */
export default function CountryTours() {
  return null;
}
