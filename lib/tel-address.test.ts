import { expect, test } from 'vitest';
import { telAddress } from './tel-address.ts';

test.each([
  ['+7 (495) 000-00-11', 'tel:+74950000011'],
  ['8 800 700 01 40', 'tel:88007000140'],
  ['+44 20 7946 0140 ext. 5', 'tel:+4420794601405'],
])('%s is dialled as %s [S-2.16-37]', (phone, link) => {
  expect(telAddress(phone)).toBe(link);
});
