import { useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { embeddedAddress } from './embedded-address.ts';
import styles from './map-place.module.css';
import type { Placed } from './placemarks.ts';

type EmbeddedMapProps = {
  address: string;
  offices: readonly Pick<Placed, 'coordinates'>[];
  /** How near a single place is shown, if not as near as an office. */
  zoom?: number;
  /** What the map shows, if not the offices. */
  label?: string;
};

const ofProviders = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The map of another provider: nothing of it is loaded before it is asked for. */
export function EmbeddedMap({ address, offices, zoom, label }: EmbeddedMapProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const localLink = useLocalLink();
  const page = localLink(embeddedAddress(address, offices, zoom));
  const host = URL.canParse(page) ? new URL(page).host : undefined;
  if (isShown)
    return (
      <div>
        <iframe
          ref={takeFocus}
          className={styles.embeddedMap}
          // A page of ours runs no scripts; that of another provider may not lead away from this one.
          sandbox={host ? ofProviders : ''}
          src={page}
          title={label ?? t('officeList.map.label')}
          referrerPolicy="no-referrer"
        />
        <p className={styles.embeddedMapLink}>
          <a href={page} target="_blank" rel="noopener noreferrer">
            {t('officeList.map.openEmbedded')}
          </a>
        </p>
      </div>
    );
  return (
    <div className={classNames(styles.embeddedMap, styles.embeddedMapAsks)}>
      <Icon name="map" />
      <p>{host ? t('officeList.map.embedded', { host }) : t('officeList.map.embeddedDemo')}</p>
      <div className="row">
        <Button kind="soft" onClick={() => setShown(true)}>
          {t('officeList.map.showEmbedded')}
        </Button>
        <a className={buttonClass({ kind: 'line' })} href={page} target="_blank" rel="noopener noreferrer">
          {t('officeList.map.openEmbedded')}
        </a>
      </div>
    </div>
  );
}

/** The button that asked for the map is gone. A map that does not come leaves the link below it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });
