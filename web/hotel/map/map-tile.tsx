import { useT } from '#web/context/i18n-context.tsx';
import styles from './hotel-place.module.css';
import { outlinePath } from './outline-path.ts';

/** Beside the pictures: the land around the hotel, drawn cheaply; it leads to the map that moves. */
export function MapTile({ hotel, place }: { hotel: number; place: string }) {
  const t = useT();
  return (
    <a className={styles.placeTile} href="#location">
      <img
        className={styles.placeOutline}
        src={outlinePath(hotel)}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <span className={styles.placePin}>
        <span className="sr">{t('detail.map.show')}: </span>
        {place}
      </span>
    </a>
  );
}
