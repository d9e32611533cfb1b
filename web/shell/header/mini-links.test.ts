import { expect, test } from 'vitest';
import { defaultFlags, type Flags } from '#sites/flags.ts';
import { isPriority, miniLinks } from './mini-links.ts';

const menu = ['/contacts', '/actions', '/kalendar-sobytii', '/country-priority', '/news/'].map((link) => ({
  title: link,
  link,
}));

const shown = (flags: Partial<Flags>, links = menu) =>
  miniLinks(links, {
    ...defaultFlags,
    contactsLink: false,
    actionsLink: false,
    posterLink: false,
    ...flags,
  }).map(({ link }) => link);

test.each([
  ['contactsLink', '/contacts'],
  ['actionsLink', '/actions'],
  ['posterLink', '/kalendar-sobytii'],
] as const)('the flag %s alone shows %s [S-2.4-27] [S-2.4-28] [S-2.4-29]', (flag, link) => {
  expect(shown({})).toEqual(['/country-priority', '/news/']);
  expect(shown({ [flag]: true })).toEqual([link, '/country-priority', '/news/']);
});

test('how an editor ends a path does not matter', () => {
  const endings = ['/contacts/', '/contacts', '/contacts/#map', '/actions/?a=1'].map((link) => ({
    title: '',
    link,
  }));
  expect(shown({ contactsLink: true }, endings)).toEqual(['/contacts/', '/contacts', '/contacts/#map']);
  expect(shown({ actionsLink: true }, [{ title: '', link: '/contacts/offices' }])).toEqual([
    '/contacts/offices',
  ]);
});

test('a link whose path contains priority is one [S-2.4-30]', () => {
  expect(menu.filter(isPriority).map(({ link }) => link)).toEqual(['/country-priority']);
});
