import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { heightsAt, keepHeights } from '#web/context/card-heights.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { HotelCard } from '#web/search/cards/hotel-card.tsx';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { searchAddress } from '#web/search/query/search-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FirstPicture } from '#web/ui/first-picture.tsx';
import { Link } from '#web/ui/link.tsx';
import { pagePosition } from './result-pages.ts';
import styles from './results.module.css';
import type { ReadableSearch } from './results-loader.ts';
import { useIsRestored } from './use-is-restored.ts';

const cardId = ({ hotelInc }: { hotelInc: number }) => `hotel-${hotelInc}`;

type Props = { data: ReadableSearch; answer: SearchAnswer };

/** The hotels of this page and all before it, and the way to the next twenty. */
export function HotelList({ data, answer }: Props) {
  const t = useT();
  const { agentMode } = useVisit().site;
  const { question } = data;
  const { left, next, previousPage } = pagePosition(
    question.page,
    answer.prices.length,
    answer.result.countTotal,
  );
  const isLoading = useNavigation().state === 'loading';
  const { list, heights } = useHeights(isLoading);
  const isRestored = useIsRestored();
  return (
    <>
      {previousPage && (
        <p className={styles.paging}>
          <Link
            className={buttonClass({ kind: 'line' })}
            to={searchAddress(question, { page: previousPage })}
          >
            {t('results.paging.previous')}
          </Link>
        </p>
      )}
      {answer.prices[0] && <FirstPicture upTo={cardId(answer.prices[0])} />}
      <ul
        ref={list}
        className={classNames(
          styles.list,
          agentMode && styles.listOfAgent,
          isRestored && styles.listDrawnWhenSeen,
        )}
      >
        {answer.prices.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hotel elsewhere in the list is rendered anew, for what moves is a jump
          <li key={`${index} ${offer.hotelInc}`} id={cardId(offer)} {...asHigh(heights?.[index])}>
            <HotelCard offer={offer} question={question} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.paging} aria-busy={isLoading}>
          <Link
            className={buttonClass({ kind: 'line' })}
            to={searchAddress(question, { page: question.page + 1 })}
            preventScrollReset
          >
            {t('results.list.showMore', { count: next, total: left })}
          </Link>
        </p>
      )}
    </>
  );
}

/** A card that takes the room that it took before; what is in it is rendered when it is seen. */
const asHigh = (height: number | undefined) =>
  height === undefined
    ? {}
    : { className: styles.sized, style: { '--card-height': `${height}px` } as CSSProperties };

/** How high the cards were when somebody left them who comes back now; they are kept when somebody leaves. */
function useHeights(isLeaving: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const isBack = useNavigationType() === 'POP';
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (isLeaving && list.current) keepHeights(address, list.current.querySelectorAll('article'));
  }, [isLeaving, address]);
  return { list, heights: useMemo(() => (isBack ? heightsAt(address) : undefined), [isBack, address]) };
}
