import { useLocalLink } from '#web/context/visit.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './editorial.module.css';
import type { PageCard } from './page-card.ts';

type Props = { cards: PageCard[]; heading?: 'h2' | 'h3' };

/** The pages under a page: posters where they have pictures, else lines to read. */
export function PageCards({ cards, heading = 'h2' }: Props) {
  const arePictured = cards.every(({ image }) => image);
  const Card = arePictured ? Poster : Row;
  return (
    <ul className={arePictured ? styles.pagePosters : styles.pageRows}>
      {cards.map((card) => (
        <li key={card.path}>
          <Card card={card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { card: PageCard; heading: 'h2' | 'h3' };

function Poster({ card: { path, title, text, note, image }, heading: Heading }: CardProps) {
  return (
    <Link className={styles.pagePoster} to={useLocalLink()(path)} viewTransition>
      <span className={styles.pagePosterPic}>
        {image && (
          <Picture src={image} alt="" width={400} height={300} sizes={`${below('tablet')} 92vw, 25rem`} />
        )}
      </span>
      <span className={styles.pagePosterWords}>
        <Heading>{title}</Heading>
        {note && <span className="small muted num">{note}</span>}
        {text && <span className="small">{text}</span>}
      </span>
    </Link>
  );
}

function Row({ card: { path, title, text, note }, heading: Heading }: CardProps) {
  return (
    <Link className={styles.pageRow} to={useLocalLink()(path)}>
      <span className={styles.pageRowWords}>
        <Heading>{title}</Heading>
        {text && <span className="muted">{text}</span>}
      </span>
      {note && <span className="small num">{note}</span>}
      <Icon name="right" />
    </Link>
  );
}
