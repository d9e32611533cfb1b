import type { Map as LeafletMap } from 'leaflet';
import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import styles from './map.module.css';
import type { Tiles } from './open-map.ts';

type MapToolsProps = {
  on: LeafletMap | undefined;
  /** None: the outline of the land. */
  ground: Tiles | undefined;
  /** What showing everything is called here. */
  showAll: string;
  onShowAll: () => void;
};

/** Nearer, farther, everything; and whose the ground of the map is. */
export function MapTools({ on, ground, showAll, onShowAll }: MapToolsProps) {
  const t = useT();
  return (
    <>
      <div className={styles.officeMapTools}>
        <RoundButton icon="plus" label={t('officeList.map.zoomIn')} onClick={() => on?.zoomIn()} />
        <RoundButton icon="minus" label={t('officeList.map.zoomOut')} onClick={() => on?.zoomOut()} />
        <RoundButton icon="area" label={showAll} onClick={onShowAll} />
      </div>
      <p className={classNames(styles.officeMapCredit, 'tiny')}>
        <Credit ground={ground} />
      </p>
    </>
  );
}

/** Whose the ground is; a link where its owner wants one. */
function Credit({ ground }: Pick<MapToolsProps, 'ground'>) {
  const t = useT();
  if (!ground?.terms) return ground?.attribution ?? t('officeList.map.outline');
  return (
    <a href={ground.terms} target="_blank" rel="noopener">
      {ground.attribution}
    </a>
  );
}
