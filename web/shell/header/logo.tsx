import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './header.module.css';

/** The sign and the name of the brand; the sales office has a sign of its own ([S]§2.2). */
export function Logo({ isSalesOffice }: { isSalesOffice: boolean }) {
  const t = useT();
  const href = useLogoLink();
  const { brand } = useVisit().site;
  const content = (
    <>
      <img src={isSalesOffice ? brand.salesOfficeLogo : brand.logo} width="34" height="34" alt="" />
      {brand.shortName}
    </>
  );
  if (!href) return <span className={styles.logo}>{content}</span>;
  return (
    <Link className={styles.logo} to={href} aria-label={t('shell.header.home', { brand: brand.name })}>
      {content}
    </Link>
  );
}

/** Where the logo leads; nowhere on the home page and on the pages of events ([S]§2.4). */
function useLogoLink(): string | undefined {
  const { site, links } = useVisit();
  const toLocal = useLocalPath();
  const isHome = localeOf(site, useLocation().pathname).path === '/';
  if (isHome || site.variant === 'events') return undefined;
  return site.variant === 'vacancies' ? `${links.public}/vacancies` : toLocal('/');
}
