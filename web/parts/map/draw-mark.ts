import { divIcon, type Marker, marker } from 'leaflet';
import { classNames } from '#web/ui/class-names.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import styles from './map.module.css';
import { mapLimits } from './map-limits.ts';
import type { Placed, Placemark } from './placemarks.ts';

/** What a mark says, in the words of the page. */
export type MarkWords = { cluster: (count: number) => string };

type DrawMark<Office> = {
  words: MarkWords;
  onPress: (placemark: Placemark<Office>) => void;
  /** The keyboard has come to it: it may lie beyond what is seen. */
  onReach: (placemark: Placemark<Office>) => void;
};

/** A button that stands on the map where a placemark is. */
export function drawMark<Office extends Placed>(
  placemark: Placemark<Office>,
  { words, onPress, onReach }: DrawMark<Office>,
): Marker {
  const { latitude, longitude } = placemark;
  const button =
    placemark.kind === 'office' ? officeButton(placemark.office) : clusterButton(placemark, words);
  button.type = 'button';
  button.addEventListener('click', (event) => {
    event.stopPropagation(); // to the map it would be a click beside the balloon
    onPress(placemark);
  });
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) onReach(placemark);
  });
  const { iconSize } = mapLimits;
  const isPin = placemark.kind === 'office';
  return marker([latitude, longitude], {
    interactive: false, // the button in it is
    keyboard: false,
    icon: divIcon({
      html: button,
      className: styles.markPlace,
      iconSize: [iconSize, iconSize],
      iconAnchor: [iconSize / 2, isPin ? iconSize : iconSize / 2],
    }),
  });
}

const pin =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 31S4 20.500 4 12.500a12 12 0 0 1 24 0C28 20.500 16 31 16 31Z"/><circle cx="16" cy="12.500" r="4.500"/></svg>';

function officeButton({ inc, title, colour }: Placed): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = `${styles.mark}`;
  button.dataset.office = `${inc}`;
  if (colour) button.style.setProperty('--mark', colour);
  button.innerHTML = trustedHtml(pin);
  button.append(labelOf(title));
  return button;
}

function clusterButton(
  { count, city }: Extract<Placemark<Placed>, { kind: 'cluster' }>,
  words: MarkWords,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = classNames(styles.mark, styles.markMany);
  const number = document.createElement('span');
  number.className = `${styles.markCount}`;
  number.textContent = `${count}`;
  number.ariaHidden = 'true'; // the words have it, too
  const spoken = document.createElement('span');
  spoken.className = 'sr';
  spoken.textContent = words.cluster(count);
  button.append(number, ...(city ? [labelOf(city)] : []), spoken);
  return button;
}

function labelOf(text: string): HTMLElement {
  const label = document.createElement('span');
  label.className = `${styles.markLabel}`;
  label.textContent = text;
  return label;
}
