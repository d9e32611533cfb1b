import { Link } from 'react-router';
import { below } from '#web/ui/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useLocalLink } from '#web/visit/visit.tsx';
import type { PageCard } from './page-card.ts';
import './editorial.css';

type Props = { cards: PageCard[]; heading?: 'h2' | 'h3' };

/** The pages under a page: posters where they have pictures, else lines to read. */
export function PageCards({ cards, heading = 'h2' }: Props) {
  const arePictured = cards.every(({ image }) => image);
  const Card = arePictured ? Poster : Row;
  return (
    <ul className={arePictured ? 'page-posters' : 'page-rows'}>
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
    <Link className="page-poster" to={useLocalLink()(path)} viewTransition>
      <span className="page-poster__pic">
        {image && (
          <Picture src={image} alt="" width={400} height={300} sizes={`${below('tablet')} 92vw, 25rem`} />
        )}
      </span>
      <span className="page-poster__words">
        <Heading>{title}</Heading>
        {note && <span className="small muted num">{note}</span>}
        {text && <span className="small">{text}</span>}
      </span>
    </Link>
  );
}

function Row({ card: { path, title, text, note }, heading: Heading }: CardProps) {
  return (
    <Link className="page-row" to={useLocalLink()(path)}>
      <span className="page-row__words">
        <Heading>{title}</Heading>
        {text && <span className="muted">{text}</span>}
      </span>
      {note && <span className="small num">{note}</span>}
      <Icon name="right" />
    </Link>
  );
}
