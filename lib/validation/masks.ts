import { cleanDigits } from './cleaners.ts';
import { latinDigits } from './latin-digits.ts';

/** How a field shows what is typed into it; `_` takes a digit ([S]§5.11). */
type Mask = {
  /** '+' and the country code, which stand before the digits by themselves. */
  prefix?: string;
  /** Digits that people dial within the country instead of the prefix. */
  trunk?: string;
  /** No number of the country begins with its trunk digits: they are dropped after the prefix too. */
  trunkIsNoArea?: true;
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
  phoneBy: { prefix: '+375', trunk: '80', trunkIsNoArea: true, slots: ' (__) ___ __ __' },
  phoneInternational: { prefix: '+', slots: '____________' },
  phoneTr: { prefix: '+90', trunk: '0', trunkIsNoArea: true, slots: ' ___ ___ __ __' },
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

/** Nobody writes as much into a field with a mask; what is pasted by mistake is not read to its end. */
const longestText = 1_000;

const maskOf = (key: MaskKey): Mask => masks[key];

/** What an empty field with this mask shows. */
export function maskPlaceholder(key: MaskKey): string {
  const { prefix = '', slots, placeholder } = maskOf(key);
  return placeholder ?? prefix + slots;
}

/**
 * What the field shows of `text`, typed or pasted in any spelling; a sign appears with the digit after it, so that all
 * can be deleted.
 */
export function applyMask(key: MaskKey, text: string): string {
  const { prefix, slots, ...mask } = maskOf(key);
  const written = latinDigits(text.slice(0, longestText)).replace(/[^0-9+]/g, '');
  const digits = cleanDigits(written);
  if (prefix === undefined) return fill(slots, digits);

  const code = prefix.slice(1);
  if (!written.startsWith('+')) {
    return digits && prefix + fill(slots, nationalDigits(digits, slots, [`00${code}`, code, mask.trunk]));
  }
  if (digits.startsWith(code)) return prefix + fill(slots, withoutTrunk(digits.slice(code.length), mask));
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

const withoutTrunk = (digits: string, { trunk = '', trunkIsNoArea }: Omit<Mask, 'slots'>) =>
  trunkIsNoArea && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;

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
