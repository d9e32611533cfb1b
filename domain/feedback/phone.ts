import type { PhoneField } from '#sites/phone-fields.ts';

const digitsAndBrackets = '[\\d ()]*$';

/** The rules of [S]§5.5, exactly as written there. */
const patterns: Record<PhoneField['validatorKey'], RegExp> = {
  phoneRu: new RegExp(`^[+7]${digitsAndBrackets}`),
  phoneBy: new RegExp(`^[+375]${digitsAndBrackets}`),
  phoneTr: new RegExp(`^[+90]${digitsAndBrackets}`),
  phoneInternational: /^\+\d{11,12}$/,
  onlyNumbers: /^\d+$/,
};

/** "Starts with a character of '+375'" lets any 3, 7 or 5 in: these are the real prefixes. */
const countryCodes: Partial<Record<PhoneField['validatorKey'], string>> = { phoneBy: '375', phoneTr: '90' };

/** No number of the world is longer (E.164). */
const mostDigits = 15;

/** Whether `text` is a phone number by the rule of the site; it comes masked, or as typed where nothing masks it. */
export function isPhoneOf(field: PhoneField, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const written = /^(phoneInternational|onlyNumbers)$/.test(field.validatorKey)
    ? text.replace(/[ ()]/g, '')
    : text;
  return (
    patterns[field.validatorKey].test(written.trim()) &&
    digits.startsWith(countryCodes[field.validatorKey] ?? '') &&
    digits.length >= leastDigits(field) &&
    digits.length <= mostDigits
  );
}

/** The least length counts characters of the mask; a value without the mask has as many digits as stand in these. */
const leastDigits = ({ maskKey, minLength, placeholder }: PhoneField) =>
  maskKey ? placeholder.slice(0, minLength).replace(/[^\d_]/g, '').length : minLength;
