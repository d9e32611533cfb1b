import { isCommonPassword } from './common-passwords.ts';

/** Characters of a password at least, and at most: a longer one would only cost us. */
export const passwordLength = { least: 10, most: 200 };

export type PasswordFault = 'too-short' | 'too-long' | 'too-common';

/** What is wrong with a new password; undefined for a good one. */
export function passwordFault(password: string): PasswordFault | undefined {
  const length = [...password].length;
  if (length < passwordLength.least) return 'too-short';
  if (length > passwordLength.most) return 'too-long';
  return isCommonPassword(password) ? 'too-common' : undefined;
}
