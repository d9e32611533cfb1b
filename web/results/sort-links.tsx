import { useEffect, useRef } from 'react';
import { sortTypes } from '#calls/sort-types.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './results.module.css';

const orders = [
  { sort: sortTypes.recommended, text: 'results.sort.recommended' },
  { sort: sortTypes.price, text: 'results.sort.cheapest' },
  { sort: sortTypes.priceDown, text: 'results.sort.dearest' },
  { sort: sortTypes.rating, text: 'results.sort.rating' },
] as const;

type Props = {
  question: SearchQuestion;
  /** Whether guests have rated any hotel of it. */
  isRated: boolean;
};

/** The orders of a list, all of them to see; where they do not fit, the chosen one is brought to the middle. */
export function SortLinks({ question, isRated }: Props) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is another chosen link
  useEffect(() => centreChosen(nav.current), [question.sort]);
  const offered = orders.filter(({ sort }) => sort !== sortTypes.rating || isRated || question.sort === sort);
  return (
    <nav ref={nav} className={styles.sort} aria-label={t('results.sort.label')}>
      <ul>
        {offered.map(({ sort, text }) => (
          <li key={sort}>
            <Link
              to={searchAddress(question, { sort })}
              preventScrollReset
              aria-current={question.sort === sort ? 'true' : undefined}
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
