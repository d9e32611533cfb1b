import { useState } from 'react';
import { useLocation } from 'react-router';
import { showsRoomPhotos } from '#sites/room-photos.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { roomsName } from '#web/parts/offer/rooms-text.ts';
import { withOpen } from '#web/search/query/detail-address.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { DetailData } from './hotel-loader.ts';
import { openedRows, type RoomGroup } from './hotel-prices.ts';
import { isCruise } from './hotel-traits.ts';
import { OfferList } from './offer-list.tsx';
import type { OfferRow } from './offer-row.ts';
import { PriceButton } from './price-button.tsx';
import { PriorityNote } from './priority-note.tsx';
import roomCardStyles from './room-card.module.css';
import { RoomIcons } from './room-icons.tsx';
import roomOfferStyles from './room-offer.module.css';
import { useRows } from './use-more-offers.ts';

type Props = {
  data: DetailData;
  group: RoomGroup;
  isFirst: boolean;
  chosen: OfferRow | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** A room with its offers: three of them, then all. */
export function RoomCard({ data, group, isFirst, chosen, onChoose }: Props) {
  const t = useT();
  const { search } = useLocation();
  const { roomPhotos } = useVisit().site.flags;
  const { key, roomInc, total } = group;
  const { rows, isLoading, hasFailed, load } = useRows(data, group);
  const [isExpanded, setExpanded] = useState(true);
  const name = roomsName(t, rows[0]);
  const room = data.hotel.rooms.find((each) => each.room === roomInc);
  const image = showsRoomPhotos(roomPhotos, data.hotel.region?.inc) ? room?.images[0] : undefined;
  const rest = total - rows.length;
  return (
    <article className={roomCardStyles.room} id={`room-${key}`} aria-labelledby={`room-${key}-name`}>
      <div className={roomCardStyles.roomHead}>
        {image && (
          <div className={roomCardStyles.roomPic}>
            <Picture src={image.img} alt={image.alt} width={308} height={231} sizes="11rem" />
          </div>
        )}
        <div>
          <h3 id={`room-${key}-name`}>{name}</h3>
          <p className={roomCardStyles.roomHotel}>
            {group.title} <Stars star={group.stars} />
          </p>
          <RoomIcons icons={group.iconsList} guests={room?.guests} />
          <PriorityNote priority={group.priority} />
        </div>
        <PriceButton
          group={group}
          isExpanded={isExpanded}
          ptype={isCruise(data.hotel) ? 'cruise' : data.kind}
          onToggle={() => setExpanded(!isExpanded)}
        />
      </div>
      <div hidden={!isExpanded}>
        <OfferList opened={data.opened} rows={rows} isFirst={isFirst} chosen={chosen} onChoose={onChoose} />
      </div>
      {hasFailed && <LoadFailed onRetry={load} />}
      {rest > 0 && isExpanded && !hasFailed && (
        <p className={roomOfferStyles.moreRow} aria-busy={isLoading}>
          <Link
            to={withOpen(search, { expand: key })}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              load();
            }}
          >
            {t('results.list.showMore', { count: Math.min(rest, openedRows), total })}
            <span className="sr">: {name}</span>
          </Link>
        </p>
      )}
    </article>
  );
}
