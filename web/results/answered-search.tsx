import { useT } from '#web/context/i18n-context.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { activeFilters } from '#web/search/filters/active-filters.ts';
import { ChosenFilters } from '#web/search/filters/chosen-filters.tsx';
import { FilterColumn } from '#web/search/filters/filter-column.tsx';
import { FilterSheet } from '#web/search/filters/filter-sheet.tsx';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { useKeepRecent } from '#web/search/recent/use-keep-recent.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { foundWords } from './found-words.ts';
import { HotelList } from './hotel-list.tsx';
import { hasMap, MapSwitch, ResultsMap, useIsMap } from './map/results-map.tsx';
import { emptyTitle } from './place-name.ts';
import styles from './results.module.css';
import { ResultsHead } from './results-head.tsx';
import type { ReadableSearch } from './results-loader.ts';
import { placeOf } from './searched-place.ts';
import { SortLinks } from './sort-links.tsx';
import { pricingWords, WaitingList } from './waiting-list.tsx';

/** Rendered by the server where nothing is found; what is shown stays until it is there. */
const NothingFits = lazyPart(() => import('./nothing-fits.tsx'));

type Props = {
  data: ReadableSearch;
  answer: SearchAnswer;
  /** What the page is on its way to. */
  next: SearchQuestion | undefined;
};

/** Filters beside the hotels that fit, or the relaxations where none does. */
export function AnsweredSearch({ data, answer, next }: Props) {
  const t = useT();
  const announcement = useAnnouncement(data, answer);
  useKeepRecent({ type: 'search', name: placeOf(data.question, answer) });
  const isNewList = next !== undefined && next.page === data.question.page;
  const shown = next ?? data.question;
  const isMap = useIsMap();
  const isMapped = hasMap(shown);
  const isEmpty = answer.result.countTotal === 0;
  if (isEmpty && isNewList) return <WaitingList question={shown} hotels={answer.result.hotelsPriced} />;
  if (isEmpty) {
    const nothing = <NothingFits data={data} answer={answer} announcement={announcement} />;
    if (!isMapped || !shown.box) return nothing;
    // The map was moved to where no hotel is: it has to be there to be moved on.
    return (
      <div className={classNames(styles.results, styles.mapped, isMap && styles.onlyMap)}>
        <div />
        <section>
          <div className={styles.picked}>
            <MapSwitch />
          </div>
          <div className={styles.listed}>{nothing}</div>
        </section>
        <ResultsMap question={shown} />
      </div>
    );
  }

  return (
    <div
      className={classNames(styles.results, isMapped && styles.mapped, isMapped && isMap && styles.onlyMap)}
    >
      <FilterColumn question={shown} answer={answer} names={data.names} />
      <section aria-busy={isNewList}>
        <ResultsHead data={data} answer={answer} />
        <LiveRegion message={isNewList ? pricingWords(t, shown, answer.result.hotelsPriced) : announcement} />
        <div className={styles.picked}>
          <ChosenFilters
            filters={activeFilters(shown, answer.facets, data.names)}
            question={shown}
            currency={answer.result.currency}
          />
          <div className={styles.listTools}>
            <FilterSheet question={shown} answer={answer} names={data.names} />
            {isMapped && <MapSwitch />}
            <SortLinks question={shown} isRated={answer.prices.some(({ ratingCount }) => ratingCount > 0)} />
          </div>
        </div>
        <div className={styles.listed}>
          <HotelList data={data} answer={answer} />
        </div>
      </section>
      {isMapped && <ResultsMap question={shown} />}
    </div>
  );
}

function useAnnouncement(data: ReadableSearch, answer: SearchAnswer): string {
  const t = useT();
  const { price } = useUiLanguage();
  const { question } = data;
  const { result } = answer;
  if (result.countTotal === 0) return emptyTitle(t, data, answer);
  return t('results.heading.announce', {
    found: foundWords(t, question, result.countTotal),
    price: price(result.minPrice ?? 0, result.currency),
  });
}
