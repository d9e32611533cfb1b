import { ThemeSwitch } from '#web/shell/modals/theme-switch.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { FooterBody } from './footer-body.tsx';
import './footer.css';

/** The foot of every page ([S]§2.12). The header of the events site leads here, to `#contacts`. */
export function Footer() {
  const { variant } = useVisit().site;
  return (
    <footer className="footer" id={variant === 'events' ? 'contacts' : undefined}>
      <div className="page footer__in">
        <FooterBody />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
