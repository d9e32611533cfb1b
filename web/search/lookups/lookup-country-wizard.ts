import { loadCountryWizard } from '#web/search/wizard/load-country-wizard.ts';
import type { Route } from './+types/lookup-country-wizard.ts';

/** The wizard above a page of a country or a region, `?country=turkey&region=antalya`; null where there is none. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const [countrySlug, regionSlug] = ['country', 'region'].map((name) => searchParams.get(name) ?? undefined);
  return (await loadCountryWizard(context, { countrySlug, regionSlug })) ?? null;
}
