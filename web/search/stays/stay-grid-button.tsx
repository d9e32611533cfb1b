import { Suspense, useState } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './day-strip.module.css';
import type { StaysQuestion } from './stays-question.ts';

const StayGrid = lazyPart(() => import('./stay-grid.tsx'));

type Props = { question: StaysQuestion; days: readonly PlainDate[] };

/** "When is it cheapest?": the grid of days and nights is fetched when somebody asks. */
export function StayGridButton({ question, days }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useHydrated()) return <span className={styles.noGrid} />;
  return (
    <>
      <Button size="s" kind="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="calendar" />
        <span className={styles.gridWords}>{t('results.days.grid')}</span>
      </Button>
      <Modal open={isOpen} onClose={close} title={t('results.days.grid')} wide>
        <OptionalPart>
          <Suspense fallback={<div className={styles.stripRoom} />}>
            <StayGrid question={question} days={days} onChosen={close} />
          </Suspense>
        </OptionalPart>
      </Modal>
    </>
  );
}
