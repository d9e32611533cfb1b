import { useT } from '#web/context/i18n-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { CountryView } from './country-view.ts';
import styles from './home.module.css';

type CountryWallProps<Country extends CountryView> = {
  countries: readonly Country[];
  /** Where the poster of a country leads, in the page's language. */
  addressOf: (country: Country) => string;
};

/** Countries as posters, the first one larger, each with its cheapest price. */
export function CountryWall<Country extends CountryView>({
  countries,
  addressOf,
}: CountryWallProps<Country>) {
  return (
    <ul className={styles.wall}>
      {countries.map((country, index) => (
        <li key={country.slug}>
          <Poster country={country} to={addressOf(country)} isBig={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Poster({ country, to, isBig }: { country: CountryView; to: string; isBig: boolean }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { stateName, image, minPricePerPerson, currency } = country;
  return (
    <Link className={styles.poster} to={to} viewTransition>
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
