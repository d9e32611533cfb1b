import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { cookiesPath } from '#web/shell/consent/cookies-path.ts';
import { Link } from '#web/ui/link.tsx';
import { MenuLink } from '../menu-link.tsx';
import type { FooterContent } from '../shell-content.ts';
import styles from './footer.module.css';

/** Whose the site is, what it keeps of its visitors, and what is invented here. */
export function Legal({ policy }: Pick<FooterContent, 'policy'>) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, today } = useVisit();
  const { copyrightFrom, copyrightText } = site.brand;
  const years = { from: String(copyrightFrom), to: today.slice(0, 4) };
  return (
    <div className={styles.footerLegal}>
      <p>{t('footer.copyright', { ...years, brand: copyrightText })}</p>
      <p>
        <MenuLink link={policy?.link ?? '/personal-data'}>
          {policy?.title || t('shell.footer.policy')}
        </MenuLink>
      </p>
      {site.flags.cookieBanner !== 'none' && (
        <p>
          <Link to={toLocal(cookiesPath)}>{t('shell.lists.cookieSettings')}</Link>
        </p>
      )}
      <p>
        <Link to={toLocal('/data-sources')}>{t('footer.demoNotice')}</Link>
      </p>
    </div>
  );
}
