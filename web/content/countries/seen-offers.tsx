import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { TourList } from '#web/search/cards/tour-list.tsx';
import type { TourView } from '#web/search/cards/tour-view.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import styles from './country.module.css';

/** The tours of a country in the coming weeks, once they are known. */
export default function SeenOffers({ state, townFrom }: { state: number; townFrom: number }) {
  const toLocal = useLocalPath();
  const { data: offers, load } = useFetcher<TourView[]>({ key: `country-offers-${state}-${townFrom}` });
  useEffect(() => {
    void load(toLocal(`/lookup/country-offers?state=${state}&townFrom=${townFrom}`));
  }, [load, toLocal, state, townFrom]);
  if (!offers) return <div className={styles.countryOffersToCome} />;
  return <TourList offers={offers} townFrom={townFrom} />;
}
