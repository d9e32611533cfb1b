import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './news.module.css';
import { newsListPath } from './news-question.ts';

/** Nothing is told under a choice, or nothing at all yet: why, and where to go instead. */
export function NoNews({ isChosen }: { isChosen: boolean }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <div className={styles.noNews}>
      <h2>{t(isChosen ? 'news.none.chosen' : 'news.none.yet')}</h2>
      <p className="muted">{t(isChosen ? 'news.none.chosenText' : 'news.none.yetText')}</p>
      <p className={styles.newsChips}>
        {isChosen && (
          <Link className={buttonClass({ kind: 'go' })} to={toLocal(newsListPath({}))}>
            {t('news.all')}
          </Link>
        )}
        <Link className={buttonClass()} to={toLocal('/')}>
          {t('errors.page.home')}
        </Link>
      </p>
    </div>
  );
}
