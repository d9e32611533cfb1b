import { expect, test } from 'vitest';
import { starPlace } from './star-title.ts';

test.each(['5*', '4*+', '3', '5**/HV-1'])('%s stands beside the name [W-5-34]', (star) => {
  expect(starPlace(star, 'Marenza Palms Resort')).toBe('title');
});

test('a category that the name already has is not written twice [W-5-34]', () => {
  expect(starPlace('5*', 'Grand Azure 5*')).toBe('facts');
});

test.each(['Boutique', 'HV-1', 'Guest house'])(
  '%s has no digit first and is a fact in words [W-5-35]',
  (star) => {
    expect(starPlace(star, 'Marenza Palms Resort')).toBe('facts');
  },
);

test.each(['- ', 'zero', '0', '-', ' ', 'empty', 'null', 'None', 'NaN'])(
  '%j is no category at all',
  (star) => {
    expect(starPlace(star, 'Marenza Palms Resort')).toBe('none');
  },
);
