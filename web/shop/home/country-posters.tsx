import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { CountryView } from './country-view.ts';
import styles from './home.module.css';

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
      <ul className={styles.wall}>
        {countries.map((country, index) => (
          <li key={country.slug}>
            <Poster country={country} isBig={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Poster({ country, isBig }: { country: CountryView; isBig: boolean }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { stateName, slug, image, minPricePerPerson, currency } = country;
  return (
    <Link className={styles.poster} to={useLocalPath()(`/tours/${slug}`)} viewTransition>
      <span className={styles.posterPic}>
        <Picture
          src={image}
          alt=""
          width={isBig ? 640 : 320}
          height={isBig ? 760 : 384}
          sizes={isBig ? '(max-width: 48rem) 100vw, 38rem' : '(max-width: 48rem) 50vw, 19rem'}
        />
      </span>
      <span className={styles.posterName}>
        <b>{stateName}</b>
        {minPricePerPerson !== null && (
          <span>{t('common.price.from', { price: price(minPricePerPerson, currency) })}</span>
        )}
      </span>
    </Link>
  );
}
