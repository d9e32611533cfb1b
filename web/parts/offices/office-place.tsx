import type { ListedOffice } from './load-offices.ts';
import './offices.css';

/** The metro station, with the colour of its line as a dot, or the district. */
export function OfficePlace({
  office: { place, placeMarkColor },
}: {
  office: Pick<ListedOffice, 'place' | 'placeMarkColor'>;
}) {
  if (!place) return null;
  return (
    <p className="office-place">
      {placeMarkColor && <span className="office-place__dot" style={{ backgroundColor: placeMarkColor }} />}
      {place}
    </p>
  );
}
