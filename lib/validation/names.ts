import { hasForm, textRule } from './fault.ts';

/** A name as tickets and the machine-read lines of passports write it. */
export const nameLatin = textRule('nameLatin', (text) => isLatinName(text) && /[A-Za-z]/.test(text));

const isLatinName = hasForm(/^[A-Za-z ,.'’-]+$/);

/** A name in any language of the Cyrillic script. */
export const nameCyrillic = textRule(
  'nameCyrillic',
  (text) => isCyrillicName(text) && /\p{Script=Cyrillic}/u.test(text),
);

const isCyrillicName = hasForm(/^[\p{Script=Cyrillic} ,.'’-]+$/u);

const isLettersOrQuestion = hasForm(/^[\p{Script=Latin}\p{Script=Cyrillic}?]+$/u);

export const nameLatinAndCyrillic = textRule('nameLatinAndCyrillic', isLettersOrQuestion);

export const nonCharsAndSpaces = textRule('nonCharsAndSpaces', isLettersOrQuestion);

export const nameLatinAndCyrillicAndSpaces = textRule(
  'nameLatinAndCyrillicAndSpaces',
  hasForm(/^[\p{Script=Latin}\p{Script=Cyrillic}? ]+$/u),
);
