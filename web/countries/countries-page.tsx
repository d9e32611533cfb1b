import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { CountryList } from '#web/countries/country-list.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/countries-page.ts';
import { loadSoldCountries } from './load-sold-countries.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSoldCountries(context);

/** `/countries/`: all countries that are sold, each with its hotels and its cheapest price. */
export default function CountriesPage({ loaderData: { countries, townNameFrom } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const title = t('places.countries.title');
  const lead = t('pages.siteMap.lead', { town: townNameFrom });
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: title, to: toLocal('/countries') },
  ];
  return (
    <section className="section page">
      <DocumentHead title={`${title}, ${site.brand.name}`} of={[lead, title]} />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className="section__head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{countries.length > 0 ? lead : t('pages.siteMap.empty')}</p>
        </div>
      </div>
      <CountryList countries={countries} />
    </section>
  );
}
