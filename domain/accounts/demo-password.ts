import { createHmac } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password of an invented person: another one in each installation, and the same at each of its starts. */
export function demoPassword(email: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`demo password ${email}`).digest();
  const word = [...bytes.subarray(0, 12)].map((byte) => letters[byte % letters.length]).join('');
  return word.replace(/(.{4})(?=.)/g, '$1-');
}
