import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';
import { evilHost } from '../send/judge.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import { oddlyWritten, oddPaths } from './hostile.ts';
import { bodies, contentTypes, tripDays } from './random-requests.ts';

/** What once brought the server down or made it answer wrongly, and its like: each has one right answer. */
export const directedRequests = (known: Knowledge): AttackRequest[] => [
  ...oddPaths.map((path) => ({
    name: `odd path ${path.slice(0, 40)}`,
    bytes: get(path),
    expects: path.includes('hotel=') ? /^400$/ : /^(?:3..|400|404|414|431)$/,
  })),
  ...oddlyWritten.map((path) => ({ name: `oddly written ${path}`, bytes: get(path), expects: /^[2-4]/ })),
  ...forms.flatMap(unreadableBodies),
  ...ways.map((from) => wayBack('/theme', `theme=dark&from=${from}`)),
  ...ways.map((from) => wayBack('/currency', `currency=EUR&from=${from}`)),
  ...ways.map((from) => wayBack('/banners', `close=1&from=${from}`)),
  ...calls(known),
  ...strangePictures(known),
  ...['/dev/outbox', '/metrics'].map((path) => ({
    name: `${path} from anywhere`,
    bytes: get(path),
    expects: /^(?:401|403|404)$/,
  })),
];

/** Questions that a few of would keep every thread busy; each may be answered, or refused at once as one too many. */
export function heavyRequests({ trip: { townFrom, state } }: Knowledge): AttackRequest[] {
  const party = 'ADULT=12&CHILD=4&AGES=2,5,9,14&NIGHTMIN=1&NIGHTMAX=30';
  const year = tripDays(360);
  const window = tripDays(58);
  const paths = [
    `/core/search/Calendar?townFrom=${townFrom}&state=${state}&from=${year.from}&to=${year.to}&${party}`,
    `/core/search?SEARCH_TYPE=hotel&STATEINC=${state}&CHECKIN_BEG=${window.from}&CHECKIN_END=${window.to}&${party}`,
    `/core/search?TOWNFROM=${townFrom}&STATEINC=${state}&CHECKIN_BEG=${window.from}&CHECKIN_END=${window.to}&${party}`,
  ];
  return paths.map((path, nth) => ({
    name: `heavy ${path.slice(0, 40)}`,
    bytes: request({ path, from: addressOf(2_000 + nth) }),
    expects: /^(?:200|400)$/,
    timesAsLong: 3,
  }));
}

const get = (path: string) =>
  request({ path: path.replace(/[\s\0]/g, encodeURIComponent), from: addressOf(1_500) });

let sender = 0;
/** Each form comes from another address: what is asked for is the answer, not the limit. */
const post = (path: string, body: string, type?: string) =>
  request({
    method: 'POST',
    path,
    from: addressOf(3_000 + (sender++ % 10_000)),
    headers: [
      ['Origin', 'http://localhost'],
      ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ],
    body,
  });

const urlencoded = 'application/x-www-form-urlencoded';
const forms = [
  '/theme',
  '/currency',
  '/banners',
  '/call-back',
  '/',
  '/b2c/feedback',
  '/api/shorts/shorten',
  '/b2c/advertisements/click',
];

const unreadableBodies = (path: string): AttackRequest[] => [
  ...contentTypes.flatMap((type) =>
    bodies.map((body) => ({
      name: `${path}: ${type || 'no type'}, ${JSON.stringify(body.slice(0, 20))}`,
      bytes: post(path, body, type),
      expects: /^[2-4]/,
    })),
  ),
  ...[urlencoded, 'multipart/form-data; boundary=x'].map((type) => ({
    name: `${path}: ${type} that is cut in the middle`,
    bytes: post(path, 'a'.repeat(3_000), type).slice(0, -2_000),
    abortAfterMs: 30,
  })),
];

/** Ways back that lead a browser elsewhere. */
const ways = [
  `/%09/${evilHost}`,
  `//${evilHost}`,
  `/%5C${evilHost}`,
  `https://${evilHost}/`,
  `%20//${evilHost}`,
  `/%0d%0a/${evilHost}`,
  `%5C%5C${evilHost}`,
  `/%0A/${evilHost}`,
];
const wayBack = (path: string, body: string): AttackRequest => ({
  name: `${path} back to ${body}`,
  bytes: post(path, body, urlencoded),
  expects: /^(?:30[237]|400)$/,
});

function calls({ trip: { townFrom, state } }: Knowledge): AttackRequest[] {
  const { CHECKIN_BEG, CHECKIN_END, from, to } = tripDays();
  const search = `/core/search?TOWNFROM=${townFrom}&STATEINC=${state}&CHECKIN_BEG=${CHECKIN_BEG}&CHECKIN_END=${CHECKIN_END}`;
  const calendar = `/core/search/Calendar?townFrom=${townFrom}&state=${state}&from=${from}&to=${to}`;
  const answered = ['', '&COSTMIN=&COSTMAX=&REGIONTO=&STARLIST=&CURRENCY='].map((more) => ({
    name: `search ${more}`,
    bytes: get(`${search}${more}`),
    expects: /^200$/,
  }));
  const refused = [
    `${search}&CURRENCY=ZZZ`,
    `${calendar}&CURRENCY=ZZZ`,
    `${search}&ADULT=1e9`,
    `${search}&ADULT=2&ADULT=3`,
    `${calendar}&NIGHTMIN=30&NIGHTMAX=1&ADULT=-1`,
    `/core/offer?claim=${'a'.repeat(7_900)}`,
    '/core/offer?claim=%00',
    '/b2c/GetCurrencyRates?CURRENCY=ZZZZ&pagesize=99999999',
  ];
  return [
    ...answered,
    ...refused.map((path) => ({ name: path.slice(0, 200), bytes: get(path), expects: /^4(?:00|04|10|22)$/ })),
  ];
}

/** Posters that nobody has asked us to draw, and widths and names that no picture has. */
function strangePictures({ pictures }: Knowledge): AttackRequest[] {
  const poster = pictures.find((path) => path.includes('poster'));
  if (!poster) throw new Error('The home page shows no poster');
  const seeds = Array.from({ length: 24 }, (_, nth) =>
    poster.replace(/(%2F|\/)[a-z0-9-]{1,16}\.svg/i, (_all, slash: string) => `${slash}zq${nth}.svg`),
  );
  const wrong = [
    '/img',
    '/img?url=&width=',
    '/img?url=/media/../secret&width=9',
    `/img?url=//${evilHost}/a.svg&width=400`,
    '/img?url=/media/poster/hotel/a.svg&width=400',
  ];
  return [...seeds, ...wrong].map((path) => ({
    name: `picture ${path.slice(0, 120)}`,
    bytes: get(path),
    expects: /^(?:400|404)$/,
  }));
}
