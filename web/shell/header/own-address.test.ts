import { expect, test } from 'vitest';
import { withoutOrigin } from './own-address.ts';

const origin = 'http://ru.localhost:3000';

test.each([
  ['/en/actions/', '/en/actions/'],
  ['#contacts', '#contacts'],
  [origin, '/'],
  [`${origin}/search/lato?A=1`, '/search/lato?A=1'],
])('%s is %s of the site', (href, own) => {
  expect(withoutOrigin(href, origin)).toBe(own);
});

test.each(['//elsewhere.example/', `${origin}1/`, 'http://agent.ru.localhost:3000/', 'tel:+44'])(
  '%s is elsewhere',
  (href) => {
    expect(withoutOrigin(href, origin)).toBeUndefined();
  },
);
