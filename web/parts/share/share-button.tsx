import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOpeningModal } from './opening-modal.ts';
import styles from './share.module.css';
import { mailAddress } from './share-targets.ts';
import '#web/ui/button.css';

const ShareMenu = lazyPart(() => import('./share-menu.tsx'));

type ShareButtonProps = {
  /** What is said of the page: its name. */
  text: string;
  bare?: boolean;
};

/** Opens the ways to share the page; without scripts it is the one by mail. */
export function ShareButton({ text, bare = false }: ShareButtonProps) {
  const t = useT();
  const { origin } = useVisit();
  const { pathname, search } = useLocation();
  const modalId = useOpeningModal();
  const [isOpen, setOpen] = useState(false);
  const shared = { address: origin + pathname + search, text, modalId };

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className={styles.share}>
      <a
        className={classNames('round', bare && 'round--bare')}
        href={mailAddress(shared)}
        aria-label={t('common.buttonShare.label')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="share" />
      </a>
      {isOpen && (
        <OpenedPart onFailed={() => setOpen(false)}>
          <ShareMenu {...shared} onClosed={() => setOpen(false)} />
        </OpenedPart>
      )}
    </span>
  );
}
