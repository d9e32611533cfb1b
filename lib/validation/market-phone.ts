import { cleanDigits } from './cleaners.ts';
import { type CountryCode, diallingOf } from './dialling.ts';
import { fault, isEmpty, textOf, textRule, type Validator } from './fault.ts';
import { firstFault } from './first-fault.ts';
import { latinDigits } from './latin-digits.ts';
import { applyMask, type MaskKey, maskCode } from './masks.ts';
import { onlyNumbers } from './numbers.ts';
import { type NotPhone, type PhoneMarket, parsePhone, phoneCharacters } from './parse-phone.ts';
import { phoneBy, phoneInternational, phoneRu, phoneTr } from './phones.ts';

/** How a market asks for a phone number ([S]§3.18), as far as a value can be judged by it. */
export type MarketPhone = PhoneMarket & {
  validatorKey: keyof typeof rules;
  /** Characters of the raw value: of a number with a country code, its '+' and its digits. */
  minLength: number;
};

/**
 * Judges a phone number in any way of writing it that `parsePhone` reads. A number of the market's country also keeps
 * the market's validator and least length; that it has to be entered is a rule beside this one.
 */
export function marketPhone(market: MarketPhone): Validator {
  const { countryCode, minLength, validatorKey } = market;
  const hasLength = textRule('phoneLength', (text) => text.length >= minLength);
  const ownRule = firstFault(rules[validatorKey], hasLength());
  return (value) => {
    if (isEmpty(value)) return undefined;
    const parsed = parsePhone(textOf(value), market);
    if (!parsed.ok) return fault(messages[parsed.reason] ?? signsMessages[validatorKey]);
    if (!parsed.value.startsWith(`+${countryCode}`)) return undefined;
    return ownRule(
      validatorKey === 'onlyNumbers' ? parsed.value.slice(1 + countryCode.length) : parsed.value,
    );
  };
}

/** The number that is validated, sent and stored: in E.164, or as it was typed where it is none. */
export function phoneValue(market: PhoneMarket, text: string): string {
  const parsed = parsePhone(text, market);
  return parsed.ok ? parsed.value : latinDigits(text).trim();
}

/**
 * What a phone field shows of `text`. A mask of another country than the market's shows only numbers with `+` or `00`,
 * and what a mask cannot show with all of its digits stays as it was typed.
 */
export function maskPhone(
  { maskKey, countryCode }: PhoneMarket & { maskKey?: MaskKey },
  text: string,
): string {
  const written = phoneCharacters(text).replace(/^\+?00(?=[1-9])/, '+');
  if (!maskKey || !/^(?:\+?|\+[1-9]\d*|\d*)$/.test(written)) return text;
  const code = maskCode(maskKey);
  if (!written.startsWith('+') && (code !== countryCode || mayBeArea(written, countryCode))) return text;
  const shown = applyMask(maskKey, written);
  const isWhole = cleanDigits(written).endsWith(cleanDigits(shown).slice(code.length));
  // The brackets of `+49 (0)151` say that the zero is not dialled after the code.
  const hasOwnBrackets = /^\+\d*$/.test(shown) && text.includes('(');
  return isWhole && !hasOwnBrackets ? shown : text;
}

/** Until the number is whole, `7…` may begin with the code or with an area. */
function mayBeArea(digits: string, code: CountryCode): boolean {
  const { codeMayBeArea, lengths } = diallingOf(code);
  return codeMayBeArea === true && digits.startsWith(code) && digits.length < code.length + lengths[0]!;
}

const rules = {
  phoneRu: phoneRu(),
  phoneBy: phoneBy(),
  phoneTr: phoneTr(),
  phoneInternational: phoneInternational(),
  onlyNumbers: onlyNumbers(),
};

/** What the market's own validator says of a text that has letters or other characters. */
const signsMessages = {
  phoneRu: 'phoneRu',
  phoneBy: 'phoneBy',
  phoneTr: 'phoneInternational',
  phoneInternational: 'phoneInternational',
  onlyNumbers: 'onlyNumbers',
} as const satisfies Record<keyof typeof rules, string>;

const messages: Partial<Record<NotPhone, string>> = { length: 'phoneLength', country: 'phoneCountry' };
