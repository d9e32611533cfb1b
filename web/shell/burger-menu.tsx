import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import { headerLinks } from './header-links.ts';
import { LanguageLinks } from './language-links.tsx';

/** The navigation of narrow screens. Works without scripts. */
export function BurgerMenu({ children }: { children: ReactNode }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site } = useVisit();
  const title = t('shell.header.menu');
  return (
    <>
      <RoundButton icon="menu" label={title} bare className="burger" popoverTarget="burger" />
      <nav id="burger" popover="auto" className="menu menu--burger" aria-label={title}>
        <div className="menu__head">
          {children}
          <RoundButton
            icon="x"
            label={t('common.action.close')}
            bare
            popoverTarget="burger"
            popoverTargetAction="hide"
          />
        </div>
        <ul className="menu__links">
          {[...headerLinks, { key: 'shell.header.directions', path: '/directions' } as const].map(
            ({ key, path }) => (
              <li key={path}>
                <Link to={toLocal(path)} onClick={hideMenu}>
                  {t(key)}
                </Link>
              </li>
            ),
          )}
        </ul>
        {site.secondaryLocales.length > 0 && <LanguageLinks />}
      </nav>
    </>
  );
}

/** A link to the page that is already open changes no path, so nothing else would close the menu. */
const hideMenu = () => document.getElementById('burger')?.hidePopover();
