import { useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import type { HotelInfo } from './hotel-view.ts';
import type { loader } from './lookup-room-images.ts';
import styles from './room-types.module.css';

/** The pictures of a room, one at a time; those after the first are fetched when it is seen ([W]§2.11). */
export function RoomPictures({ room }: { room: HotelInfo['rooms'][number] }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useSeen(place) && room.imageCount > 1;
  const fetched = useLookupOf<typeof loader>(isWanted ? `/lookup/room-images?room=${room.room}` : undefined);
  const isTurned = useHydrated() && room.imageCount > 1;
  const images = fetched?.length ? fetched : room.images;
  const shown = images[at] ?? images[0];
  if (!shown)
    return (
      <div className={styles.roomTypesPic}>
        <Icon name="bed" />
      </div>
    );
  const turn = (by: number) => setAt((at + by + room.imageCount) % room.imageCount);
  return (
    <div ref={place} className={styles.roomTypesPic}>
      <Picture key={shown.img} src={shown.img} alt={shown.alt} width={308} height={231} />
      {isTurned && (
        <>
          <RoundButton
            className={styles.roomPicPrevious}
            icon="left"
            label={t('detail.gallery.previous')}
            onClick={() => turn(-1)}
          />
          <RoundButton
            className={styles.roomPicNext}
            icon="right"
            label={t('detail.gallery.next')}
            onClick={() => turn(1)}
          />
          <span className={styles.roomPicAt} aria-live="polite">
            <span className="sr">
              {t('detail.gallery.position', { number: at + 1, total: room.imageCount })}
            </span>
            <span aria-hidden="true">
              {at + 1} / {room.imageCount}
            </span>
          </span>
        </>
      )}
    </div>
  );
}
