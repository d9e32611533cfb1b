import { useT } from '#web/visit/i18n-context.tsx';
import styles from './hotel-map.module.css';
import { outlinePath } from './outline-path.ts';

/** Beside the pictures: the land around the hotel, drawn cheaply; it leads to the map that moves. */
export function MapTile({ hotel, place }: { hotel: number; place: string }) {
  const t = useT();
  return (
    <a className={styles.tile} href="#location">
      <img
        className={styles.outline}
        src={outlinePath(hotel)}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <span className={styles.pin}>
        <span className="sr">{t('detail.map.show')}: </span>
        {place}
      </span>
    </a>
  );
}
