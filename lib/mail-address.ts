const part = '[^\\s@,;:<>"()[\\]\\\\\\p{Cc}]+';
const address = `${part}@${part}`;

/** One plain address that mail can be sent to: no name beside it, no second address, nothing that ends a header. */
export const mailAddress = RegExp(`^${address}$`, 'u');

/** Several of them, with `;` between them. */
export const mailAddresses = RegExp(`^${address}(;${address})*$`, 'u');

/** The no-reply address beside an address of ours: every mail is sent from there, and nobody reads answers to it. */
export const noReplyBeside = (own: string): string => `no-reply@${own.split('@').at(-1)}`;
