import { cleanDigits } from './cleaners.ts';
import { latinDigits } from './latin-digits.ts';
import { phoneDigits } from './parse-phone.ts';

/** How a field shows what is typed into it; `_` takes a digit ([S]§5.11). */
type Mask = {
  /** '+' and the country code, which stand before the digits by themselves. */
  prefix?: string;
  /** Digits that people dial within the country instead of the prefix. */
  trunk?: string;
  /** No number begins with the trunk digits: they are dropped after the prefix too. */
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
  phoneInternational: { prefix: '+', trunk: '0', trunkIsNoArea: true, slots: '____________' },
  phoneTr: { prefix: '+90', trunk: '0', trunkIsNoArea: true, slots: ' ___ ___ __ __' },
  date: { slots: '__.__.____', placeholder: 'ДД.ММ.ГГГГ' },
  foreignPassportSeries: { slots: '__' },
  foreignPassportNumber: { slots: '_______' },
  passportSeries: { slots: '__ __' },
  passportNumber: { slots: '______' },
  passportIssuerCode: { slots: '___-___' },
} satisfies Record<string, Mask>;

export type MaskKey = keyof typeof masks;

/** @internal Tests go through every mask. */
export const maskKeys = Object.keys(masks) as MaskKey[]; // a literal's own keys

const maskOf = (key: MaskKey): Mask => masks[key];

/** The country code that stands before what is typed; empty for a mask of no country. */
export const maskCode = (key: MaskKey): string => cleanDigits(maskOf(key).prefix ?? '');

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
  const mask = maskOf(key);
  const { prefix, slots } = mask;
  const written = latinDigits(text).replace(/[^0-9+]/g, '');
  const digits = cleanDigits(written);
  if (prefix === undefined) return fill(slots, digits);

  const code = prefix.slice(1);
  if (!written.startsWith('+')) {
    if (startsOf(mask, code).some((start) => isHalfTyped(digits, start))) return digits;
    return prefix + fill(slots, nationalDigits(digits, mask, code));
  }
  if (digits.startsWith(code)) return prefix + fill(slots, withoutTrunk(digits.slice(code.length), mask));
  // The code half typed, or a number of another country: it may be refused, but not turned into another number.
  return `+${digits.slice(0, phoneDigits.most)}`;
}

/** What people write before the digits of the country, if it is not '+' and its code. */
const startsOf = ({ trunk = '' }: Mask, code: string) => [`00${code}`, code, trunk];

/** Nothing typed yet is half of everything. */
const isHalfTyped = (digits: string, start: string) => start !== digits && start.startsWith(digits);

/** Digits without '+': a whole national number as it is, anything else without the code or trunk digit before it. */
function nationalDigits(digits: string, mask: Mask, code: string): string {
  const [abroad = '', ...others] = startsOf(mask, code);
  const isWhole = digits.length === countSlots(mask.slots);
  const starts = isWhole ? [abroad] : [abroad, ...others];
  const start = starts.find((one) => digits.startsWith(one)) ?? '';
  return withoutTrunk(digits.slice(start.length), mask);
}

function withoutTrunk(digits: string, mask: Mask): string {
  const { trunk = '', trunkIsNoArea } = mask;
  return trunkIsNoArea && digits.startsWith(trunk) ? withoutTrunk(digits.slice(trunk.length), mask) : digits;
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
