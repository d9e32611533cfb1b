import { useRevalidator } from 'react-router';
import { countriesAttributes, countriesSimple } from '#calls/content-countries.ts';
import { loadVisitorCity } from '#web/context/city/load-visitor-city.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import type { Route } from './+types/directions-page.ts';
import { DirectionPicker } from './direction-picker.tsx';

/** The number that clients of the tour types send along ([S]§7.2). */
const usualTown = 2;

/** The countries that are sold from the visitor's city, else in its market, and the kinds of tours that they can be filtered by. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const { market } = context.get(siteContext);
  const city = await loadVisitorCity(context, url.host);
  const [countries, tourTypes] = await Promise.all([
    client.call(countriesSimple, { market, fromSubDomain: city?.isOurs ? city.slug : undefined }),
    client.call(countriesAttributes, { market, townFrom: usualTown }),
  ]);
  return {
    countries: countries.ok ? countries.value.filter(({ townFrom }) => townFrom.length > 0) : [],
    tourTypes: tourTypes.ok ? tourTypes.value : [],
    chosenTypes: url.searchParams.getAll('tourType'),
    typed: url.searchParams.get('q') ?? '',
  };
}

/** The modal asks for this, too, and must not break the page below it when it gets no answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ countries: undefined, tourTypes: [], chosenTypes: [], typed: '' }));

/** The directions modal as a page, for browsers without scripts. */
export default function DirectionsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  const { countries, tourTypes, chosenTypes, typed } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <section className="section page">
      <DocumentHead
        title={`${t('shell.header.directions')}, ${brand.name}`}
        of={[t('shell.header.directions')]}
      />
      <div className="section__head">
        <h1>{t('shell.header.directions')}</h1>
      </div>
      {countries ? (
        <DirectionPicker
          key={`${typed} ${chosenTypes}`}
          countries={countries}
          tourTypes={tourTypes}
          initial={{ typed, chosenTypes }}
          compact
        />
      ) : (
        <LoadFailed onRetry={revalidate} />
      )}
    </section>
  );
}
