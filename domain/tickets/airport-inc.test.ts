import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airportCode, airportInc } from './airport-inc.ts';

test('an airport has one number, and the number leads back to it', () => {
  expect(airportInc('AYT')).toBe(14_213);
  const code = fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(fc.property(code, (iata) => airportCode(airportInc(iata)) === iata));
});
