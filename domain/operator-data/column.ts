import type { Localised } from '#lib/localised.ts';
import type { PlainDate } from '#lib/plain-date.ts';

type Everywhere = {
  /** What an empty cell or an absent column stands for; without it a value must be given. */
  default?: string | number | boolean | null;
  /** What the column means, for docs/import.md. */
  note?: string;
};

export type WholeNumber = Everywhere & {
  kind: 'whole';
  min: number;
  max: number;
  references?: string;
  /** Above this the number must be a multiple of 100. */
  wholeUnitsAbove?: number;
};
export type NumberChoice = Everywhere & { kind: 'number-choice'; values: readonly number[] };
export type Text = Everywhere & {
  kind: 'text';
  maxLength: number;
  /** The whole value must match; `reads` says so in words. */
  pattern?: { test: RegExp; reads: string };
  references?: string;
  /** `rate`: exchange_rate must hold this currency. `zone`: an IANA time zone. */
  must?: 'rate' | 'zone';
  /** It names a picture of the operator, which is rendered because it stands here. */
  isMedia?: boolean;
};
export type TextChoice = Everywhere & { kind: 'text-choice'; values: readonly string[] };
export type LocalisedText = Everywhere & {
  kind: 'localised';
  maxLength: number;
  /** What it holds is HTML, without anything that could harm a reader. */
  isHtml?: boolean;
};
export type Flag = Everywhere & { kind: 'flag' };
export type Day = Everywhere & { kind: 'day' };
export type LocalMinute = Everywhere & { kind: 'minute' };
export type Degrees = Everywhere & { kind: 'degrees'; max: number };
export type Decimal = Everywhere & { kind: 'decimal'; scale: number; digits: number };

/** One column of a table of the import format. */
export type Column =
  | WholeNumber
  | NumberChoice
  | Text
  | TextChoice
  | LocalisedText
  | Flag
  | Day
  | LocalMinute
  | Degrees
  | Decimal;

/** What a program writes into a column; dates are `YYYY-MM-DD`, minutes `YYYY-MM-DD HH:MM`, decimals text. */
export type CellOf<C extends Column> = C extends { values: readonly (infer Value)[] }
  ? Value
  : C extends { kind: 'whole' | 'degrees' }
    ? number
    : C extends { kind: 'flag' }
      ? boolean
      : C extends { kind: 'localised' }
        ? Localised
        : C extends { kind: 'day' }
          ? PlainDate
          : string;

const largest = 2_147_483_647;

export const whole = <const Options extends Partial<WholeNumber>>(options: Options) => ({
  kind: 'whole' as const,
  min: 0,
  max: largest,
  ...options,
});

/** The operator's own number of a thing. */
export const id = (note = 'the operator’s own number') => whole({ min: 1, note });

/** The number of a hotel: negative where a partner's system sells it ([W]§3.5). */
export const hotelId = () =>
  whole({ min: -largest, note: 'the operator’s own number; a partner’s is negative' });

/**
 * A price that is added up night by night, in 32 bits: above 1.4 million units it is summed without its last two
 * digits, so they must be zero. The schema checks the same.
 */
export const summed = <const Price extends WholeNumber>(price: Price) => ({
  ...price,
  wholeUnitsAbove: 140_000_000,
});

/** The number of a row of another table. */
export const refers = <const Table extends string>(references: Table, note?: string) =>
  whole({ min: references === 'hotel' ? -largest : 1, references, ...(note && { note }) });

export const position = whole({ note: 'order in lists, from 0' });
export const amount = (note: string) => whole({ note: `${note}, in minor units (cents)` });
export const share = (note: string) => whole({ max: 100_000, note: `${note}; 10000 = 100 %` });

export const numberChoice = <const Values extends readonly number[]>(values: Values, note: string) => ({
  kind: 'number-choice' as const,
  values,
  note,
});

export const text = <const Options extends Partial<Text>>(options: Options) => ({
  kind: 'text' as const,
  maxLength: 500,
  ...options,
});

const written = (test: RegExp, reads: string) => ({ test, reads });
export const slug = text({
  maxLength: 120,
  pattern: written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small Latin letters, digits and single hyphens'),
  note: 'name in addresses',
});
export const letters = (count: number, note: string) =>
  text({ maxLength: count, pattern: written(RegExp(`^[A-Z]{${count}}$`), `${count} capital letters`), note });
export const carrierCode = (note: string) =>
  text({ maxLength: 2, pattern: written(/^[A-Z0-9]{2}$/, 'two capital letters or digits'), note });
export const word = (note: string) =>
  text({ maxLength: 60, pattern: written(/^[A-Za-z0-9_+-]+$/, 'Latin letters, digits, _ + and -'), note });
export const market = text({
  maxLength: 3,
  pattern: written(/^[a-z]{2,3}$/, 'two or three small letters'),
  note: 'com, ru, pl …',
});
export const zone = text({ maxLength: 60, must: 'zone', note: 'IANA time zone: Europe/Warsaw' });
export const currency = text({ ...letters(3, 'ISO 4217; needs an exchange_rate, except EUR'), must: 'rate' });
export const link = (note: string) =>
  text({ pattern: written(/^(https?:\/\/|\/)\S+$/, 'an address like https://… or /…'), note });
export const mediaPath = text({
  note: 'own media path',
  pattern: written(/^\S+$/, 'no spaces'),
  isMedia: true,
});
export const mediaPathOrIcon = text({
  note: 'own media path, or an icon of the design system',
  isMedia: true,
});

export const textChoice = <const Values extends readonly string[]>(values: Values, note: string) => ({
  kind: 'text-choice' as const,
  values,
  note,
});

export const localised = (maxLength: number, note?: string) => ({
  kind: 'localised' as const,
  maxLength,
  ...(note && { note }),
});

/** HTML in every language of a site. */
export const html = (maxLength: number, note = 'HTML') => ({ ...localised(maxLength, note), isHtml: true });

export const flag = (note: string) => ({ kind: 'flag' as const, note });
export const day = (note: string) => ({ kind: 'day' as const, note });
export const minute = (note: string) => ({ kind: 'minute' as const, note });
export const latitude = { kind: 'degrees', max: 90, note: 'north is positive' } as const;
export const longitude = { kind: 'degrees', max: 180, note: 'east is positive' } as const;
export const decimal = (digits: number, scale: number, note: string) => ({
  kind: 'decimal' as const,
  digits,
  scale,
  note,
});

/** A column that may be left out or empty; then it holds `otherwise`, or nothing. */
export function optional<const C extends Column>(column: C): C & { default: null };
export function optional<const C extends Column, const Otherwise extends string | number | boolean>(
  column: C,
  otherwise: Otherwise,
): C & { default: Otherwise };
export function optional(column: Column, otherwise: Column['default'] = null) {
  return { ...column, default: otherwise };
}
