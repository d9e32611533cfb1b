import { cleanDigits } from './cleaners.ts';
import { textRule, type Validator } from './fault.ts';
import { firstFault } from './first-fault.ts';
import { latinDigits } from './latin-digits.ts';
import { type MaskKey, mostPhoneDigits, rawValue } from './masks.ts';
import { isDigits } from './numbers.ts';
import { phoneBy, phoneCountry, phoneInternational, phoneRu, phoneTr, withoutMarks } from './phones.ts';

/** How a market asks for a phone number ([S]§3.18), as far as a value can be judged by it. */
export type MarketPhone = {
  validatorKey: keyof typeof rules;
  /** Characters of the raw value: of a number with a country code, its '+' and its digits. */
  minLength: number;
};

/** Judges a phone number as the market does, masked or as it was typed; that it has to be entered is a rule beside it. */
export function marketPhone({ validatorKey, minLength }: MarketPhone): Validator {
  const plus = validatorKey === 'onlyNumbers' ? 0 : 1;
  const hasLength = textRule('phoneLength', (text) => {
    const digits = cleanDigits(text).length;
    return digits + plus >= minLength && digits <= mostPhoneDigits;
  });
  return firstFault(...rules[validatorKey], hasLength());
}

/** The number that is validated and sent: without the mask of its market, or as it was typed where there is none. */
export const rawPhone = (maskKey: MaskKey | undefined, text: string): string =>
  (maskKey && rawValue(maskKey, text)) || latinDigits(text).trim();

const digitsAlone = textRule('onlyNumbers', (text) => isDigits(withoutMarks(text)));

const rules = {
  phoneRu: [phoneRu()],
  phoneBy: [phoneBy(), phoneCountry('375')],
  phoneTr: [phoneTr(), phoneCountry('90')],
  phoneInternational: [phoneInternational()],
  onlyNumbers: [digitsAlone()],
};
