import { memo } from 'react';
import { useVisit } from '#web/context/visit.tsx';
import { ThemeSwitch } from '#web/shell/modals/theme-switch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './footer.module.css';
import { FooterBody } from './footer-body.tsx';

/** The foot of every page ([S]§2.12). The header of the events site leads here, to `#contacts`. */
export const Footer = memo(function Footer() {
  const { variant } = useVisit().site;
  return (
    <footer className={styles.footer} id={variant === 'events' ? 'contacts' : undefined}>
      <div className={classNames('page', styles.footerIn)}>
        <FooterBody />
        <ThemeSwitch />
      </div>
    </footer>
  );
});
