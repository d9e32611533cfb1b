import type { RightsView } from '#calls/rights-fields.ts';
import { anyText, type FieldTexts } from '#web/parts/form/field-rules.ts';

export const rightNames = ['book', 'print', 'chat', 'deposit', 'markup', 'administrator'] as const;

/** Those that open something. Neither chat nor deposit does yet: they join the list with the first page that asks for them. */
export const shownRights = [
  'book',
  'print',
  'markup',
  'administrator',
] as const satisfies readonly RightName[];

export type RightName = (typeof rightNames)[number];

/** What was done, as the address says it. */
export const deeds = ['invited', 'withdrawn', 'saved', 'suspended', 'activated'] as const;

export type Done = (typeof deeds)[number];

/** The forms about the people of an agency: which of them it is, and what it is about. A box that is not ticked is not sent. */
export const peopleRules = {
  asked: anyText,
  manager: anyText,
  agency: anyText,
  invitation: anyText,
  email: anyText,
  book: anyText,
  print: anyText,
  chat: anyText,
  deposit: anyText,
  markup: anyText,
  administrator: anyText,
};

/** The rights that a form of the page had ticked. */
export const rightsTyped = (typed: FieldTexts): RightsView =>
  Object.fromEntries(rightNames.map((name) => [name, Boolean(typed[name])])) as RightsView; // one for each
