import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { roomsName } from '#web/parts/offer/rooms-text.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { withOpen } from '#web/search/query/detail-address.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { DetailData, RoomGroup } from './hotel-loader.ts';
import { firstShown } from './offer-groups.ts';
import type { OfferRow } from './offer-row.ts';
import { PriorityNote } from './priority-note.tsx';
import { RoomIcons } from './room-icons.tsx';
import roomOfferStyles from './room-offer.module.css';
import { RoomOffer } from './room-offer.tsx';
import roomsAndPricesStyles from './rooms-and-prices.module.css';

type Props = {
  data: DetailData;
  group: RoomGroup;
  isFirst: boolean;
  chosen: OfferRow | undefined;
  onChoose: (key: string) => void;
};

/** A room with its offers: three of them, then all. */
export function RoomCard({ data, group, isFirst, chosen, onChoose }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const { search } = useLocation();
  const { rows, roomInc } = group;
  const name = roomsName(t, rows[0]);
  const [isWhole, setWhole] = useState(data.expanded === `${roomInc}`);
  const room = data.hotel.rooms.find((each) => each.room === roomInc);
  const image = room?.images[0];
  const opened = data.opened;
  const isOpened = ({ claim }: OfferRow) =>
    opened !== undefined && offerKey(claim) === offerKey(opened.claim);
  const shown = isWhole || rows.slice(firstShown).some(isOpened) ? rows : rows.slice(0, firstShown);
  const rest = rows.length - shown.length;
  const from = price(rows[0].price, rows[0].currency);
  return (
    <article
      className={roomsAndPricesStyles.room}
      id={`room-${roomInc}`}
      aria-labelledby={`room-${roomInc}-name`}
    >
      <div className={roomsAndPricesStyles.roomHead}>
        {image && (
          <div className={roomsAndPricesStyles.roomPic}>
            <Picture src={image.img} alt={image.alt} width={308} height={231} sizes="11rem" />
          </div>
        )}
        <div>
          <h3 id={`room-${roomInc}-name`}>{name}</h3>
          <RoomIcons icons={group.iconsList} guests={room?.guests} />
          <PriorityNote priority={group.priority} />
        </div>
        <p className="muted small">{t('detail.rooms.offersFrom', { count: rows.length, price: from })}</p>
      </div>
      <ul aria-labelledby={`room-${roomInc}-name`}>
        {shown.map((row, index) => (
          <RoomOffer
            key={offerKey(row.claim)}
            offer={row}
            isNextStep={isFirst && index === 0}
            isChosen={row.claim === chosen?.claim}
            opened={isOpened(row) ? opened : undefined}
            onChoose={() => onChoose(offerKey(row.claim))}
          />
        ))}
      </ul>
      {rest > 0 && (
        <p className={roomOfferStyles.moreRow}>
          <Link
            to={withOpen(search, { expand: `${roomInc}` })}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              setWhole(true);
            }}
          >
            {t('results.list.showMore', { count: rest, total: rows.length })}
            <span className="sr">: {name}</span>
          </Link>
        </p>
      )}
    </article>
  );
}
