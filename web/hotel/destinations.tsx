import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { useFormat } from '#web/context/use-format.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { HeaderDestination } from './header-data.ts';

const icons: Record<number, IconName> = {
  [hotelAttribute.beach]: 'wave',
  [hotelAttribute.airport]: 'plane',
  [hotelAttribute.centre]: 'pin',
};

type Props = {
  destinations: HeaderDestination[];
  /** How they are set: the header has them in a line, the place in a column. */
  className: string | undefined;
};

/** How far it is to what guests go to ([W]§2.11). */
export function Destinations({ destinations, className }: Props) {
  const { distance } = useFormat();
  if (destinations.length === 0) return null;
  return (
    <dl className={className}>
      {destinations.map(({ attribute, text, value }) => (
        <div key={attribute}>
          <Icon name={icons[attribute] ?? 'pin'} size="s" />
          <dt>{text}</dt>
          <dd>{distance(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
