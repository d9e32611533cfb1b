import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { withOpen } from '#web/search/query/detail-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './rooms-and-prices.module.css';

type ShowMoreProps = {
  /** How many are left, and of how many. */
  rest: number;
  total: number;
  isLoading?: boolean;
  onOpen: () => void;
};

/** The rest of a list that begins with its first items ([W]§2.11); without scripts the page comes again with all. */
export function ShowMore({ rest, total, isLoading = false, onOpen }: ShowMoreProps) {
  const t = useT();
  const { search } = useLocation();
  return (
    <p className={styles.pricesMore} aria-busy={isLoading}>
      <Link
        className={buttonClass({ kind: 'line' })}
        to={withOpen(search, { expand: 'all' })}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {t('results.list.showMore', { count: rest, total })}
      </Link>
    </p>
  );
}
