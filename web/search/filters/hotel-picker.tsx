import { useState } from 'react';
import { plainStar } from '#lib/star-category.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { loader } from '#web/search/lookups/lookup-map.ts';
import { listQuery, type SearchQuestion } from '#web/search/query/search-question.ts';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './pick-list.module.css';
import '#web/ui/combobox.css';
import { PickList } from './pick-list.tsx';
import { PickPopover } from './pick-popover.tsx';

type Props = { question: SearchQuestion; onDone: (hotels: number[]) => void };

/** Every hotel of the search by name, with what it costs from; several can be chosen. */
export default function HotelPicker({ question, onDone }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const [picked, pick] = useState<readonly string[]>(question.hotels.map(String));
  const answer = useLookupOf<typeof loader>(
    `/lookup/map?${listQuery({ ...question, hotels: [], box: undefined })}`,
  );
  const done = () => onDone(picked.map(Number).sort((a, b) => a - b));
  const title = t('results.filters.pickHotels');
  return (
    <PickPopover title={title} anchor="--pick-hotels" onClose={done}>
      {(close) =>
        answer === undefined ? (
          <Loading />
        ) : answer === null ? (
          <p className={styles.pickFailed} role="alert">
            {t('fields.fieldScrollList.loadingDataErrorText')}
          </p>
        ) : answer.hotels.length === 0 ? (
          <p className="options__none" role="status">
            {t('fields.fieldScrollList.dataErrorText')}
          </p>
        ) : (
          <PickList
            label={title}
            options={answer.hotels
              .map(({ inc, name, star, price: amount }) => ({
                value: `${inc}`,
                name,
                mark: <Stars star={plainStar(star)} />,
                after: price(amount, answer.currency),
              }))
              .sort((a, b) => a.name.localeCompare(b.name))}
            picked={picked}
            onPick={pick}
            onClose={close}
          />
        )
      }
    </PickPopover>
  );
}

/** [W]§9: ten rows in the place of those that come. */
const Loading = () => (
  <Skeleton theme="grayDark">
    <Placeholders count={10}>
      <Placeholder height="1.25rem" margin="0 0 1.25rem" />
    </Placeholders>
  </Skeleton>
);
