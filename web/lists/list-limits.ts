import { mostKept } from '#lib/most-kept.ts';
import type { KeptList, ListName } from './kept-list.ts';
import { personHere } from './person-here.ts';

/** Whether a list has as many hotels as it takes: favourites have an end on the server alone, so for an account alone. */
export const isFull = (name: ListName, { length }: KeptList): boolean =>
  length >= mostKept[name] && (name === 'compare' || personHere() !== undefined);

/** Whether a hotel can be toggled: what is in a full list can only leave it. */
export const canToggle = (name: ListName, list: KeptList, inc: number): boolean =>
  list.includes(inc) || !isFull(name, list);
