import { textRule } from './fault.ts';

/** Has a small letter, a capital letter and a digit. */
export const passwordStrength = textRule('passwordStrength', (text) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/].every((kind) => kind.test(text)),
);
