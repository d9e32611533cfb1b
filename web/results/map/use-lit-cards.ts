import { useEffect } from 'react';
import { lightHotel, whenLit } from './lit-hotel.ts';

const card = '[id^="hotel-"]';

/**
 * While there is a map, a card of the list that is pointed at or has the focus lights its hotel, and the card of the lit
 * one says so. The list itself knows nothing of it: most visitors of a phone never see a map.
 */
export function useLitCards() {
  useEffect(() => {
    const over = ['pointerover', 'focusin'];
    for (const event of over) document.addEventListener(event, lightOwn);
    const unlit = whenLit((inc) => {
      for (const each of document.querySelectorAll(card))
        each.toggleAttribute('data-lit', each.id === `hotel-${inc}`);
    });
    return () => {
      for (const event of over) document.removeEventListener(event, lightOwn);
      unlit();
    };
  }, []);
}

/** What is under the pointer or has the focus: a card, a tag that lights its own hotel, or neither. */
function lightOwn({ target }: Event) {
  if (!(target instanceof Element) || target.closest('.leaflet-marker-icon, .leaflet-popup')) return;
  const inc = target.closest(card)?.id.slice('hotel-'.length);
  lightHotel(inc === undefined ? undefined : Number(inc));
}
