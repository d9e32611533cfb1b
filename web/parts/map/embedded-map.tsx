import { useState } from 'react';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
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

/** The map of another provider: nothing of it is loaded before it is asked for. */
export function EmbeddedMap({ address, offices, zoom, label }: EmbeddedMapProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const page = embeddedAddress(address, offices, zoom);
  if (isShown)
    return (
      <div>
        <iframe
          ref={takeFocus}
          className={styles.embeddedMap}
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
      <p>{t('officeList.map.embedded', { host: new URL(page).host })}</p>
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
