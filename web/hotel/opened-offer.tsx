import { useT } from '#web/context/i18n-context.tsx';
import { roomsName } from '#web/parts/offer/rooms-text.ts';
import type { Opened } from './hotel-loader.ts';
import { OfferList } from './offer-list.tsx';
import type { OfferRow } from './offer-row.ts';
import styles from './room-card.module.css';

type Props = {
  opened: Opened & { row: OfferRow };
  chosen: OfferRow | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** The offer of the address where the list beneath has it not: it is for other days or people. */
export function OpenedOffer({ opened, chosen, onChoose }: Props) {
  const t = useT();
  const { row } = opened;
  return (
    <article className={styles.room} aria-labelledby="opened-offer">
      <div className={styles.roomHead}>
        <div>
          <h3 id="opened-offer">{t('detail.claim.ofLink', { room: roomsName(t, row) })}</h3>
        </div>
      </div>
      <OfferList rows={[row]} opened={opened} chosen={chosen} onChoose={onChoose} />
    </article>
  );
}
