import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { everything, nothing } from '#web/context/consent/consent.ts';
import { mayKeepRecent } from '#web/context/consent/may-keep-recent.ts';
import { pageOf, type Recent, readRecent, stillRecent } from './recent.ts';

const search = (day: number): Recent => ({
  type: 'search',
  name: 'Türkiye',
  address: `/search/tours?STATEINC=3&CHECKIN_BEG=20270601&CHECKIN_END=2027060${day}&NIGHTMIN=7&NIGHTMAX=9`,
  lang: 'en',
});
const hotel = (inc: number, address = `/tours/turkey/${inc}`): Recent => ({
  type: 'hotel',
  inc,
  name: `Hotel ${inc}`,
  address,
  image: undefined,
  lang: 'en',
});

const stored = (...all: unknown[]) => all.map((each) => JSON.stringify(each)).join('\n');
const asRead = (...all: Recent[]) => all.map((each) => JSON.parse(JSON.stringify(each)));

test('the newest stand first, each once, three searches and five hotels of them', () => {
  const filtered = { ...search(1), address: `${search(1).address}&STARLIST=4` };
  const again = hotel(1, '/tours/turkey/1?ADULT=1');
  expect(readRecent(stored(search(1), again, search(2), hotel(2), hotel(1), filtered))).toEqual(
    asRead(search(1), again, search(2), hotel(2)),
  );
  const many = Array.from({ length: 9 }, (_, index) => [search(9 - index), hotel(index)]).flat();
  const read = readRecent(stored(...many));
  expect(read.filter(({ type }) => type === 'search')).toEqual([search(9), search(8), search(7)]);
  expect(read.filter(({ type }) => type === 'hotel')).toHaveLength(5);
});

test('a page is offered without what was open on it', () => {
  expect(pageOf(hotel(1, '/tours/turkey/1?AGES=5,6&offer=abc'))).toBe('/tours/turkey/1?AGES=5,6');
  expect(pageOf(hotel(1, '/tours/turkey/1?modal=gallery&index=2'))).toBe('/tours/turkey/1');
});

test('searches of days that are over, and what was read in another language, are not shown', () => {
  const all = [search(1), search(9), hotel(1), { ...hotel(2), lang: 'ru' }];
  expect(stillRecent(all, 'en', plainDate('2027-06-05'))).toEqual([search(9), hotel(1)]);
});

test('what is stored is read back, and nothing else leads anywhere', () => {
  expect(readRecent(stored(search(1), hotel(1)))).toEqual(asRead(search(1), hotel(1)));
  const foreign = [null, 7, { type: 'search' }, { ...search(1), address: '//evil.example' }];
  expect(readRecent(stored(...foreign))).toEqual([]);
  expect(readRecent('{"broken"')).toEqual([]);
  expect(readRecent(null)).toEqual([]);
});

test('nothing is kept before an answer where a site asks, and nothing after a no to everything', () => {
  const answered = (choice: typeof everything) => ({ ...choice, isAnswered: true });
  for (const variant of ['buttons', 'european'] as const) {
    expect(mayKeepRecent({ ...nothing, isAnswered: false }, variant)).toBe(false);
    expect(mayKeepRecent(answered(nothing), variant)).toBe(false);
    expect(mayKeepRecent(answered(everything), variant)).toBe(true);
  }
  expect(mayKeepRecent({ ...nothing, isAnswered: false }, 'none')).toBe(true);
});
