import { fault, textOf, type Validator } from './fault.ts';

/**
 * Values of one field are far shorter. The pattern is the operator's own and may be written so that its work grows
 * with the square of the text: it never sees more than this.
 */
const longestValue = 1_000;

/** Reads a pattern written `/body/flags`; undefined where it is not one. */
export function readPattern(pattern: string): RegExp | undefined {
  const end = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/') || end < 2) return undefined;
  // These two make a pattern remember where it stopped, and the next value would be judged from there.
  const flags = pattern.slice(end + 1).replace(/[gy]/g, '');
  try {
    return new RegExp(pattern.slice(1, end), flags);
  } catch {
    return undefined;
  }
}

/**
 * The value has the form of `pattern`, judged without the spaces around it where `trim` says so; `text` is what
 * the operator has to say otherwise. Throws where the pattern cannot be read: ask `readPattern` where it comes in.
 */
export function getValidateByPattern(
  pattern: string,
  { trim = false, text }: { trim?: boolean; text?: string | undefined } = {},
): Validator {
  const form = readPattern(pattern);
  if (!form) throw new Error(`Not a pattern: ${pattern}`);
  const wrong = { ...fault('getValidateByPattern'), ...(text && { text }) };
  return (value) => {
    const judged = trim ? textOf(value).trim() : textOf(value);
    return judged === '' || (judged.length <= longestValue && form.test(judged)) ? undefined : wrong;
  };
}
