import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './country.module.css';
import type { LoadedCountry } from './load-country.ts';

const SeenOffers = lazyPart(() => import('./seen-offers.tsx'));

/** Some tours of the coming weeks, fetched when they are seen; a country that hides its rooms has none ([W]§2.13). */
export function CountryOffers({ country }: { country: LoadedCountry }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { hasRooms, samoId, townFrom, town } = country;
  if (!hasRooms) return null;
  return (
    <section>
      <h2>{t('country.offers.title')}</h2>
      <p className="muted">{t('country.offers.lead', { town })}</p>
      <LazyOnVisible waiting={<div className={styles.countryOffersToCome} />}>
        <SeenOffers state={samoId} townFrom={townFrom} />
      </LazyOnVisible>
      <p className={styles.countryMore}>
        <Link to={toLocal(`/search/tours?STATEINC=${samoId}`)}>{t('country.offers.all')}</Link>
      </p>
    </section>
  );
}
