import type { OfferCard } from '#web/search/cards/offer-card.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './room-offer.module.css';

/** The operator's note on the hotel: a picture and a link where it has them ([W]§3.4). */
export function PriorityNote({ priority }: Pick<OfferCard, 'priority'>) {
  if (!priority) return null;
  const { imgLink, noteLink, noteText } = priority;
  const note = (
    <>
      {imgLink && (
        <span className={styles.priorityPic}>
          <Picture src={imgLink} alt="" width={48} height={48} />
        </span>
      )}
      <Tag tone="winter">{noteText}</Tag>
    </>
  );
  return <p className={styles.priority}>{noteLink ? <a href={noteLink}>{note}</a> : note}</p>;
}
