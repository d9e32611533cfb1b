import { type ComponentProps, startTransition, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { filterCount } from './active-filters.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filters.module.css';

/** The filters of a phone: a sheet that a thumb closes with the number of hotels it leaves. */
export function FilterSheet({ question, answer, names }: ComponentProps<typeof FilterForm>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // The press is answered first: a sheet of hundreds of elements takes longer on a slow phone than a press may.
  const turn = (open: boolean) => startTransition(() => setOpen(open));
  const { search } = useLocation();
  const chosen = filterCount(question);
  return (
    <div className={styles.onlyPhone}>
      <Link
        to={`${search}#filters`}
        className={buttonClass({ kind: 'line', size: 's', className: styles.filtersOpen })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          turn(true);
        }}
      >
        <Icon name="sliders" />
        {chosen === 0 ? t('results.filters.title') : t('results.filters.count', { count: chosen })}
      </Link>
      <Modal open={isOpen} onClose={() => turn(false)} title={t('results.filters.title')}>
        <FilterForm question={question} answer={answer} names={names} />
        <div className={styles.filtersDone}>
          <Button kind="go" onClick={() => turn(false)}>
            {t('results.filters.apply', { count: answer.result.countTotal })}
          </Button>
        </div>
      </Modal>
    </div>
  );
}
