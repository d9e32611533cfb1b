import { Suspense, useRef } from 'react';
import { mapApplication } from '#lib/map-application.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { Destinations } from '../destinations.tsx';
import type { HeaderDestination } from '../header-data.ts';
import sectionStyles from '../hotel-sections.module.css';
import type { HotelSection } from '../hotel-sections.ts';
import { Blocks } from '../hotel-texts.tsx';
import type { HotelInfo } from '../hotel-view.ts';
import styles from './hotel-place.module.css';
import { outlinePath } from './outline-path.ts';

const HotelMap = lazyPart(() => import('./hotel-map.tsx'), ['officeList']);

type Props = {
  hotel: HotelInfo;
  destinations: HeaderDestination[];
  /** What the operator writes about the place. */
  texts: HotelSection['texts'];
};

/** Where the hotel is: in words, in distances and on a map. */
export function HotelPlace({ hotel, destinations, texts }: Props) {
  const t = useT();
  const { inc, latitude, longitude } = hotel.info;
  const { flags } = useVisit().site;
  return (
    <section id="location" className={sectionStyles.textSection} aria-labelledby="location-title">
      <h2 id="location-title">{t('detail.tabs.location')}</h2>
      <div className={styles.placeSides}>
        <div className={styles.placeWords}>
          <div className={sectionStyles.prose}>
            {texts.map(({ key, blocks }) => (
              <Blocks key={key} blocks={blocks} />
            ))}
          </div>
          <Destinations destinations={destinations} className={styles.placeWays} />
          {flags.hotelLocation && <ForAgents hotel={hotel} />}
          <p>
            <a href={mapApplication(latitude, longitude)} target="_blank" rel="noopener noreferrer">
              {t('detail.map.elsewhere')}
            </a>
          </p>
        </div>
        <SeenMap hotel={inc} />
      </div>
    </section>
  );
}

/** What an agent tells a driver or a guide. */
function ForAgents({ hotel: { info } }: Pick<Props, 'hotel'>) {
  const t = useT();
  const facts = [
    [t('detail.map.address'), info.address],
    [t('detail.map.coordinates'), `${info.latitude.toFixed(5)}, ${info.longitude.toFixed(5)}`],
    [t('detail.map.airport'), [info.airportCode, info.airportName].filter(Boolean).join(', ')],
  ] as const;
  return (
    <dl className={styles.placeAgents}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.placeAgentsFact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The drawing, on which the map comes to lie when it is about to be seen. */
function SeenMap({ hotel }: { hotel: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(stage);
  return (
    <div ref={stage} className={styles.placeStage}>
      <img
        className={styles.placeOutline}
        src={outlinePath(hotel)}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      {isSeen && (
        <Suspense>
          <HotelMap hotel={hotel} />
        </Suspense>
      )}
    </div>
  );
}
