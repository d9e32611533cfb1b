import type { HotelOnMap } from '#calls/search-map.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { KeepButtons } from '#web/lists/keep-buttons.tsx';
import { ListLink } from '#web/lists/list-link.tsx';
import { hotelAddress } from '#web/search/cards/hotel-card.tsx';
import { pagePath } from '#web/search/cards/hotel-view.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './hotel-map.module.css';

type TagCardProps = { hotel: HotelOnMap; currency: string; question: SearchQuestion; onClose: () => void };

/** What a pressed tag tells of its hotel, the way to it, and to the comparison that it can be put into. */
export function TagCard({ hotel, currency, question, onClose }: TagCardProps) {
  const t = useT();
  const to = useLocalPath()(hotelAddress(pagePath(hotel, question.kind), question));
  return (
    <section
      role="dialog"
      aria-label={hotel.name}
      className={styles.card}
      onKeyDown={(event) => {
        event.stopPropagation(); // keys typed here do not move the map
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.cardHead}>
        <Link to={to} data-first-focus viewTransition>
          {hotel.name}
        </Link>
        <RoundButton icon="x" bare label={t('shell.action.close')} onClick={onClose} />
      </div>
      <Stars star={hotel.star} />
      <div className={styles.cardFoot}>
        <Price amount={hotel.price} currency={currency} size="m" />
        <KeepButtons hotelInc={hotel.inc} name={hotel.name} bare />
      </div>
      <ListLink list="compare" className={styles.cardList} withWord />
    </section>
  );
}
