import type { RouterContextProvider } from 'react-router';
import { clientContext } from '#web/context/context.ts';
import { findResort } from '#web/search/lookups/find-resort.ts';
import { saidPlace } from '#web/search/query/place.ts';
import { emptyForm } from '#web/search/query/search-form.ts';
import { loadPlace, loadWizardOptions } from './wizard-options.ts';

type Context = Readonly<RouterContextProvider>;

/** What a page of a country or of a region of it is called by. */
type CountrySlugs = { countrySlug?: string | undefined; regionSlug?: string | undefined };

/** The wizard of tours with the country of a page chosen; undefined where nobody flies to it from the visitor’s town. */
export async function loadCountryWizard(context: Context, slugs: CountrySlugs) {
  const options = await loadWizardOptions(context, 'tour');
  const country = options.countries.find(({ slug }) => slug === slugs.countrySlug);
  if (!country) return undefined;
  const place = await loadRegion(context, options.defaults.townFrom, slugs);
  return { options, initial: emptyForm('tour', { ...options.defaults, state: country.inc, place }) };
}

async function loadRegion(context: Context, townFrom: number, { countrySlug, regionSlug }: CountrySlugs) {
  if (countrySlug === undefined || regionSlug === undefined) return undefined;
  const client = context.get(clientContext);
  const found = await findResort(context, { countrySlug, resortSlug: regionSlug });
  if (!found) return undefined;
  return loadPlace(client, townFrom, { ...saidPlace(found.state, undefined), regions: [found.region] });
}

export type CountryWizard = NonNullable<Awaited<ReturnType<typeof loadCountryWizard>>>;
