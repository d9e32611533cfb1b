import { data } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { newsPrefix } from '#web/parts/editorial/news-path.ts';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { ShareButton } from '#web/parts/share/share-button.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/news-item-page.ts';
import { FeedLink } from './feed-link.tsx';
import { type LoadedNewsItem, loadNewsItem } from './load-news.ts';
import styles from './news.module.css';
import { NewsItemMeta } from './news-item-meta.tsx';
import { newsListPath } from './news-question.ts';
import { useCountedRead } from './use-counted-read.ts';

/** A type that is called as a page is stands in the route by its name, and is no parameter. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const newsType = params.newsType ?? url.pathname.split('/').filter(Boolean).at(-2) ?? '';
  const item = await loadNewsItem(context, { newsType, slug: params.newsSlug });
  if (!item) throw data('notFound', { status: 404 });
  return item;
}

/** `/news/tours/next-summer-is-on-sale`: one of the news in full ([S]§2.14, §3.7). */
export default function NewsItemPage({ loaderData: item }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { origin } = useVisit();
  const { date } = useFormat();
  useCountedRead(item.id);
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('news.title'), to: toLocal(newsPrefix) },
    { name: item.type, to: toLocal(newsListPath({ type: item.typeSlug })) },
    { name: item.title, to: toLocal(item.path) },
  ];
  return (
    <article className="section page">
      <NewsItemMeta item={item} />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <header className={styles.newsItemHead}>
        <h1>{item.title}</h1>
        {item.text && <p className={styles.newsLead}>{item.text}</p>}
        <p className={styles.newsItemFacts}>
          <time dateTime={item.date}>{date(item.date, 'dayYear')}</time>
          {item.reads > 0 && <span>{t('news.reads', { count: item.reads })}</span>}
          <ShareButton text={item.title} />
        </p>
      </header>
      {item.mainImage && (
        <div className={styles.newsItemPic}>
          <Picture
            src={item.wideImage ?? item.mainImage}
            alt={item.imageAlt}
            width={1240}
            height={560}
            sizes={`${below('desktop')} 100vw, 78rem`}
            priority
          />
        </div>
      )}
      <div className={styles.newsItemBody}>
        <RichText html={item.html} folds={false} />
        <Tags tags={item.tags} />
        <Neighbours item={item} />
        <FeedLink />
      </div>
    </article>
  );
}

function Tags({ tags }: Pick<LoadedNewsItem, 'tags'>) {
  const t = useT();
  const toLocal = useLocalPath();
  if (tags.length === 0) return null;
  return (
    <nav className={styles.newsChips} aria-label={t('news.tags')}>
      {tags.map(({ slug, name }) => (
        <Chip key={slug} to={toLocal(newsListPath({ tag: slug }))}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

/** What was told before it and after it. */
function Neighbours({ item: { previous, next } }: { item: LoadedNewsItem }) {
  const t = useT();
  const toLocal = useLocalPath();
  if (!previous && !next) return null;
  return (
    <nav className={styles.newsNeighbours} aria-label={t('news.others')}>
      {previous && (
        <Link to={toLocal(previous.path)} rel="prev">
          <span className="small muted">{t('news.previous')}</span>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={toLocal(next.path)} rel="next">
          <span className="small muted">{t('news.next')}</span>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
