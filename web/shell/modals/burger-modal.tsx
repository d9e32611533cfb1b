import { useEffect, useEffectEvent } from 'react';
import { burgerToggle } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { LinksInBurger } from '../header/links-in-burger.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { BurgerTools } from './burger-tools.tsx';
import type { HeaderModalProps } from './header-modal.ts';
import styles from './modals.module.css';

/** The menu of the site, and on small screens also what the header has no room for ([S]§2.10). */
export function BurgerModal({ open, onClose }: HeaderModalProps) {
  const title = useT()('shell.header.menu');
  useToggleTracked(open);
  return (
    <Modal id="burger" className={styles.modalDrawer} open={open} onClose={onClose} title={title}>
      <nav className={styles.burgerMenu} aria-label={title}>
        <LinksInBurger />
        <BurgerMenu isOpen={open} />
      </nav>
      <BurgerTools />
    </Modal>
  );
}

/** However it is opened or closed, it is recorded once. */
function useToggleTracked(isOpen: boolean): void {
  const track = useTrack();
  const record = useEffectEvent((action: 'open' | 'close') => track(burgerToggle(action)));
  useEffect(() => {
    if (!isOpen) return;
    record('open');
    return () => record('close');
  }, [isOpen]);
}
