import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';
import { evilHost } from '../send/judge.ts';

const badHosts = [
  'xn--',
  'xn--a',
  'xn--\u00ff',
  'evil.localhost',
  '[::1',
  '[',
  ']',
  ':',
  ':99999',
  'localhost:99999',
  'localhost:a',
  '.',
  '..',
  'a..b',
  '%00',
  'localhost%00',
  'user@localhost',
  'localhost/evil',
  'localhost?x',
  'localhost#x',
  '-',
  '_',
  `${'a'.repeat(64)}.localhost`,
  `${'a.'.repeat(2_000)}localhost`,
  '',
  ' ',
];
const pages = [
  '/',
  '/ru',
  '/sitemap.xml',
  '/robots.txt',
  '/search/tours',
  '/core/search/TownFroms',
  '/assets/',
  '/docs',
];

/** Names that are none of ours: said so, and never written into an answer that others may get from a cache. */
export const hostRequests = (): AttackRequest[] => [
  ...badHosts.flatMap((host, nth) =>
    pages.slice(0, 4).map((path) => ({
      name: `Host: ${host.slice(0, 40)} for ${path}`,
      bytes: request({ path, host, from: addressOf(nth) }),
      expects: /^(?:400|421|431)$/,
    })),
  ),
  ...pages.map((path) => ({
    name: `Host: ${evilHost} for ${path}`,
    bytes: request({ path, host: evilHost, from: addressOf(900) }),
    expects: /^421$/,
    forbids: evilHost,
  })),
  ...pages.slice(0, 4).flatMap((path) =>
    forwarding.map(([name, value]) => ({
      name: `${name} for ${path}`,
      bytes: request({ path, from: addressOf(901), headers: [[name, value]] }),
      expects: /^[234]/,
      forbids: evilHost,
    })),
  ),
  { name: 'no Host', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', expects: /^400$/ },
  { name: 'no Host, HTTP/1.0', bytes: 'GET / HTTP/1.0\r\n\r\n', expects: /^(?:400|421)$/, mayBeCut: true },
  {
    name: 'two Hosts',
    bytes: `GET / HTTP/1.1\r\nHost: localhost\r\nHost: ${evilHost}\r\nConnection: close\r\n\r\n`,
    forbids: evilHost,
  },
  {
    name: 'an absolute address of another host',
    bytes: request({ path: `http://${evilHost}/sitemap.xml`, from: addressOf(902) }),
    forbids: evilHost,
  },
];

const forwarding: readonly (readonly [string, string])[] = [
  ['X-Forwarded-Host', evilHost],
  ['Forwarded', `host=${evilHost};proto=https`],
  ['X-Original-URL', `//${evilHost}/`],
  ['X-Forwarded-Port', evilHost],
];
