import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './pick-list.module.css';

type Props = {
  title: string;
  /** Name of the anchor that it opens under. */
  anchor: string;
  /** Called once it has closed, however that was. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/** A card under what opened it, on a phone a sheet: it opens with its page, and closes for good. */
export function PickPopover({ title, anchor, onClose, children }: Props) {
  const t = useT();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  useEffect(() => {
    popover.current?.showPopover();
    popover.current?.scrollIntoView({ block: 'nearest' });
    // A list that was known already was rendered before it could take the focus.
    popover.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, []);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={classNames('popped', styles.pickPop)}
      style={{ positionAnchor: anchor }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={styles.pickHead}>
        <p>{title}</p>
        <Button kind="soft" size="s" onClick={close}>
          {t('common.action.apply')}
        </Button>
      </div>
      {children(close)}
    </div>
  );
}
