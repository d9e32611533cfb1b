import { siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Paging } from '#web/parts/choices/paging.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { newsPrefix } from '#web/parts/editorial/news-path.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { lazyPartsOf } from '#web/parts/slider/slider-places.ts';
import type { Route } from './+types/news-page.ts';
import { FeedLink } from './feed-link.tsx';
import { loadNewsList } from './load-news.ts';
import styles from './news.module.css';
import { NewsChoices } from './news-choices.tsx';
import { NewsList } from './news-list.tsx';
import { newsListPath, newsQuestion } from './news-question.ts';
import { NoNews } from './no-news.tsx';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

/** What editors have written under the slug `news` heads the list. */
const headSlug = 'news';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = newsQuestion(url);
  const [news, head] = await Promise.all([
    loadNewsList(context, asked),
    loadPage(context, { kind: 'page', slug: headSlug }),
  ]);
  const slides = lazyPartsOf({ site: context.get(siteContext), path: newsPrefix });
  return { ...news, asked, slides, title: head?.title, subtitle: head?.subtitle ?? '' };
}

/** `/news/`: what the operator tells of its work, by type and tag, some at a time ([S]§2.14). */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site } = useVisit();
  const { list, asked, pageCount, slides, subtitle } = loaderData;
  const title = loaderData.title ?? t('news.title');
  const isChosen = asked.type !== '' || asked.tag !== '';
  const chosen = loaderData.types.find(({ slug }) => slug === asked.type)?.name;
  return (
    <section className="section page">
      <DocumentHead
        title={`${[title, chosen].filter(Boolean).join(': ')}, ${site.brand.name}`}
        of={[t('news.description', { brand: site.brand.name })]}
      />
      {list.length === 0 && <meta name="robots" content="noindex" />}
      <div className={styles.newsHead}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p className={styles.newsLead}>{subtitle}</p>}
        </div>
        <FeedLink />
      </div>
      <NewsChoices news={loaderData} asked={asked} />
      {list.length > 0 ? (
        <NewsList list={list} hasFirst={!isChosen && asked.page === 1} />
      ) : (
        <NoNews isChosen={isChosen || asked.page > 1} />
      )}
      <Paging
        label={t('news.paging')}
        page={asked.page}
        pageCount={pageCount}
        toPage={(page) => toLocal(newsListPath({ ...asked, page }))}
      />
      {slides.map((part) => (
        <LazyOnVisible key={part} ahead={1200}>
          <LateSlides part={part} />
        </LazyOnVisible>
      ))}
    </section>
  );
}
