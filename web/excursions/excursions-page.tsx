import { data, redirect } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalLink, useLocalPath, useVisit } from '#web/context/visit.tsx';
import { toursOfCountry } from '#web/countries/tours-of-country.ts';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { withoutFlight } from '#web/search/query/trip.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/excursions-page.ts';
import { ExcursionFilters } from './excursion-filters.tsx';
import styles from './excursions.module.css';
import { askedOfCatalogue, loadExcursions } from './load-excursions.ts';

/**
 * A country without excursions of its own is a search for its journeys with a guide; without these, its tours. An
 * unknown country, or a region without any, is no page.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { countrySlug, regionSlug } = params;
  const found = await loadExcursions(context, countrySlug, askedOfCatalogue(url, regionSlug));
  const region = found?.regions.find(({ value }) => value === regionSlug);
  if (regionSlug !== undefined && !region) throw data('notFound', { status: 404 });
  if (found) return { ...found, countrySlug, region };
  const toLocal = localPathIn(context);
  const asked = { townFrom: withoutFlight, searchType: 'excursion', topCount: 0 };
  const sold = await context.get(clientContext).call(states, asked);
  if (!sold.ok) throw new Error('The countries cannot be told', { cause: sold });
  const country = sold.value.find(({ slug }) => slug === countrySlug);
  if (!country)
    throw await toursOfCountry({ context, url: new URL(url.pathname, url), params: { countrySlug } });
  throw redirect(toLocal(`${travelKinds.excursion.search.results}?STATEINC=${country.state}`));
}

/**
 * `/excursions/turkey`, `/excursions/turkey/antalya`: the excursions of a country or a region of it, some at a time, by
 * region, kind and name ([W]§2.14).
 */
export default function ExcursionsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const toLink = useLocalLink();
  const { site, origin } = useVisit();
  const {
    title: country,
    list,
    listCount,
    opened,
    pageCount,
    countrySlug,
    regions,
    region,
    asked,
  } = loaderData;
  const title = t('outings.title', { country: region ? `${country}, ${region.label}` : country });
  const lead = region ? t('outings.leadOfRegion', { region: region.label }) : t('outings.lead', { country });
  const whole = toLocal(`/excursions/${countrySlug}`);
  const path = region ? toLocal(`/excursions/${countrySlug}/${region.value}`) : whole;
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: country, to: toLocal(`/countries/${countrySlug}`) },
    { name: t('country.tab.excursions'), to: whole },
    ...(region ? [{ name: region.label, to: path }] : []),
  ];
  const named = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: list.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title,
      url: new URL(toLink(item.path), origin).href,
    })),
  };
  const next = new URLSearchParams([
    ...(region ? [] : asked.regions.map((value) => ['REGION', value])),
    ...asked.restTypes.map((value) => ['TYPE', value]),
    ...(asked.title ? [['EXCURSION', asked.title]] : []),
    ['page', `${opened + 1}`],
  ]);
  return (
    <section className="section page">
      <DocumentHead title={`${title}, ${site.brand.name}`} of={[lead]} />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className="section__head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
        </div>
      </div>
      {regions.length > 1 && (
        <nav aria-label={t('outings.regions')}>
          <ul className={styles.excursionRegions}>
            {regions.map(({ value, label }) => (
              <li key={value}>
                <Chip to={toLocal(`/excursions/${countrySlug}/${value}`)} current={value === region?.value}>
                  {label}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ExcursionFilters key={path + next} catalogue={loaderData} path={whole} />
      <p role="status" className="muted">
        {listCount > 0 ? t('outings.count', { shown: list.length, count: listCount }) : t('outings.none')}
      </p>
      <ul className={styles.excursions}>
        {list.map((item) => (
          <li key={item.path}>
            <Link className={styles.excursion} to={toLink(item.path)} viewTransition>
              <span className={styles.excursionPic}>
                {item.image && (
                  <Picture
                    src={item.image}
                    alt=""
                    width={400}
                    height={300}
                    sizes={`${below('tablet')} 92vw, 25rem`}
                  />
                )}
              </span>
              <span className={styles.excursionWords}>
                <b>{item.title}</b>
                <span className="small muted">{item.note}</span>
                <span>{item.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {opened < pageCount && (
        <p className={styles.excursionMore}>
          <Link className={buttonClass()} to={`${path}?${next}`} preventScrollReset replace>
            {t('outings.more')}
          </Link>
        </p>
      )}
      <JsonLd value={named} />
    </section>
  );
}
