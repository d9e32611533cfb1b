import { hasForm, textRule } from './fault.ts';

/** A name as tickets and the machine-read lines of passports write it. */
export const nameLatin = textRule(
  'nameLatin',
  (text) => /^[A-Za-z ,.'’-]+$/.test(text) && /[A-Za-z]/.test(text),
);

/** A name in any language of the Cyrillic script. */
export const nameCyrillic = textRule(
  'nameCyrillic',
  (text) => /^[\p{Script=Cyrillic} ,.'’-]+$/u.test(text) && /\p{Script=Cyrillic}/u.test(text),
);

const isLettersOrQuestion = hasForm(/^[\p{Script=Latin}\p{Script=Cyrillic}?]+$/u);

export const nameLatinAndCyrillic = textRule('nameLatinAndCyrillic', isLettersOrQuestion);

export const nonCharsAndSpaces = textRule('nonCharsAndSpaces', isLettersOrQuestion);

export const nameLatinAndCyrillicAndSpaces = textRule(
  'nameLatinAndCyrillicAndSpaces',
  hasForm(/^[\p{Script=Latin}\p{Script=Cyrillic}? ]+$/u),
);
