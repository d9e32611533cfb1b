import { demandingRule, hasForm, textRule } from './fault.ts';

// Rules of documents and tickets know the letters A to Z and the Russian alphabet; rules of plain words know every
// letter of a script, or nobody called Łukasz or Әсел could write down a name.

/** Words without Latin letters, one space between them. */
export const onlyCyrillic = textRule('nameCyrillic', (text) => text.split(' ').every(isNoLatinWord));

const isNoLatinWord = hasForm(/^[^\s\p{Script=Latin}]+$/u);

/** Some Cyrillic letter, Ukrainian ones included. */
export const onlyCyrillicUA = textRule('nameCyrillic', hasForm(/\p{Script=Cyrillic}/u));

export const onlyCyrillicAndDash = textRule('onlyCyrillicAndDash', hasForm(/^[А-Яа-яЁё-]+$/));

/** In spite of its name it only refuses these signs. */
export const onlyCyrillicAndNumbers = textRule('onlyCyrillicAndNumbers', hasForm(/^[^!@#$%^&*()_]+$/));

export const onlyLatinAndDash = textRule('onlyLatinAndDash', hasForm(/^[A-Za-z-]+$/));

export const onlyLatinAndNumbers = textRule('onlyLatinAndNumbers', hasForm(/^[A-Za-z\d]+$/));

export const onlyCapsLatinAndNumbers = demandingRule('onlyCapsLatinAndNumbers', hasForm(/^[A-Z\d]+$/));

export const onlyNumbersAndLatinAndCyrillic = textRule(
  'onlyNumbersAndLatinAndCyrillic',
  hasForm(/^[\d\p{Script=Latin}\p{Script=Cyrillic}]+$/u),
);

export const onlyNumLatinCyrDotDashNo = textRule(
  'onlyNumLatinCyrDotDashNo',
  hasForm(/^[\d\p{Script=Latin}\p{Script=Cyrillic}.№-]+$/u),
);

export const nonCyrillic = textRule('nonCyrillic', hasForm(/^\P{Script=Cyrillic}+$/u));

export const nonLatin = textRule('nonLatin', hasForm(/^\P{Script=Latin}+$/u));

export const onlyNumbersAndSpace = textRule('onlyNumbersAndSpace', hasForm(/^[\d ]+$/));

export const onlyNumbersWithoutSpace = textRule('onlyNumbersWithoutSpace', hasForm(/^\d+$/));
