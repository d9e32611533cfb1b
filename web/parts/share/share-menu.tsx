import { useEffect, useId, useRef } from 'react';
import { pageShare } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import CopyButton from './copy-button.tsx';
import styles from './share.module.css';
import { type Shared, shareTargets } from './share-targets.ts';
import '#web/ui/menu.css';

type ShareMenuProps = Shared & { onClosed: () => void };

/** Where the page can be shared, over the page; closes like any popover. */
export default function ShareMenu({ onClosed, ...shared }: ShareMenuProps) {
  const t = useT();
  const track = useTrack();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className={classNames('menu', styles.menuShare)}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      <p id={titleId} className="menu__title">
        {t('share.title')}
      </p>
      <ul>
        {shareTargets(shared).map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={() => track(pageShare(id))}>
              {name ?? t('share.mail')}
            </a>
          </li>
        ))}
      </ul>
      <CopyButton isShortened modalId={shared.modalId} />
    </div>
  );
}
