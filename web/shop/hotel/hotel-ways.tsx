import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import { useLocalLink } from '#web/visit/visit.tsx';
import type { HeaderData } from './header-data.ts';
import styles from './hotel-header.module.css';
import '#web/ui/label.css';

const icons: Record<number, IconName> = {
  [hotelAttribute.beach]: 'wave',
  [hotelAttribute.airport]: 'plane',
  [hotelAttribute.centre]: 'pin',
};

type Props = Pick<
  HeaderData,
  'destinations' | 'panorama' | 'hasRegistry' | 'registryCode' | 'registryUrl' | 'cruiseRoute'
>;

/** How far it is to what guests go to, and where more is known of the hotel ([W]§2.11). */
export function HotelWays({ destinations, panorama, cruiseRoute, ...registry }: Props) {
  const t = useT();
  const { distance } = useFormat();
  const toLocal = useLocalLink();
  const ways = [cruiseRoute, panorama && { link: panorama, title: t('detail.header.panorama') }];
  return (
    <ul className={classNames('facts', styles.headerWays)}>
      {destinations.map(({ attribute, text, value }) => (
        <li key={attribute}>
          <Icon name={icons[attribute] ?? 'pin'} size="s" />
          {text} <b>{distance(value)}</b>
        </li>
      ))}
      {ways.map(
        (way) =>
          way && (
            <li key={way.link}>
              <a href={toLocal(way.link)}>{way.title}</a>
            </li>
          ),
      )}
      {registry.hasRegistry && (
        <li>
          <Registry {...registry} />
        </li>
      )}
    </ul>
  );
}

/** The code opens under its name, without scripts too. */
function Registry({ registryCode, registryUrl }: Pick<Props, 'registryCode' | 'registryUrl'>) {
  const t = useT();
  return (
    <details className={styles.registry}>
      <summary>{t('detail.header.registry')}</summary>
      <p>
        {registryCode}
        {registryUrl && (
          <>
            {' '}
            <a href={registryUrl}>{registryUrl}</a>
          </>
        )}
      </p>
    </details>
  );
}

/** Pages about the hotel, in a row that is moved aside; each opens beside this one. */
export function HotelActions({ actions }: { actions: HeaderData['hotelActions'] }) {
  const t = useT();
  const toLocal = useLocalLink();
  if (actions.length === 0) return null;
  return (
    <ul className={styles.headerActions} aria-label={t('detail.header.actions')}>
      {actions.map(({ link, title }) => (
        <li key={link}>
          <a className="chip" href={toLocal(link)} target="_blank" rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
