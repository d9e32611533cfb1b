import { add, type Broken, swap } from './break-file.ts';

/** Redirects that lead nowhere, or in a ring. */
export const pages: Broken[] = [
  [
    'a redirect to somebody else’s site',
    swap('redirect', ',/tours,', ',//elsewhere.example,'),
    'redirect.csv:2 column to_path: not a path of the site like /new/page, without a slash at its end ("//elsewhere.example")',
  ],
  [
    'a redirect of a page that was withdrawn',
    swap('redirect', '/tours,301', '/tours,410'),
    'redirect.csv:2 column to_path: must be empty where status is 410 ("/tours")',
  ],
  [
    'a redirect to nowhere',
    swap('redirect', '/old/rail,,410', '/old/rail,,308'),
    'redirect.csv:4 column to_path: is needed where status is not 410',
  ],
  [
    'a redirect that comes back by another',
    add('redirect', '4,/old/snow,/old/frost?page=2,301,', '5,/old/frost,/old/winter,301,'),
    'redirect.csv:3 column to_path: leads back to /old/winter, by /old/snow, /old/frost ("/old/snow")',
    'redirect.csv:5 column to_path: leads back to /old/snow, by /old/frost, /old/winter ("/old/frost?page=2")',
    'redirect.csv:6 column to_path: leads back to /old/frost, by /old/winter, /old/snow ("/old/winter")',
  ],
  [
    'a redirect from a page that is there',
    add('redirect', '4,/hotels/turkey/marenza,/hotels,301,'),
    'redirect.csv:5 column from_path: hotel 1 answers at this address ("/hotels/turkey/marenza")',
  ],
  [
    'a redirect from a page of the program',
    add('redirect', '4,/search/tours?old=1,/hotels,301,'),
    'redirect.csv:5 column from_path: a page of the program answers at this address ("/search/tours?old=1")',
  ],
];
