import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { onlyHotelAsked, type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import type { Packet } from '#web/search/query/tour-wishes.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './filters.module.css';

const groups = [
  { packets: [], text: 'common.select.any' },
  { packets: ['excursion'], text: 'results.filters.excursion' },
  { packets: ['tour'], text: 'results.filters.hotel' },
] as const satisfies { packets: readonly Packet[]; text: string }[];

/** Which tours are listed: all, those with a program, those of a hotel; where one hotel is asked for there is no choice. */
export function GroupFilter({ question }: { question: SearchQuestion }) {
  const t = useT();
  const { packets, isAtSea } = travelKinds[question.kind];
  if (packets.length < 2 || isAtSea) return null;
  return (
    <fieldset className={styles.filter}>
      <legend>{t('results.filters.packets')}</legend>
      <div className={styles.groups} inert={onlyHotelAsked(question)}>
        {groups.map(({ packets, text }) => (
          <Chip
            key={text}
            to={searchAddress(question, { packets: [...packets] })}
            current={`${question.packets}` === `${packets}`}
          >
            {t(text)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
