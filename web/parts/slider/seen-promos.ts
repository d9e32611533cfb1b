import { deviceStore } from '#web/context/browser-store.ts';

const storeName = 'promoSeen';

/** Ids of the promos that this visitor has left: closed or followed. */
export const seenPromos = (): number[] =>
  (deviceStore.get(storeName) ?? '').split(' ').filter(Boolean).map(Number);

/** Keeps that a promo was left. */
export const keepSeen = (id: number): void =>
  deviceStore.set(storeName, [...new Set([...seenPromos(), id])].join(' '));
