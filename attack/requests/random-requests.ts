import type { Random } from '#price-search/random-catalogue.ts';
import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';
import { evilHost } from '../send/judge.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import { hostileTexts, oddlyWritten, oddPaths } from './hostile.ts';

type Pick = <Item>(items: readonly Item[]) => Item;

/** An endless row of requests that are right in most parts and hostile in some; the same for the same seed. */
export function* randomRequests(random: Random, known: Knowledge): Generator<AttackRequest, never> {
  const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
  const chance = (share: number) => random() < share;
  for (let nth = 0; ; nth++) {
    const from = addressOf(Math.floor(random() * 20_000));
    const method = chance(0.8) ? 'GET' : pick(methods);
    const headers = chance(0.3) ? [pick(oddHeaders(pick))] : [];
    const isForm = method !== 'GET' && method !== 'HEAD';
    const sent = isForm ? [...headers, ['Content-Type', pick(contentTypes)] as const] : headers;
    const path = pathOf(known, pick, chance);
    const body = isForm ? pick(bodies) : undefined;
    const bytes = request({ method, path: wirePath(path), from, headers: sent, body });
    yield { name: `random ${nth}: ${method} ${path.slice(0, 200)}`, bytes, mayBeCut: true };
  }
}

type Chance = (share: number) => boolean;

function pathOf(known: Knowledge, pick: Pick, chance: Chance): string {
  if (chance(0.05)) return pick([...oddPaths, ...oddlyWritten]);
  if (chance(0.5)) return callPath(known, pick, chance);
  if (chance(0.15)) return pictureAt(pick(known.pictures) ?? '/img', pick, chance);
  if (chance(0.1)) return pick(known.assets) ?? '/assets/a.js';
  const page = pick([...ownPaths, pick(known.pages)]);
  const crippled = chance(0.3) ? `${page}/${encodeURIComponent(safe(pick(hostileTexts)))}` : page;
  const shaped = chance(0.15) ? `${crippled}.data` : crippled;
  return chance(0.5) ? `${shaped}?${query(pageParameters, pick, chance)}` : shaped;
}

function callPath({ calls, trip }: Knowledge, pick: Pick, chance: Chance): string {
  const { path, parameters } = pick(calls);
  const usual: Record<string, string> = {
    townFrom: String(trip.townFrom),
    TOWNFROM: String(trip.townFrom),
    state: String(trip.state),
    STATEINC: String(trip.state),
    stateInc: String(trip.state),
    ...tripDays(),
  };
  const given = parameters.filter((name) => (name in usual ? chance(0.9) : chance(0.15)));
  const pairs = given.map((name) => {
    const value = chance(0.3) || !(name in usual) ? pick(hostileTexts) : usual[name]!;
    return `${name}=${encodeURIComponent(safe(value))}`;
  });
  return `${path}?${pairs.join('&')}`;
}

/** A fortnight from next month on, in every name that calls have for it. */
export function tripDays(days = 14): Record<string, string> {
  const day = (inDays: number) =>
    new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const [first, last] = [day(30), day(30 + days)];
  return {
    CHECKIN_BEG: first,
    CHECKIN_END: last,
    checkInBeg: first,
    checkInEnd: last,
    from: first,
    to: last,
    NIGHTMIN: '7',
    NIGHTMAX: '10',
    ADULT: '2',
  };
}

function pictureAt(picture: string, pick: Pick, chance: Chance): string {
  if (chance(0.5)) return picture;
  if (chance(0.5))
    return picture.replace(/width=\d+/, `width=${pick(['0', '-1', '1', '99999', '1e9', 'a'])}`);
  return `/img?url=${encodeURIComponent(safe(pick(hostileTexts)))}&width=400`;
}

const query = (names: readonly string[], pick: Pick, chance: Chance) =>
  names
    .filter(() => chance(0.3))
    .map((name) => `${name}=${encodeURIComponent(safe(pick(hostileTexts)))}`)
    .join('&');

/** Half a surrogate has no code of its own in UTF-8. */
const safe = (text: string) => text.toWellFormed();

/** A request line ends at a space or a line break. */
const wirePath = (path: string) => path.replace(/[\s\0]/g, (one) => encodeURIComponent(one));

const ownPaths = [
  '/',
  '/ru',
  '/search/tours',
  '/search/hotels',
  '/search/hot-tours',
  '/contacts/sales-offices',
  '/compare',
  '/favorites',
  '/geo',
  '/lookup/calendar',
  '/lookup/suggestion',
  '/lookup/nights',
  '/lookup/rates',
  '/lookup/offer-receipt',
  '/call-back',
  '/theme',
  '/currency',
  '/banners',
  '/docs',
  '/robots.txt',
  '/info/about',
  '/auth',
  '/analytics/exclude',
  '/dev/outbox',
  '/metrics',
];
const pageParameters = [
  'TOWNFROM',
  'STATEINC',
  'CHECKIN_BEG',
  'NIGHTMIN',
  'ADULT',
  'CHILD',
  'AGES',
  'page',
  'MODAL',
  'from',
  'q',
  'claim',
  'CURRENCY',
  'lang',
  'xapi',
  'mockVariant',
  'utm_source',
];
const methods = ['POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
export const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-7',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'application/json',
  'text/plain',
  'text/x-unknown',
  'application/octet-stream',
  '',
  '/',
];
export const bodies = [
  '',
  'a',
  'a=1&b=%',
  'theme=dark&from=%2F%09%2Fevil.example',
  'currency=EUR&from=%2F%5Cevil.example',
  '{',
  '--x',
  '--x\r\nContent-Disposition: form-data; name="theme"\r\n\r\ndark',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\nContent-Type: image/png\r\n\r\n\0\0\0',
  '\0'.repeat(500),
  `comment=${'a'.repeat(20_000)}`,
];

const oddHeaders = (pick: Pick): (readonly [string, string])[] => [
  ['Cookie', encodeURIComponent(safe(pick(hostileTexts)))],
  ['Cookie', `locale=${encodeURIComponent(safe(pick(hostileTexts)))}; theme=x; currency=%; city={`],
  ['Accept-Language', 'a'.repeat(2_000)],
  ['Accept', '*/*;q='.repeat(200)],
  ['Accept-Encoding', 'gzip, br, zstd, deflate'],
  ['Range', 'bytes=0-1,1-2,2-3,999999999999999-'],
  ['If-None-Match', '"'.repeat(3_000)],
  ['If-Modified-Since', 'x'],
  ['Origin', `https://${evilHost}`],
  ['Referer', `https://${evilHost}/%`],
  ['Authorization', `Bearer ${'a'.repeat(3_000)}`],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Host', evilHost],
  ['X-Request-Id', 'a b\tc'],
  ['Expect', '200-maybe'],
  ['X-HTTP-Method-Override', 'DELETE'],
];
