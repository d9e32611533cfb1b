import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { HotelInfo } from './hotel-view.ts';
import '#web/ui/label.css';

/** How large a room is, its beds, and how many may sleep in it. */
export function RoomFacts({ room }: { room: HotelInfo['rooms'][number] }) {
  const t = useT();
  return (
    <ul className="facts">
      {room.areaM2 !== null && (
        <li>
          <Icon name="area" size="s" />
          {t('common.area.squareMetres', { value: room.areaM2 })}
        </li>
      )}
      {room.beds && (
        <li>
          <Icon name="bed" size="s" />
          {room.beds}
        </li>
      )}
      {room.guests > 0 && (
        <li>
          <Icon name="user" size="s" />
          {t('detail.rooms.upTo', { count: room.guests })}
        </li>
      )}
    </ul>
  );
}
