import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import {
  type ChosenNights,
  chooseNight,
  everyNight,
  type SoldNights,
} from '#web/search/query/night-range.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './popover.module.css';

type Props = {
  sold: SoldNights[] | null | undefined;
  open: ReadonlySet<number> | undefined;
  pick: ChosenNights;
  onChoose: (pick: ChosenNights) => void;
  onDone: () => void;
};

/** The lengths of stay to choose from, fetched when they are first opened. */
export default function NightGrid({ sold, open, pick, onChoose, onDone }: Props) {
  const t = useT();
  const format = useFormat();
  const { from, to = from } = pick;
  return (
    <>
      <p className={styles.popNote}>{t('wizard.nights.pick')}</p>
      <div className={styles.nightGrid}>
        {everyNight.map((night) => {
          const closed = open !== undefined && !open.has(night);
          const name = format.nights(night);
          return (
            <button
              key={night}
              type="button"
              className={styles.night}
              data-free={isFree(sold, night) ? '' : undefined}
              data-first-focus={night === from ? '' : undefined}
              aria-pressed={night >= from && night <= to}
              data-edge={night === from || night === to ? '' : undefined}
              aria-disabled={closed || undefined}
              aria-label={closed ? t('wizard.nights.unavailable', { nights: name }) : name}
              onClick={() => !closed && onChoose(chooseNight(pick, night))}
            >
              {night}
            </button>
          );
        })}
      </div>
      <div className={styles.popFoot}>
        <Button kind="go" size="s" onClick={onDone}>
          {t('common.action.done')}
        </Button>
      </div>
    </>
  );
}

const isFree = (sold: SoldNights[] | null | undefined, night: number) =>
  sold?.some(({ nights, places }) => nights === night && places === 1) ?? false;
