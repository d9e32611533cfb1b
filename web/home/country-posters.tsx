import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CountryView } from './country-view.ts';
import { CountryWall } from './country-wall.tsx';

type CountryPostersProps = { countries: CountryView[]; countTotal: number; town: string };

/** Countries as posters on paper, each with its cheapest price. */
export function CountryPosters({ countries, countTotal, town }: CountryPostersProps) {
  const t = useT();
  const toLocal = useLocalPath();
  if (countries.length === 0) return null;
  return (
    <section className="section page" id="directions">
      <div className="section__head">
        <div>
          <h2>{t('home.directions.title')}</h2>
          <p className="muted">{t('home.directions.lead', { town })}</p>
        </div>
        <Link to={toLocal('/sitemap/countries')}>{t('home.directions.all', { count: countTotal })}</Link>
      </div>
      <CountryWall countries={countries} addressOf={({ slug }) => toLocal(`/tours/${slug}`)} />
    </section>
  );
}
