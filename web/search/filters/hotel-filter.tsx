import { type ChangeEvent, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { FilterNames } from './active-filters.ts';
import { FilterGroup, type PickValues } from './filter-group.tsx';

/** Fetched when it is opened. */
const HotelPicker = lazyPart(() => import('./hotel-picker.tsx'));

type Props = {
  question: SearchQuestion;
  names: FilterNames;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPick: PickValues;
};

/** The hotels that are asked for by name, and a list of all of the search to choose them from. */
export function HotelFilter({ question, names, onChange, onPick }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { hotels } = question;
  const named = names.hotels?.filter(({ value }) => hotels.includes(value)) ?? [];
  return (
    <>
      {hotels
        .filter((inc) => !named.some(({ value }) => value === inc))
        .map((inc) => (
          <input key={inc} type="hidden" name="HOTELLIST" value={inc} />
        ))}
      <FilterGroup kind="hotels" question={question} values={named} onChange={onChange} onPick={onPick}>
        {hydrated && (
          <Button
            kind="line"
            size="s"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            style={{ anchorName: '--pick-hotels' }}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
          >
            {t('results.filters.pickHotels')}
          </Button>
        )}
      </FilterGroup>
      {isOpen && (
        <OpenedPart onFailed={() => setOpen(false)}>
          <HotelPicker
            question={question}
            onDone={(picked) => {
              setOpen(false);
              if (String(picked) !== String(hotels)) onPick('hotels', picked);
            }}
          />
        </OpenedPart>
      )}
    </>
  );
}
