import { Link, useLocation } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';

/** The brand's sign and name; a link home, except at home ([S]§2.4). */
export function Logo() {
  const t = useT();
  const home = useLocalPath()('/');
  const { brand } = useVisit().site;
  const isHome = useLocation().pathname === home;
  const content = (
    <>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path className="logo__sun" d="M5 20a12 12 0 0 1 24 0Z" />
        <path className="logo__waves" d="M2 24.5h30M8 29.5h18" />
      </svg>
      {brand.shortName}
    </>
  );
  if (isHome) return <span className="logo">{content}</span>;
  return (
    <Link className="logo" to={home} aria-label={t('shell.header.home', { brand: brand.name })}>
      {content}
    </Link>
  );
}
