import type { z } from 'zod';
import type { RightsView, rightsFields } from '#calls/rights-fields.ts';
import type { Rights } from '#domain/accounts/rights.ts';

type Sent = { [Field in keyof typeof rightsFields]: z.output<(typeof rightsFields)[Field]> };

/** The rights that a form gives. */
export const rightsIn = (body: Sent): Rights => ({
  isAdministrator: body.administrator,
  mayBook: body.book,
  mayPrint: body.print,
  mayChat: body.chat,
  mayUseDeposit: body.deposit,
  hasFixedMarkup: body.markup,
});

/** The rights as calls name them. */
export const rightsSaid = (rights: Rights): RightsView => ({
  book: rights.mayBook,
  print: rights.mayPrint,
  chat: rights.mayChat,
  deposit: rights.mayUseDeposit,
  markup: rights.hasFixedMarkup,
  administrator: rights.isAdministrator,
});
