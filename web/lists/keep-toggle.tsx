import { mostKept } from '#lib/most-kept.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { listToggle } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { toggleKept } from './change-list.ts';
import styles from './keep.module.css';
import type { ListName } from './kept-list.ts';
import { useKeptList } from './kept-lists.ts';
import { tripOfPage } from './kept-trips.ts';
import { canToggle } from './list-limits.ts';

export type KeepToggleProps = {
  list: ListName;
  hotelInc: number;
  /** Of the hotel. */
  name: string;
  bare?: boolean;
};

const looks: Record<ListName, { icon: IconName; label: MessageKey }> = {
  compare: { icon: 'compare', label: 'common.keep.compare' },
  favorites: { icon: 'heart', label: 'common.keep.favourite' },
};

/** Puts a hotel into a list of the visitor, or takes it out ([S]§4.7). */
export default function KeepToggle({ list, hotelInc, name, bare = false }: KeepToggleProps) {
  const t = useT();
  const track = useTrack();
  const kept = useKeptList(list);
  const isIn = kept.includes(hotelInc);
  const isFull = !canToggle(list, kept, hotelInc);
  const label = t(looks[list].label, { name });
  const whyNot = t('common.keep.full', { count: mostKept[list] });

  const toggle = () => {
    toggleKept(list, hotelInc, tripOfPage(location));
    track(listToggle(list, !isIn, hotelInc));
  };
  return (
    <RoundButton
      icon={looks[list].icon}
      label={isFull ? `${label}. ${whyNot}` : label}
      title={isFull ? whyNot : label}
      bare={bare}
      className={list === 'compare' ? styles.keep_compare : undefined}
      aria-pressed={isIn}
      disabled={isFull}
      onClick={toggle}
    />
  );
}
