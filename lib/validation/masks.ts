import { cleanDigits } from './cleaners.ts';

/** How a field shows what is typed into it; `_` takes a digit ([S]§5.11). */
type Mask = {
  /** '+' and the country code, which stand before the digits by themselves. */
  prefix?: string;
  /** A digit that people dial within the country instead of the prefix. */
  trunk?: string;
  slots: string;
  /** What an empty field shows, where it is not the mask itself. */
  placeholder?: string;
};

const masks = {
  phone: { prefix: '+7', trunk: '8', slots: '__________' },
  time: { slots: '__:__', placeholder: '12:00' },
  orderNumber: { slots: '_______' },
  topicIdNumber: { slots: '______' },
  iin: { slots: '____________' },
  phoneRu: { prefix: '+7', trunk: '8', slots: ' (___) ___ __ __' },
  phoneBy: { prefix: '+375', slots: ' (__) ___ __ __' },
  phoneInternational: { prefix: '+', slots: '____________' },
  phoneTr: { prefix: '+90', slots: ' ___ ___ __ __' },
  date: { slots: '__.__.____', placeholder: 'ДД.ММ.ГГГГ' },
  foreignPassportSeries: { slots: '__' },
  foreignPassportNumber: { slots: '_______' },
  passportSeries: { slots: '__ __' },
  passportNumber: { slots: '______' },
  passportIssuerCode: { slots: '___-___' },
} satisfies Record<string, Mask>;

export type MaskKey = keyof typeof masks;

export const maskKeys = Object.keys(masks) as MaskKey[]; // a literal's own keys

/** No number of the world has more digits (E.164). */
export const mostPhoneDigits = 15;

const maskOf = (key: MaskKey): Mask => masks[key];

/** What an empty field with this mask shows. */
export function maskPlaceholder(key: MaskKey): string {
  const { prefix = '', slots, placeholder } = maskOf(key);
  return placeholder ?? prefix + slots;
}

/** What the field shows of `text`, typed or pasted; a sign appears with the digit after it, so that all can be deleted. */
export function applyMask(key: MaskKey, text: string): string {
  const { prefix, trunk, slots } = maskOf(key);
  const digits = cleanDigits(text);
  if (prefix === undefined) return fill(slots, digits);

  const code = prefix.slice(1);
  if (!text.trimStart().startsWith('+')) {
    return digits && prefix + fill(slots, nationalDigits(digits, slots, [code, trunk]));
  }
  if (digits.startsWith(code)) return prefix + fill(slots, digits.slice(code.length));
  // The code half typed, or a number of another country: it may be refused, but not turned into another number.
  return `+${digits.slice(0, mostPhoneDigits)}`;
}

/** The value that is validated and sent: what the mask shows without its spaces and brackets. */
export const rawValue = (key: MaskKey, text: string): string => applyMask(key, text).replace(/[ ()]/g, '');

/** Digits without '+': a whole national number as it is, anything else without the code or trunk digit before it. */
function nationalDigits(digits: string, slots: string, starts: (string | undefined)[]): string {
  if (digits.length === countSlots(slots)) return digits;
  const start = starts.find((one) => one && digits.startsWith(one)) ?? '';
  return digits.slice(start.length);
}

const countSlots = (slots: string) => slots.replace(/[^_]/g, '').length;

/** Puts the digits into the slots, and ends with the last digit. */
function fill(slots: string, digits: string): string {
  let shown = '';
  let used = 0;
  for (const sign of slots) {
    if (used === digits.length) break;
    shown += sign === '_' ? digits[used++] : sign;
  }
  return shown;
}
