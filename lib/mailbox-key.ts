/**
 * What limits count an e-mail by. It merges more spellings than the database does: letters that are equal in one case or
 * without their marks are one, so that no spelling of an account has attempts of its own. It identifies nobody.
 */
export const emailLimitKey = (email: string): string =>
  email
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** The same of the mailbox that mail arrives in: `anna+offers@shore.example` is that of `anna@shore.example`. */
export const mailboxKey = (email: string): string => emailLimitKey(email).replace(/\+[^@]*(?=@[^@]*$)/, '');
