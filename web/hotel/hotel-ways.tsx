import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { HeaderData } from './header-data.ts';
import styles from './hotel-header.module.css';
import '#web/ui/label.css';

type Props = Pick<HeaderData, 'panorama' | 'hasRegistry' | 'registryCode' | 'registryUrl' | 'cruiseRoute'>;

/** Where more is known of the hotel ([W]§2.11). */
export function HotelWays({ panorama, cruiseRoute, ...registry }: Props) {
  const t = useT();
  const toLocal = useLocalLink();
  const ways = [cruiseRoute, panorama && { link: panorama, title: t('detail.header.panorama') }];
  if (!ways.some(Boolean) && !registry.hasRegistry) return null;
  return (
    <ul className={classNames('facts', styles.headerWays)}>
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
