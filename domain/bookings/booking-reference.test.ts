import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newReference, readReference } from './booking-reference.ts';

const characters = '2345679CDFGHJKMNPQRTVWX';

test('a reference is read as it was made, however it is typed', () => {
  for (let nth = 0; nth < 1_000; nth++) {
    const reference = newReference();
    expect(reference).toMatch(/^[2345679CDFGHJKMNPQRTVWX]{8}$/);
    expect(readReference(` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)} `)).toBe(reference);
  }
});

test('one wrong character, and any two that changed places, are found', () => {
  const place = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(place, place, fc.constantFrom(...characters), (one, other, character) => {
      const reference = newReference();
      const wrong = [...reference];
      if (wrong[one] !== character) {
        wrong[one] = character;
        expect(readReference(wrong.join(''))).toBeUndefined();
      }
      const swapped = [...reference];
      [swapped[one], swapped[other]] = [swapped[other]!, swapped[one]!];
      expect(readReference(swapped.join(''))).toBe(swapped.join('') === reference ? reference : undefined);
    }),
  );
});
