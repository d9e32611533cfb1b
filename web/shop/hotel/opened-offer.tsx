import { roomsName } from '#web/parts/offer/rooms-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { DetailData } from './hotel-loader.ts';
import { keyOf } from './opened-key.ts';
import { RoomOffer } from './room-offer.tsx';
import styles from './rooms-and-prices.module.css';

type Props = { data: DetailData; isChosen: boolean; onChoose: (key: string) => void };

/** The offer of the address where the list beneath has it not: it is for other days or people, or gone. */
export function OpenedOffer({ data: { opened, openedRow, prices }, isChosen, onChoose }: Props) {
  const t = useT();
  if (!opened) return null;
  if (!openedRow) {
    const hasOthers = prices.ok && prices.groups.length > 0;
    return (
      <Notice tone="error" title={t(opened.answer ? 'detail.claim.soldOut' : 'detail.claim.invalid')}>
        {hasOthers && t('detail.claim.others')}
      </Notice>
    );
  }
  return (
    <article className={styles.room} aria-labelledby="opened-offer">
      <div className={styles.roomHead}>
        <div>
          <h3 id="opened-offer">{t('detail.claim.ofLink', { room: roomsName(t, openedRow) })}</h3>
        </div>
      </div>
      <ul>
        <RoomOffer
          offer={openedRow}
          isNextStep={false}
          isChosen={isChosen}
          opened={opened}
          onChoose={() => onChoose(keyOf(opened))}
        />
      </ul>
    </article>
  );
}
