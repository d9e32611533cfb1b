import { Form, useRevalidator } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { loadCities } from '#web/context/city/load-cities.ts';
import { locationsOf } from '#web/context/city/locations.ts';
import { localeContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import type { Route } from './+types/geo-page.ts';
import { CityPicker } from './city-picker.tsx';
import { useCityChoice } from './use-city-choice.ts';

/** The cities of all markets; `from` is the page that is gone back to with the city. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { market } = context.get(siteContext);
  const locations = locationsOf(await loadCities(context, url.host), market, context.get(localeContext));
  return { locations, from: ownPath(url.searchParams.get('from')), typed: url.searchParams.get('q') ?? '' };
}

/** The modal asks for this, too, and must not break the page below it when it gets no answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ locations: undefined, from: '/', typed: '' }));

/** The geo modal as a page, for browsers without scripts. */
export default function GeoPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  const { locations, from, typed } = loaderData;
  const choice = useCityChoice(new URL(from, 'http://site'));
  const { revalidate } = useRevalidator();
  return (
    <section className="section page">
      <title>{`${t('modalHeaderGEO.title')}, ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="section__head">
        <div>
          <h1>{t('modalHeaderGEO.title')}</h1>
          <p className="muted">{t('modalHeaderGEO.lead')}</p>
        </div>
      </div>
      <Form method="get" role="search">
        <input type="hidden" name="from" value={from} />
        {locations ? (
          <CityPicker key={typed} locations={locations} choice={choice} initialTyped={typed} />
        ) : (
          <LoadFailed onRetry={revalidate} />
        )}
      </Form>
    </section>
  );
}
