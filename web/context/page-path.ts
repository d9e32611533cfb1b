import type { Register } from 'react-router';

/** What `routes.ts` has, as the router's own types say it: `/:locale?/tours/:country/:hotel`. */
type Route = keyof Register['pages'];

/** The address of a page without its language, as `routes.ts` writes it: `/tours/:country/:hotel`. */
export type PagePattern = Route extends infer R
  ? R extends '/:locale?'
    ? '/'
    : R extends `/:locale?${infer Rest}`
      ? Rest
      : never
  : never;

/** A pattern with something in the place of its parameters: `/tours/${string}/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/:${infer Name}/${infer After}`
  ? `${Before}${Slot<Name>}${Filled<`/${After}`>}`
  : Pattern extends `${infer Before}/:${infer Name}`
    ? `${Before}${Slot<Name>}`
    : Pattern extends `${infer Before}/*`
      ? Before | `${Before}/${string}`
      : Pattern;

type Slot<Name extends string> = Name extends `${string}?` ? '' | `/${string}` : `/${string}`;

type Plain = Filled<PagePattern>;

/**
 * The path of a page that there is, in no language yet, be it with a question or a place in it: what is no route does not
 * compile. What editors write is no such path; `useLocalLink` takes it.
 */
export type PagePath = Plain | `${Plain}${'/' | ''}${'?' | '#'}${string}` | `${Plain}/`;
