import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import {
  type HeaderModal,
  headerModals,
  isOffered,
  openedBy,
  withClosed,
  withOpened,
  withoutOpened,
} from './header-modal.ts';

const anyModal = fc.constantFrom(...headerModals);
const anyOpened = fc.uniqueArray(anyModal);

test('[S-2.4-35] [S-4.2-01] what is opened is open alone, whatever was open', () => {
  fc.assert(
    fc.property(anyOpened, anyModal, (opened, id) => {
      expect(withOpened(opened, id)).toEqual([id]);
    }),
  );
});

test('[S-2.4-36] [S-4.2-01] an opener that keeps the others has its own on top of them, once', () => {
  fc.assert(
    fc.property(anyOpened, anyModal, (opened, id) => {
      const now = withOpened(opened, id, { keepOthers: true });
      expect(now.at(-1)).toBe(id);
      expect(new Set(now)).toEqual(new Set([...opened, id]));
      expect(now).toHaveLength(new Set(now).size);
    }),
  );
});

test('closing one leaves the others as they lie', () => {
  expect(withClosed(['burger', 'geo', 'chat'], 'geo')).toEqual(['burger', 'chat']);
  expect(withClosed(['burger'], 'user')).toEqual(['burger']);
});

test('an address opens what it names, and nothing that is no modal of the header', () => {
  for (const id of headerModals) expect(openedBy(`?a=1&MODAL=${id}`)).toEqual([id]);
  for (const search of ['', '?MODAL=', '?MODAL=gallery', '?modal=burger', '?a=burger'])
    expect(openedBy(search)).toEqual([]);
});

test('the address forgets the modal, and nothing else', () => {
  const anyParameter = fc.tuple(fc.constantFrom('a', 'ADULT', 'q', 'modal'), fc.string());
  fc.assert(
    fc.property(fc.array(anyParameter), anyModal, fc.nat(), (parameters, id, place) => {
      const asked: string[][] = parameters.toSpliced(0, 0);
      asked.splice(place % (parameters.length + 1), 0, ['MODAL', id]);
      const left = withoutOpened(`?${new URLSearchParams(asked)}`);
      expect([...new URLSearchParams(left)]).toEqual([...new URLSearchParams(parameters)]);
    }),
  );
});

test.each<[HeaderModal, Parameters<typeof isOffered>[1], boolean]>([
  ['language', { flags: allSites[0]!.flags, secondaryLocales: [] }, false],
  ['language', { flags: allSites[0]!.flags, secondaryLocales: ['ru'] }, true],
  ['chat', { flags: { ...allSites[0]!.flags, chatWidget: false }, secondaryLocales: [] }, false],
  ['chat', { flags: { ...allSites[0]!.flags, chatWidget: true }, secondaryLocales: [] }, true],
  ['geo', { flags: { ...allSites[0]!.flags, cityPicker: false }, secondaryLocales: [] }, false],
  ['geo', { flags: { ...allSites[0]!.flags, cityPicker: true }, secondaryLocales: [] }, true],
  ['burger', allSites[0]!, true],
])('a site has the modal %s where it has something to show (%#)', (id, site, expected) => {
  expect(isOffered(id, site)).toBe(expected);
});
