import { Fragment } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { FooterCountry } from '../shell-content.ts';
import styles from './footer.module.css';

/** [S]§2.12: separated by dots. */
export function FooterCountries({ countries }: { countries: readonly FooterCountry[] }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className={styles.footerCountries} aria-label={t('footer.countries')}>
      {countries.map(({ title, slug }, index) => (
        <Fragment key={slug}>
          <span>
            <Link to={toLocal(`/tours/${slug}`)}>{title}</Link>
            {index < countries.length - 1 && ' •'}
          </span>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
