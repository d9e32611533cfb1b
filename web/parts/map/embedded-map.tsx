import { useState } from 'react';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { embeddedAddress } from './embedded-address.ts';
import type { Placed } from './placemarks.ts';
import '#web/parts/offices/offices.css';

type EmbeddedMapProps = { address: string; offices: readonly Pick<Placed, 'coordinates'>[] };

/** The map of another provider: nothing of it is loaded before it is asked for. */
export function EmbeddedMap({ address, offices }: EmbeddedMapProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const page = embeddedAddress(address, offices);
  if (isShown)
    return (
      <div>
        <iframe
          ref={takeFocus}
          className="embedded-map"
          src={page}
          title={t('officeList.map.label')}
          referrerPolicy="no-referrer"
        />
        <p className="embedded-map__link">
          <a href={page} target="_blank" rel="noopener noreferrer">
            {t('officeList.map.openEmbedded')}
          </a>
        </p>
      </div>
    );
  return (
    <div className="embedded-map embedded-map--asks">
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
