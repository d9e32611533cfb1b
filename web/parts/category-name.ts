import type { MessageKey } from '#texts/message-key.ts';
import type { Translate } from '#texts/translator.ts';

/** Codes of the trade that say nothing to travellers; data and calls keep them. */
const names = new Map<string, MessageKey>([
  ['hv-1', 'shell.category.holidayVillage'],
  ['hv-2', 'shell.category.holidayVillageSecond'],
  ['boutique', 'shell.category.boutique'],
  ['special category', 'shell.category.unrated'],
  ['guest house', 'shell.category.guestHouse'],
]);

/** A hotel's category in words; one that has none of its own stays as the operator wrote it. */
export function categoryName(name: string, t: Translate): string {
  const key = names.get(name.trim().toLowerCase());
  return key ? t(key) : name;
}
