import type { ListedOffice } from './load-offices.ts';
import styles from './offices.module.css';

/** The metro station, with the colour of its line as a dot, or the district. */
export function OfficePlace({
  office: { place, placeMarkColor },
}: {
  office: Pick<ListedOffice, 'place' | 'placeMarkColor'>;
}) {
  if (!place) return null;
  return (
    <p className={styles.officePlace}>
      {placeMarkColor && (
        <span className={styles.officePlaceDot} style={{ backgroundColor: placeMarkColor }} />
      )}
      {place}
    </p>
  );
}
