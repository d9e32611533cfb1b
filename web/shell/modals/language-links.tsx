import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { type Locale, localeNames } from '#sites/locales.ts';
import { writeCookie } from '#web/context/browser-store.ts';
import { useVisit } from '#web/context/visit.tsx';
import { localePaths } from '#web/shell/locale-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { relOf } from '#web/ui/link.tsx';
import styles from './language-links.module.css';

/**
 * This page in the site's other languages, the current one checked ([S]§2.7). They are whole page loads: the other
 * language brings its own texts. The link to the main locale carries its prefix, for that is how the server learns
 * that it was chosen; it answers with the plain path.
 */
export function LanguageLinks() {
  const { site, locale: current } = useVisit();
  const { pathname, search } = useLocation();
  const { path } = localeOf(site, pathname);
  return (
    <ul className={styles.languageLinks}>
      {localePaths(site, path).map(({ locale, path: to }) => (
        <li key={locale}>
          {locale === current ? (
            <span aria-current="true" lang={locale}>
              {localeNames[locale]}
              <Icon name="check" size="s" />
            </span>
          ) : (
            <a
              href={(locale === site.mainLocale ? `/${locale}${path === '/' ? '' : path}` : to) + search}
              rel={relOf(search)}
              hrefLang={locale}
              lang={locale}
              onClick={() => remember(locale)}
            >
              {localeNames[locale]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function remember(locale: Locale): void {
  writeCookie({ name: 'locale', value: locale });
}
