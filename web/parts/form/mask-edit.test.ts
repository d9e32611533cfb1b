import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskKeys } from '#lib/validation/masks.ts';
import { maskEdit } from './mask-edit.ts';

/** `+7 (9|21)`: the bar is the caret. */
function edit(mask: Parameters<typeof maskEdit>[0], typed: string, isForward = false) {
  const { text, caret } = maskEdit(
    mask,
    { text: typed.replace('|', ''), caret: typed.indexOf('|') },
    isForward,
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.for<[title: string, typed: string, shown: string]>([
  ['the first digit', '9|', '+7 (9|'],
  ['the digit dialled within the country', '8|', '+7|'],
  ['a number pasted', '8 921 000-11-22|', '+7 (921) 000 11 22|'],
  ['a digit in the middle', '+7 (9215|) 000 11 2', '+7 (921) 5|00 01 12'],
  ['a digit too many in the middle', '+7 (9215|) 000 11 22', '+7 (921) 5|00 01 12'],
  ['a digit deleted in the middle', '+7 (92|) 000 11 22', '+7 (92|0) 001 12 2'],
  ['a sign deleted', '+7 (921)| 000 11 22', '+7 (921|) 000 11 22'],
  ['a letter in the middle', '+7 (921x|) 000', '+7 (921|) 000'],
  ['at the very front', '|+7 (921', '|+7 (921'],
])('[S-5.1-05] the caret stays where it was: %s', ([, typed, shown]) => {
  expect(edit('phoneRu', typed)).toBe(shown);
});

test('[S-5.1-05] deleting forwards goes over the signs of the mask', () => {
  expect(edit('phoneRu', '+7 (921| 000 11 22', true)).toBe('+7 (921) |000 11 22');
});

test('[S-5.1-05] after any edit the caret stands within what is shown, at the end if it stood there', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-x９') });
  fc.assert(
    fc.property(
      fc.constantFrom(...maskKeys),
      typed,
      fc.nat(40),
      fc.boolean(),
      (mask, text, at, isForward) => {
        const caret = Math.min(at, text.length);
        const edited = maskEdit(mask, { text, caret }, isForward);
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
        if (caret === text.length) expect(edited.caret).toBe(edited.text.length);
        expect(maskEdit(mask, edited).text).toBe(edited.text);
      },
    ),
  );
});
