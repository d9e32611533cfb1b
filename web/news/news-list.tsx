import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import type { NewsCard } from '#web/parts/editorial/news-card.ts';
import { below } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './news.module.css';

type Props = {
  list: NewsCard[];
  /** The newest stands first, wide. */
  hasFirst: boolean;
};

/** The news of a page. */
export function NewsList({ list, hasFirst }: Props) {
  return (
    <ul className={styles.newsList}>
      {list.map((item, index) => {
        const isFirst = hasFirst && index === 0;
        return (
          <li key={item.path} className={isFirst ? styles.newsFirst : undefined}>
            <Card item={item} isFirst={isFirst} />
          </li>
        );
      })}
    </ul>
  );
}

function Card({ item, isFirst }: { item: NewsCard; isFirst: boolean }) {
  const { date } = useFormat();
  const { path, title, text, type } = item;
  const image = isFirst ? item.wideImage : item.image;
  const size = isFirst ? wide : small;
  return (
    <Link className={styles.newsCard} to={useLocalPath()(path)} viewTransition>
      {image && (
        <span className={styles.newsCardPic}>
          <Picture src={image} alt="" {...size} priority={isFirst} />
        </span>
      )}
      <span className={styles.newsCardWords}>
        <span className={classNames(styles.newsCardFacts, 'small muted')}>
          <span>{type}</span>
          <time dateTime={item.date}>{date(item.date, 'dayYear')}</time>
        </span>
        <h2>{title}</h2>
        {text && <span className={styles.newsCardText}>{text}</span>}
      </span>
    </Link>
  );
}

const wide = { width: 760, height: 428, sizes: `${below('desktop')} 92vw, 46rem` };
const small = { width: 400, height: 300, sizes: `${below('tablet')} 7.5rem, 25rem` };
