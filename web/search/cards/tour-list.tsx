import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import styles from './tour-card.module.css';
import { TourCard } from './tour-card.tsx';
import type { TourView } from './tour-view.ts';

type TourListProps = {
  offers: readonly TourView[];
  townFrom: number;
  /** Of the children that the tours are priced for. */
  childAges?: number[];
  mark?: 'days' | 'none';
};

/** The tours of a page as cards, and as search engines read them: in this order, each by the page of its hotel. */
export function TourList({ offers, townFrom, childAges = [], mark = 'days' }: TourListProps) {
  const { origin } = useVisit();
  const toLocal = useLocalPath();
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: offers.map(({ slug, hotelName: name, stateSlug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(toLocal(`/tours/${stateSlug}/${slug}`), origin).href,
    })),
  };
  return (
    <>
      <ul className={styles.tours}>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <TourCard offer={offer} townFrom={townFrom} childAges={childAges} heading="h2" mark={mark} />
          </li>
        ))}
      </ul>
      <JsonLd value={list} />
    </>
  );
}
