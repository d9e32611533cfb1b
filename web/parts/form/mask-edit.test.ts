import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone } from '#lib/validation/market-phone.ts';
import { applyMask, maskKeys } from '#lib/validation/masks.ts';
import { markets } from '#sites/markets.ts';
import { maskEdit } from './mask-edit.ts';

/** `+7 (9|21)`: the bar is the caret. */
const masks = {
  ru: (text: string) => maskPhone(markets.ru.phone, text),
  kg: (text: string) => maskPhone(markets.kg.phone, text),
};

function edit(market: keyof typeof masks, typed: string, isForward = false) {
  const { text, caret } = maskEdit(
    masks[market],
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
  ['a digit too many in the middle', '+7 (9215|) 000 11 22', '+7 (9215|) 000 11 22'],
  ['a digit deleted in the middle', '+7 (92|) 000 11 22', '+7 (92|0) 001 12 2'],
  ['a sign deleted', '+7 (921)| 000 11 22', '+7 (921|) 000 11 22'],
  ['a letter in the middle', '+7 (921x|) 000', '+7 (921x|) 000'],
  ['at the very front', '|+7 (921', '|+7 (921'],
])('[S-5.1-05] the caret stays where it was: %s', ([, typed, shown]) => {
  expect(edit('ru', typed)).toBe(shown);
});

test('[S-5.1-05] what the mask of another country cannot show stays as it was typed, the caret too', () => {
  for (const typed of ['05|', '0555| 12 34 56', '996555123456|', '0555 12 34 56 x|', '|8 921'])
    expect(edit('kg', typed)).toBe(typed);
  expect(edit('kg', '+79|210001122')).toBe('+7 (9|21) 000 11 22');
});

test('[S-5.1-05] deleting forwards goes over the signs of the mask', () => {
  expect(edit('ru', '+7 (921| 000 11 22', true)).toBe('+7 (921) |000 11 22');
});

test('[S-5.1-05] after any edit the caret stands within what is shown, at the end if it stood there', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-x９') });
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...Object.values(masks),
        ...maskKeys.map((key) => (text: string) => applyMask(key, text)),
      ),
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
