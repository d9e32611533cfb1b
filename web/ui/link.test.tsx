import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FollowedLink, WrittenLink } from './link.tsx';

/** The markup of a link; the router refuses what a browser would read as another host, such as `/\\a`. */
function drawn(link: typeof WrittenLink, props: LinkProps) {
  const place = { location: '/ru/tours?ADULT=2' };
  try {
    return renderToStaticMarkup(createElement(StaticRouter, place, createElement(link, props, 'x')));
  } catch (error) {
    return (error as Error).message;
  }
}

const addresses = fc.oneof(
  fc.constantFrom('/', '', '.', '..', '/a/', '//a', '/a//b', '/a/../b', '/a?', '/a#', '/a?b#c', '/a#b?c'),
  fc.constantFrom('?a=b', '#a', 'a', 'https://a.example/b', 'mailto:a@b.example', '/\\a', '/a&b"<>', '/тур'),
  fc
    .array(fc.constantFrom('/', 'a', '.', '?', '#', '=', '&', '%20', ' ', 'ж', '\\', '"'), { maxLength: 9 })
    .map((parts) => parts.join('')),
  fc.constant({ pathname: '/a', search: '?b' }),
);

test('a link is written as the router writes it', () => {
  fc.assert(
    fc.property(
      addresses,
      fc.constantFrom({}, { target: '_blank', className: 'c', replace: true }, { discover: 'none' as const }),
      fc.constantFrom({}, { prefetch: 'intent' as const, 'aria-label': 'l' }, { preventScrollReset: true }),
      (to, some, more) => {
        const props = { to, ...some, ...more };
        // The type of both is that of what they take.
        const routers = drawn(RouterLink as typeof WrittenLink, props);
        expect(drawn(WrittenLink, props)).toBe(routers);
        expect(drawn(FollowedLink, props)).toBe(routers);
      },
    ),
    { numRuns: 2_000 },
  );
});
