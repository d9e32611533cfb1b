import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import type { NewsCard } from '#web/parts/editorial/news-card.ts';
import { newsPrefix } from '#web/parts/editorial/news-path.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './editorial.module.css';

/** The news of a page ([S]§2.14): lines, so that they take no room from what the page is about. */
export function PageNews({ news }: { news: readonly NewsCard[] }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { date } = useFormat();
  if (news.length === 0) return null;
  return (
    <section className={styles.editorsBlock} aria-labelledby="page-news">
      <h2 id="page-news">{t('editorial.news.title')}</h2>
      <div className={styles.editorsBlockBody}>
        <ul className={styles.pageNews}>
          {news.map(({ path, title, date: day, type }) => (
            <li key={path}>
              <Link className={styles.pageNewsItem} to={toLocal(path)}>
                <b>{title}</b>
                <span className="small muted">
                  <time dateTime={day}>{date(day, 'dayYear')}</time>, {type}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.pageNewsAll} to={toLocal(newsPrefix)}>
          {t('editorial.news.all')}
        </Link>
      </div>
    </section>
  );
}
