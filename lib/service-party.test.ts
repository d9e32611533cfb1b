import { expect, test } from 'vitest';
import { servicePartyLimits } from './service-party.ts';

test.each([
  [69, 200, 4, '[W-5-06]'],
  [56, 1, 0, '[W-5-07]'],
  [12, 8, 3, '[W-5-08]'],
])('services of kind %i take up to %i adults and %i children %s', (typeId, adults, children) => {
  expect(servicePartyLimits(typeId)).toEqual({ adults, children });
});
