import { mostCompared } from '#lib/most-compared.ts';
import type { KeptList, ListName } from './kept-list.ts';

/** How many hotels a list takes. */
export const mostKept: Record<ListName, number> = {
  compare: mostCompared,
  favorites: Number.POSITIVE_INFINITY,
};

/** Whether a hotel can be toggled: what is in a full list can only leave it. */
export const canToggle = (name: ListName, list: KeptList, inc: number): boolean =>
  list.includes(inc) || list.length < mostKept[name];
