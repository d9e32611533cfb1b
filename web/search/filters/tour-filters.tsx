import { type ChangeEvent, useRef } from 'react';
import { dayParts, hoursOf } from '#lib/day-parts.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { fetchPauses, firstAtOnce } from '#web/search/lookups/fetch-pauses.ts';
import type { loader } from '#web/search/lookups/lookup-counts.ts';
import { listQuery, type SearchQuestion } from '#web/search/query/search-question.ts';
import { useLookup } from '#web/search/wizard/use-lookup.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import type { FilterNames, NamedValue } from './active-filters.ts';
import { FilterBox } from './filter-box.tsx';
import { FilterGroup, type PickValues } from './filter-group.tsx';
import styles from './filters.module.css';
import { TourSelect } from './tour-select.tsx';

type Props = {
  question: SearchQuestion;
  names: FilterNames;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPick: PickValues;
};

/** So many pixels away, for the lists that its counts bring would push away what is being read. */
const soon = 600;

/**
 * What the tour is that a hotel is sold with: how it is sold, who flies there, of which type, and what the operator says
 * of it. Its counts are asked for once somebody looks at it: a search does not wait for them.
 */
export function TourFilters({ question, names, onChange, onPick }: Props) {
  const t = useT();
  const { tourSelect: isSelect } = useVisit().site.flags;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, soon);
  const counts = useLookup<typeof loader>(
    isSeen ? `/lookup/counts?${listQuery(question)}` : undefined,
    firstAtOnce(fetchPauses.program),
  );
  const box = { question, onChange, onPick };
  const list = (kind: 'programs' | 'tourTypes' | 'words') => ({
    kind,
    ...box,
    values: counted(choices(names[kind], question[kind]), counts?.[kind]),
  });
  const tours = counted(counts?.tourNames ?? names.tours ?? [], counts?.tours).filter(
    ({ value, count }) => count !== 0 || question.tours.includes(value),
  );
  const { hasFlight } = travelKinds[question.kind];
  const flying = counted(counts?.carrierNames ?? [], counts?.carriers).filter(
    ({ value, count }) => count !== 0 || question.carriers.includes(value),
  );
  const airlines = hasFlight ? choices(flying, question.carriers) : [];
  const isListed = (tour: number) => tours.some(({ value }) => value === tour);
  return (
    <div ref={place} className={styles.filtersForm}>
      <FilterGroup {...list('programs')}>
        <FilterBox
          name="ACTIONS"
          value="1"
          checked={question.promotion === 'only'}
          onChange={onChange}
          count={counts?.promotion}
        >
          {t('results.filters.promotion')}
        </FilterBox>
        {(hasFlight || question.seatsOnly) && (
          <FilterBox
            name="FREIGHT"
            value="1"
            checked={question.seatsOnly}
            onChange={onChange}
            count={counts?.seats}
          >
            {t('results.filters.seats')}
          </FilterBox>
        )}
      </FilterGroup>
      {question.tours
        .filter((tour) => !isListed(tour))
        .map((tour) => (
          <input key={tour} type="hidden" name="TOUR" value={tour} />
        ))}
      {question.carriers
        .filter((carrier) => !airlines.some(({ value }) => value === carrier))
        .map((carrier) => (
          <input key={carrier} type="hidden" name="CARRIERLIST" value={carrier} />
        ))}
      <FilterGroup kind="carriers" {...box} values={airlines} />
      {hasFlight &&
        (['leaves', 'returns'] as const).map((way) => (
          <FilterGroup key={way} kind={way} {...box} values={partsFlown(question[way], counts?.[way])} />
        ))}
      {isSelect && question.tours.length < 2 && tours.length > 0 ? (
        <TourSelect question={question} values={tours} onPick={(picked) => onPick('tours', picked)} />
      ) : (
        <FilterGroup kind="tours" {...box} values={tours} takesOnly />
      )}
      <FilterGroup {...list('tourTypes')} />
      <FilterGroup {...list('words')} />
    </div>
  );
}

/** One value alone is no choice, unless it has been made. */
const choices = (values: readonly NamedValue[] = [], chosen: readonly number[]) =>
  values.length > 1 || chosen.length > 0 ? values : [];

/** Parts of the day that flights leave in or that are chosen; before they are counted, what the address says. */
function partsFlown(chosen: readonly number[], counts: readonly Count[] = []): readonly NamedValue[] {
  const flown = dayParts.filter(
    (part) => chosen.includes(part) || counts.some(({ value, count }) => value === part && count > 0),
  );
  const named = flown.map((value) => ({ value, name: hoursOf(value) }));
  return counted(choices(named, chosen), counts);
}

type Count = { value: number; count: number };

/** The values with their counts, once there are any; what no tour of the search has leaves nothing. */
const counted = (values: readonly NamedValue[], counts: readonly Count[] = []): readonly NamedValue[] =>
  counts.length === 0
    ? values
    : values.map((each) => ({
        ...each,
        count: counts.find(({ value }) => value === each.value)?.count ?? 0,
      }));
