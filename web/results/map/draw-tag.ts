import { divIcon, type Marker, marker } from 'leaflet';
import mapStyles from '#web/parts/map/map.module.css';
import { classNames } from '#web/ui/class-names.ts';
import styles from './hotel-map.module.css';
import { lightHotel } from './lit-hotel.ts';
import type { PriceTag } from './price-tags.ts';

/** What a tag shows, and what it is called. */
export type TagWords = { price: (tag: PriceTag) => string; name: (tag: PriceTag) => string };

type DrawTag = {
  words: TagWords;
  onPress: (tag: PriceTag) => void;
  /** The keyboard has come to it: it may lie beyond what is seen. */
  onReach: (tag: PriceTag) => void;
};

/** A button on the map with the price of a hotel, or with how many there are. */
export function drawTag(tag: PriceTag, { words, onPress, onReach }: DrawTag): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  const [hotel, ...more] = tag.hotels;
  const only = more.length === 0 ? hotel : undefined;
  button.className = classNames(styles.priceTag, !only && styles.priceTagMany);
  button.textContent = only ? words.price(tag) : `${tag.hotels.length}`;
  button.ariaLabel = words.name(tag);
  if (only) button.dataset.hotel = `${only.inc}`;
  button.addEventListener('click', (event) => {
    event.stopPropagation(); // to the map it would be a click beside the card
    onPress(tag);
  });
  button.addEventListener('focus', () => {
    lightHotel(only?.inc);
    if (button.matches(':focus-visible')) onReach(tag);
  });
  button.addEventListener('pointerenter', () => lightHotel(only?.inc));
  for (const left of ['blur', 'pointerleave']) button.addEventListener(left, () => lightHotel(undefined));
  return marker(tag.at, {
    interactive: false, // the button in it is
    keyboard: false,
    icon: divIcon({ html: button, className: mapStyles.markPlace, iconSize: [0, 0] }),
  });
}
