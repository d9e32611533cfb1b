import { Control, type Map as LeafletMap } from 'leaflet';
import styles from './map.module.css';
import { roundLength } from './round-length.ts';

/** Pixels that the longest stretch may take; a round length takes half of them at least. */
const longest = 120;

/** A stretch of the map and how long it is, in the words of the page: Leaflet's own scale knows English alone. */
export function drawScale(onto: LeafletMap, write: (metres: number) => string): void {
  const stretch = document.createElement('div');
  stretch.className = `${styles.mapScale}`;
  const measure = () => {
    const middle = onto.getSize().y / 2;
    const [left, right] = [0, longest].map((x) => onto.containerPointToLatLng([x, middle]));
    const most = onto.distance(left!, right!);
    const metres = roundLength(most);
    stretch.style.width = `${Math.round((longest * metres) / most)}px`;
    stretch.textContent = write(metres);
  };
  const scale = new Control({ position: 'bottomleft' });
  scale.onAdd = () => stretch;
  scale.addTo(onto);
  onto.on('move', measure);
  onto.whenReady(measure);
}
