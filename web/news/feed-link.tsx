import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import styles from './news.module.css';

/** The feed of the news, for readers and for the programs that look for it in the head of the page. */
export function FeedLink() {
  const t = useT();
  const { brand } = useVisit().site;
  const path = useLocalPath()('/news/rss.xml');
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name}: ${t('news.title')}`}
        href={path}
      />
      <a className={styles.newsFeed} href={path}>
        {t('news.feed')}
      </a>
    </>
  );
}
