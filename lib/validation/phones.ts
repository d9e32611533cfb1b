import { cleanDigits } from './cleaners.ts';
import { demandingRule, fault, hasForm, textOf, textRule, type Validator } from './fault.ts';
import { isDigits } from './numbers.ts';

export const telephone = textRule('telephone', hasForm(/^[+7][\d ]+$/));

export const telephoneWithBrackets = textRule('telephoneWithBrackets', hasForm(/^[+7][\d ()]+$/));

export const phoneRu = textRule('phoneRu', hasForm(/^[+7][\d ()]+$/));

/** Begins with any character of '+375', so 3, 7 and 5 pass as well: `phoneCountry` looks at the whole code. */
export const phoneBy = textRule('phoneBy', hasForm(/^[+375][\d ()]+$/));

/** Begins with any character of '+90', as `phoneBy` does with its own. */
export const phoneTr = textRule('phoneInternational', hasForm(/^[+90][\d ()]+$/));

export const phoneInternational = textRule('phoneInternational', (text) =>
  /^\+\d{11,12}$/.test(withoutMarks(text)),
);

/** After the prefix, ten characters that are digits, dashes or spaces. */
const isMobileRu = hasForm(/^(?:8|\+7)?(?:\d{3})?[\d -]{10}$/);

export const mobileRu = demandingRule('mobileRu', isMobileRu);

export const mobileRuWithEmpty = textRule('mobileRu', isMobileRu);

export const mobileInternational = textRule('mobileRu', (text) => /^\+\d+$/.test(withoutMarks(text)));

export const phoneOnlyNumbers = textRule('phoneOnlyNumbers', (text) => isDigits(withoutMarks(text)));

export const phoneNumbersAndSymbols = textRule('phoneNumbersAndSymbols', hasForm(/^[\d ,+()-]+$/));

/** The number's country code is `code`; our own rule beside those that look at the first character only. */
export const phoneCountry =
  (code: string): Validator =>
  (value) => {
    const digits = cleanDigits(textOf(value));
    return digits === '' || digits.startsWith(code) ? undefined : fault('phoneCountry');
  };

/** Rules of digits alone see a phone number without the spaces and brackets that it is written with. */
export const withoutMarks = (text: string): string => text.replace(/[ ()]/g, '');
