import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';

const kB = 1_024;
const form = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
const post = (path: string, body: string, headers: readonly (readonly [string, string])[] = [form]) =>
  request({ method: 'POST', path, from: addressOf(1_000), headers, body });
const get = (path: string, headers: readonly (readonly [string, string])[] = []) =>
  request({ path, from: addressOf(1_001), headers });

const refused = /^(?:400|403|404|413|414|415|429|431)$/;
const chunk = `${(16 * kB).toString(16)}\r\n${'a'.repeat(16 * kB)}\r\n`;

/** More of everything than anybody has. */
export const largeRequests = (): AttackRequest[] => [
  { name: 'a header of 15 kB', bytes: get('/', [['X-Large', 'a'.repeat(15 * kB)]]) },
  {
    name: 'a header of 64 kB',
    bytes: get('/', [['X-Large', 'a'.repeat(64 * kB)]]),
    expects: refused,
    mayBeCut: true,
  },
  {
    name: 'a header of 4 MB',
    bytes: get('/', [['X-Large', 'a'.repeat(4_096 * kB)]]),
    expects: refused,
    mayBeCut: true,
  },
  {
    name: '1,500 headers',
    bytes: get(
      '/',
      Array.from({ length: 1_500 }, (_, nth) => [`X-${nth}`, ''] as const),
    ),
    mayBeCut: true,
  },
  { name: '1,000 cookies', bytes: get('/', [['Cookie', 'a=b; '.repeat(1_000)]]) },
  { name: 'a cookie of 15 kB', bytes: get('/', [['Cookie', `currency=${'%22'.repeat(5 * kB)}`]]) },
  { name: 'a query of 15 kB for a page', bytes: get(`/search/tours?${'a=1&'.repeat(3_800)}`) },
  {
    name: 'a query of 15 kB for a call',
    bytes: get(`/core/search?${'HOTELLIST=1&'.repeat(1_250)}`),
    expects: /^4/,
  },
  {
    name: 'a list of 7,000 numbers',
    bytes: get(`/core/search?HOTELLIST=${'1,'.repeat(7_000)}`),
    expects: /^4/,
  },
  { name: 'a query of 1 MB', bytes: get(`/?${'a'.repeat(kB * kB)}`), expects: refused, mayBeCut: true },
  ...['/b2c/feedback', '/theme', '/call-back', '/no-such-page'].flatMap((path) => [
    {
      name: `a body of 65 kB for ${path}`,
      bytes: post(path, `comment=${'a'.repeat(65 * kB)}`),
      expects: refused,
      mayBeCut: true,
    },
    {
      name: `a body of 8 MB for ${path}`,
      bytes: post(path, 'a'.repeat(8 * kB * kB)),
      expects: refused,
      mayBeCut: true,
    },
    { name: `10,000 fields for ${path}`, bytes: post(path, 'a=1&'.repeat(10_000)), mayBeCut: true },
    {
      name: `a body in chunks without an end for ${path}`,
      bytes: `${post(path, '', [form, ['Transfer-Encoding', 'chunked'], ['Content-Length', '']]).replace('Content-Length: \r\n', '')}${chunk.repeat(200)}`,
      expects: refused,
      mayBeCut: true,
    },
  ]),
  {
    name: 'a form of 2,000 parts',
    bytes: post('/call-back', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1_000), [
      ['Content-Type', 'multipart/form-data; boundary=x'],
    ]),
    mayBeCut: true,
  },
  {
    name: 'a length and chunks at once',
    bytes: post('/theme', '0\r\n\r\n', [form, ['Transfer-Encoding', 'chunked']]),
    expects: refused,
    mayBeCut: true,
  },
  { name: 'a length that is no number', bytes: get('/', [['Content-Length', '-1']]), expects: refused },
];
