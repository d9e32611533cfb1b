import { data, Link } from 'react-router';
import { states, townFroms } from '#calls/lookups-places.ts';
import { clientContext, localeContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { Flag } from '#web/ui/flag.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import type { Route } from './+types/site-map.ts';
import './content.css';

export const handle: PageHandle = { texts: ['home'] };

/** Every country that is sold from the main town, by name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.section !== 'countries') throw data('notFound', { status: 404 });
  const client = context.get(clientContext);
  const towns = await client.call(townFroms, {});
  const town = towns.ok ? homeTown(towns.value, context) : undefined;
  const sold = town ? await client.call(states, { townFrom: town.townFrom, topCount: 0 }) : undefined;
  const byName = new Intl.Collator(context.get(localeContext));
  const countries = sold?.ok ? sold.value.toSorted((a, b) => byName.compare(a.stateName, b.stateName)) : [];
  return { countries, townName: town?.townName ?? '' };
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { price } = useUiLanguage();
  const { brand } = useVisit().site;
  const { countries, townName } = loaderData;
  return (
    <section className="section page">
      <title>{`${t('shell.footer.siteMap')}: ${t('shell.footer.countries')}, ${brand.name}`}</title>
      <div className="section__head">
        <div>
          <h1>{t('shell.footer.countries')}</h1>
          <p className="muted">{t('home.directions.lead', { town: townName })}</p>
        </div>
      </div>
      <ul className="country-list">
        {countries.map(({ state, stateName, slug, iso2, hotelCount, minPrice, currency }) => (
          <li key={state}>
            <Link to={toLocal(`/tours/${slug}`)}>
              <Flag iso2={iso2.toLowerCase()} />
              <span>
                <b>{stateName}</b>
                <span className="tiny muted">{t('common.count.hotels', { count: hotelCount })}</span>
              </span>
              {minPrice !== null && (
                <span className="num">{t('common.price.from', { price: price(minPrice, currency) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
