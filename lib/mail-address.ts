const part = '[^\\s@,;:<>"()[\\]\\\\\\p{Cc}]+';
const address = `${part}@${part}`;

/** One plain address that mail can be sent to: no name beside it, no second address, nothing that ends a header. */
export const mailAddress = RegExp(`^${address}$`, 'u');

/** Several of them, with `;` between them. */
export const mailAddresses = RegExp(`^${address}(;${address})*$`, 'u');
