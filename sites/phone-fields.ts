import type { CountryCode } from '#lib/validation/dialling.ts';
import { maskPlaceholder } from '#lib/validation/masks.ts';

/** How a market asks for a phone number ([S]§3.18). */
export type PhoneField = {
  /** Numbers without one are of this country. */
  countryCode: CountryCode;
  /** Names the input mask of [S]§5.11; a market without a mask takes digits as they come. */
  maskKey?: PhoneRule;
  /** Characters of the raw value, '+' included; spaces and brackets of the mask do not count. */
  minLength: number;
  placeholder: string;
  /** Names the validator of [S]§5.5. */
  validatorKey: PhoneRule | 'onlyNumbers';
};

export const phoneRules = ['phoneRu', 'phoneBy', 'phoneInternational', 'phoneTr'] as const;

export type PhoneRule = (typeof phoneRules)[number];

const masked =
  (rule: PhoneRule, minLength: number) =>
  (countryCode: CountryCode, placeholder = maskPlaceholder(rule)): PhoneField => ({
    countryCode,
    maskKey: rule,
    minLength,
    placeholder,
    validatorKey: rule,
  });

export const phoneRu = masked('phoneRu', 12);
export const phoneBy = masked('phoneBy', 13);
export const phoneInternational = masked('phoneInternational', 9);
/** A whole number: the specification names no minimum for it. */
export const phoneTr = masked('phoneTr', 13);

/** Digits without a mask; the shortest national numbers of these markets have seven. */
export const onlyNumbers = (countryCode: CountryCode, placeholder: string): PhoneField => ({
  countryCode,
  minLength: 7,
  placeholder,
  validatorKey: 'onlyNumbers',
});
