import { Link } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useLocalPath } from '#web/visit.tsx';
import { useOpener } from './modals/use-opener.ts';

/** The way to the countries: a page without scripts, a modal over the page with them. */
export function DirectionsLink() {
  const t = useT();
  return (
    <Link to={useLocalPath()('/directions')} {...useOpener('directions')}>
      {t('shell.header.directions')}
    </Link>
  );
}
