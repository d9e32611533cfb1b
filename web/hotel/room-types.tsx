import { useT } from '#web/context/i18n-context.tsx';
import hotelSectionsStyles from './hotel-sections.module.css';
import { listsRooms, roomTextKeys, textsOf } from './hotel-sections.ts';
import { Blocks } from './hotel-texts.tsx';
import type { HotelInfo } from './hotel-view.ts';
import { plainBlocks } from './plain-paragraphs.ts';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';
import roomTypesStyles from './room-types.module.css';
import { roomsTitle } from './rooms-title.ts';

/** The rooms of the hotel, whatever is on sale of them today. */
export function RoomTypes({ hotel }: { hotel: HotelInfo }) {
  const t = useT();
  if (!listsRooms(hotel)) return null;
  const texts = textsOf(hotel.texts, roomTextKeys);
  return (
    <section id="rooms" className={hotelSectionsStyles.textSection}>
      <h2>{t(roomsTitle(hotel))}</h2>
      <div className={hotelSectionsStyles.prose}>
        {texts.map(({ key, blocks }) => (
          <Blocks key={key} blocks={blocks} />
        ))}
      </div>
      <ul className={roomTypesStyles.roomTypes}>
        {hotel.rooms.map((room) => (
          <li key={room.room}>
            <RoomPictures room={room} />
            <h3>{room.name}</h3>
            <RoomFacts room={room} />
            {room.description ? (
              <Blocks blocks={plainBlocks(room.description)} />
            ) : (
              <p className="muted">{t('detail.rooms.emptyRoom')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
