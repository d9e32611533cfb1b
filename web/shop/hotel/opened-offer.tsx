import { roomsName } from '#web/parts/offer/rooms-text.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { GoneOffer } from './gone-offer.tsx';
import type { DetailData } from './hotel-loader.ts';
import { keyOf } from './opened-key.ts';
import { RoomOffer } from './room-offer.tsx';
import styles from './rooms-and-prices.module.css';

type Props = { data: DetailData; isChosen: boolean; onChoose: (key: string) => void };

/** The offer of the address where the list beneath has it not: it is for other days or people, or gone. */
export function OpenedOffer({ data, isChosen, onChoose }: Props) {
  const t = useT();
  const { opened, openedRow } = data;
  if (!opened) return null;
  if (!openedRow) return <GoneOffer data={data} />;
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
