import type { z } from 'zod';
import type { states } from '#calls/lookups-places.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import styles from '#web/parts/content.module.css';
import { Flag } from '#web/ui/flag.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';

type SoldCountry = z.output<typeof states.answer>[number];

/** Countries with how much there is in each, and from which price. */
export function CountryList({ countries }: { countries: SoldCountry[] }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { price } = useUiLanguage();
  if (countries.length === 0) return null;
  return (
    <ul className={styles.countryList}>
      {countries.map(({ state, stateName, slug, iso2, hotelCount, minPricePerPerson, currency }) => (
        <li key={state}>
          <Link to={toLocal(`/countries/${slug}`)}>
            <Flag iso2={iso2.toLowerCase()} />
            <span>
              <b>{stateName}</b>
              <span className="tiny muted">{t('shell.count.hotels', { count: hotelCount })}</span>
            </span>
            {minPricePerPerson !== null && (
              <span className="num">
                {t('common.price.from', { price: price(minPricePerPerson, currency) })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
