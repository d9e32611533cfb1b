import { useT } from '#web/context/i18n-context.tsx';
import type { RoomIcon } from '#web/search/cards/room-icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/label.css';

/** What a room has, in icons: pointing at one or listening to it tells what it means. */
export function RoomIcons({ icons, guests }: { icons: readonly RoomIcon[]; guests: number | undefined }) {
  const t = useT();
  return (
    <ul className="facts">
      {icons.map(({ icon, text, tooltip }) => (
        <li key={icon} title={tooltip}>
          <Icon name={icon} size="s" />
          <span aria-hidden="true">{text}</span>
          <span className="sr">{tooltip}</span>
        </li>
      ))}
      {guests ? <li>{t('detail.rooms.upTo', { count: guests })}</li> : null}
    </ul>
  );
}
