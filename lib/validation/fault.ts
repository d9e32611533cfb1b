/** What a form field holds: a line of text, a tick, or the chosen answers of a block. */
export type FieldValue = string | boolean | readonly string[] | null | undefined;

/** What is wrong with a value. */
export type Fault = {
  /** Key of its message: one of [S]§8 below `validations.`, or the form's own; never a sentence. */
  key: string;
  /** What the message says beside its words: a bound, the lengths that are allowed, a wait, or the most there may be. */
  params: { value?: number; lengths?: readonly number[]; minutes?: string; most?: number };
  /** The message itself, where somebody has written one for this very field. */
  text?: string;
};

/** Judges a value; undefined says that nothing is wrong. */
export type Validator = (value: FieldValue) => Fault | undefined;

export const fault = (name: string, params: Fault['params'] = {}): Fault => ({
  key: `validations.${name}`,
  params,
});

/** Whether nothing was entered; spaces are something, which only the required family overlooks. */
export const isEmpty = (value: FieldValue): boolean => textOf(value) === '';

/** The value as text: of a tick `true`, of a list its parts. */
export const textOf = (value: FieldValue): string => String(value || '');

/** A rule of texts that an empty value passes, as every value does that nobody has to enter. */
export function textRule(name: string, holds: (text: string) => boolean): () => Validator {
  const validate: Validator = (value) => (isEmpty(value) || holds(textOf(value)) ? undefined : fault(name));
  return () => validate;
}

/** A rule of texts that also refuses an empty value, in its own words. */
export function demandingRule(name: string, holds: (text: string) => boolean): () => Validator {
  const validate: Validator = (value) =>
    textOf(value).trim() !== '' && holds(textOf(value)) ? undefined : fault(name);
  return () => validate;
}

/**
 * Whether the text has the form; the pattern may not say the same thing in two ways. A letter that is kept apart from
 * its accent, as some keyboards and files do, is that letter.
 */
export const hasForm =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(isHeaped(text) ? text : text.normalize('NFC'));

/** No language heaps as many accents on a letter; to put any number into their order takes the square of it. */
const isHeaped = (text: string) => /\p{M}{5}/u.test(text);
