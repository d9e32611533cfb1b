import { cleanDigits } from '#lib/validation/cleaners.ts';
import { latinDigits } from '#lib/validation/latin-digits.ts';

/** What a field shows of a text. */
type ApplyMask = (text: string) => string;

type Edited = { text: string; caret: number };

/**
 * What a masked field shows after an edit, and where its caret stands then: behind the digit it stood behind. Signs of
 * the mask cannot be deleted, so deleting forwards goes on in front of the next digit.
 */
export function maskEdit(applyMask: ApplyMask, { text, caret }: Edited, isForward = false): Edited {
  const shown = applyMask(text);
  if (shown === text && isLeftAlone(applyMask, text)) return { text, caret };
  if (caret >= text.length) return { text: shown, caret: shown.length };
  const before = countDigits(applyMask(text.slice(0, caret)));
  const behind = placeBehind(shown, before);
  return { text: shown, caret: isForward ? skipSigns(shown, behind) : behind };
}

/** A mask takes away a space after what it lays out. */
const isLeftAlone = (applyMask: ApplyMask, text: string) => applyMask(`${text} `) === `${text} `;

const countDigits = (text: string) => cleanDigits(latinDigits(text)).length;

/** Where the first `count` digits of the text end. */
function placeBehind(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place++) if (isDigit(text[place])) left--;
  return place;
}

function skipSigns(text: string, place: number): number {
  let next = place;
  while (next < text.length && !isDigit(text[next])) next++;
  return next;
}

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/** Masks what has just been typed or pasted into `input`, the caret with it. */
export function maskInput(input: HTMLInputElement, applyMask: ApplyMask, isForward: boolean): void {
  const edited = maskEdit(
    applyMask,
    { text: input.value, caret: input.selectionStart ?? input.value.length },
    isForward,
  );
  if (edited.text === input.value) return;
  input.value = edited.text;
  if (document.activeElement === input) input.setSelectionRange(edited.caret, edited.caret);
}
