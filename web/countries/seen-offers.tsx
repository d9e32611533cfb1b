import { TourList } from '#web/search/cards/tour-list.tsx';
import type { TourView } from '#web/search/cards/tour-view.ts';
import { useLookup } from '#web/search/wizard/use-lookup.ts';
import styles from './country.module.css';

/** The tours of a country in the coming weeks, once they are known. */
export default function SeenOffers({ state, townFrom }: { state: number; townFrom: number }) {
  const offers = useLookup<TourView[]>(`/lookup/country-offers?state=${state}&townFrom=${townFrom}`, 0);
  if (!offers) return <div className={styles.countryOffersToCome} />;
  return <TourList offers={offers} townFrom={townFrom} />;
}
