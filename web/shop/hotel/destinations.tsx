import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import type { HeaderDestination } from './header-data.ts';
import styles from './hotel-header.module.css';

const icons: Record<number, IconName> = {
  [hotelAttribute.beach]: 'wave',
  [hotelAttribute.airport]: 'plane',
  [hotelAttribute.centre]: 'pin',
};

/** What the way to a place is drawn as. */
export const destinationIcon = (attribute: number): IconName => icons[attribute] ?? 'pin';

/** How far it is to what guests go to ([W]§2.11). */
export function Destinations({ destinations }: { destinations: HeaderDestination[] }) {
  const { distance } = useFormat();
  if (destinations.length === 0) return null;
  return (
    <dl className={styles.destinations}>
      {destinations.map(({ attribute, text, value }) => (
        <div key={attribute}>
          <Icon name={destinationIcon(attribute)} size="s" />
          <dt>{text}</dt>
          <dd>{distance(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
