import { Secret } from 'otpauth';
import { hashToken } from './token.ts';

/** How many codes a person is given for when the phone is lost. */
const count = 10;

/** 80 bits each, in groups of four letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: 10 }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What is kept of a code, however its letters and dashes were typed. */
export const hashRecoveryCode = (typed: string): Buffer =>
  hashToken(typed.toLowerCase().replace(/[^a-z2-7]/g, ''));
