import { data } from 'react-router';
import { pick } from '#lib/pick.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import styles from '#web/parts/content.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { Route } from './+types/resorts-page.ts';
import { loadResorts } from './load-resorts.ts';
import { loadSoldCountries } from './load-sold-countries.ts';

/** The resorts of all countries, or of the one that the address names; an unknown country is no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { countries, townFrom, townNameFrom } = await loadSoldCountries(context);
  const resorts = await loadResorts(context, townFrom);
  const listed = countries.flatMap((country) => {
    const found = resorts.get(country.state) ?? [];
    if (found.length === 0 || (params.countrySlug && params.countrySlug !== country.slug)) return [];
    const shown = pick(country, ['state', 'stateName', 'slug', 'iso2', 'minPricePerPerson', 'currency']);
    return [{ ...shown, resorts: found }];
  });
  if (params.countrySlug && listed.length === 0) throw data('notFound', { status: 404 });
  return { countries: listed, townNameFrom, only: params.countrySlug ? listed[0] : undefined };
}

type Loaded = Route.ComponentProps['loaderData'];

/** `/resorts/`: every country with its resorts, each with a page of what is sold there. */
export default function ResortsPage({ loaderData: { countries, townNameFrom, only } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const all = t('places.resorts.title');
  const title = only ? t('places.resorts.of', { country: only.stateName }) : all;
  const lead = t('places.resorts.lead', { town: townNameFrom });
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: all, to: toLocal('/resorts') },
    ...(only ? [{ name: only.stateName, to: toLocal(`/resorts/${only.slug}`) }] : []),
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
      {countries.map((country) => (
        <CountryResorts key={country.state} country={country} isAlone={only !== undefined} />
      ))}
    </section>
  );
}

function CountryResorts({ country, isAlone }: { country: Loaded['countries'][number]; isAlone: boolean }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { price } = useUiLanguage();
  const { stateName, slug, minPricePerPerson, currency, resorts } = country;
  return (
    <section className={styles.siteMapGroup} aria-labelledby={`resorts-${slug}`}>
      <h2 id={`resorts-${slug}`} className="row">
        <Flag iso2={country.iso2.toLowerCase()} />
        {isAlone ? stateName : <Link to={toLocal(`/resorts/${slug}`)}>{stateName}</Link>}
      </h2>
      <p className="small muted">
        <Link to={toLocal(`/tours/${slug}`)}>
          {t('places.resorts.tours')}
          <span className="sr">: {stateName}</span>
        </Link>
        {minPricePerPerson !== null && (
          <span className="num">
            {' '}
            {t('common.price.from', { price: price(minPricePerPerson, currency) })}
          </span>
        )}
      </p>
      <ul>
        {resorts.map(({ region, name, slug: resort, hotelCount }) => (
          <li key={region}>
            <Link to={toLocal(`/resorts/${slug}/${resort}`)}>{name}</Link>{' '}
            <span className="tiny muted">{t('shell.count.hotels', { count: hotelCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
