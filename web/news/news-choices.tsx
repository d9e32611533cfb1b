import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { LoadedNewsList } from './load-news.ts';
import styles from './news.module.css';
import { type NewsQuestion, newsListPath } from './news-question.ts';

type Props = { news: Pick<LoadedNewsList, 'types' | 'tags'>; asked: NewsQuestion };

/** Types and tags as links; the tag that is chosen leads back to all. */
export function NewsChoices({ news: { types, tags }, asked: { type, tag } }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <div className={styles.newsChoices}>
      {types.length > 1 && (
        <nav className={styles.newsChips} aria-label={t('news.types')}>
          <Chip to={toLocal(newsListPath({}))} current={!type && !tag}>
            {t('news.all')}
          </Chip>
          {types.map(({ slug, name }) => (
            <Chip key={slug} to={toLocal(newsListPath({ type: slug }))} current={slug === type}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {tags.length > 0 && (
        <nav className={styles.newsChips} aria-label={t('news.tags')}>
          {tags.map(({ slug, name }) =>
            slug === tag ? (
              <Chip
                key={slug}
                to={toLocal(newsListPath({ type }))}
                current
                removes={t('news.withoutTag', { tag: name })}
              >
                {name}
              </Chip>
            ) : (
              <Chip key={slug} to={toLocal(newsListPath({ type, tag: slug }))}>
                {name}
              </Chip>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
