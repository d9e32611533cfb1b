import type { Insertable, Selectable } from 'kysely';
import type { DB } from '#db/schema.ts';

/** What a manager may do for their agency ([S]§3.1). */
export type Rights = {
  isAdministrator: boolean;
  mayBook: boolean;
  mayPrint: boolean;
  mayChat: boolean;
  mayUseDeposit: boolean;
  hasFixedMarkup: boolean;
};

type Columns = Pick<
  Insertable<DB['invitation']>,
  'is_administrator' | 'may_book' | 'may_print' | 'may_chat' | 'may_use_deposit' | 'has_fixed_markup'
>;

/** The rights as managers and invitations keep them. */
export const columnsOf = (rights: Rights): Columns => ({
  is_administrator: rights.isAdministrator,
  may_book: rights.mayBook,
  may_print: rights.mayPrint,
  may_chat: rights.mayChat,
  may_use_deposit: rights.mayUseDeposit,
  has_fixed_markup: rights.hasFixedMarkup,
});

/** The rights of a manager or of an invitation. */
export const rightsOf = (row: Pick<Selectable<DB['manager']>, keyof Columns>): Rights => ({
  isAdministrator: row.is_administrator,
  mayBook: row.may_book,
  mayPrint: row.may_print,
  mayChat: row.may_chat,
  mayUseDeposit: row.may_use_deposit,
  hasFixedMarkup: row.has_fixed_markup,
});
