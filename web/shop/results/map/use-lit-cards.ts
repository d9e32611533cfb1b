import { type RefObject, type SyntheticEvent, useEffect } from 'react';
import { lightHotel, whenLit } from './lit-hotel.ts';

/** The id of the list's item that a hotel is. */
export const cardId = (inc: number) => `hotel-${inc}`;

/** A card that is pointed at or has the focus lights its hotel, and the card of the lit one says so. */
export function useLitCards(list: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      whenLit((inc) => {
        for (const card of list.current?.children ?? [])
          card.toggleAttribute('data-lit', inc !== undefined && card.id === cardId(inc));
      }),
    [list],
  );
  return { onPointerOver: lightOwn, onFocus: lightOwn, onPointerLeave: lightNone, onBlur: lightNone };
}

function lightOwn({ target }: SyntheticEvent) {
  const card = (target as Element).closest('[id^=hotel-]'); // whatever is under the pointer
  lightHotel(card ? Number(card.id.slice(cardId(0).length - 1)) : undefined);
}

const lightNone = () => lightHotel(undefined);
