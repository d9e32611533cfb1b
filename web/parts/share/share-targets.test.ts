import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingAfter } from './opening-modal.ts';
import { type ShareTargetId, shareTargets } from './share-targets.ts';
import { sharedLink } from './shared-link.ts';

const page = 'https://solstice-travel.com/hotels/egypt/palm?ADULT=2&NIGHTMIN=7';
const hrefOf = (id: ShareTargetId, shared: Partial<Parameters<typeof shareTargets>[0]> = {}) =>
  new URL(
    shareTargets({ address: page, text: 'Palm & Sea, Egypt', ...shared }).find((each) => each.id === id)!
      .href,
  );

test('[S-2.18-01] networks get the address and the text', () => {
  for (const [id, address, text] of [
    ['telegram', 'url', 'text'],
    ['x', 'url', 'text'],
    ['vk', 'url', 'title'],
    ['facebook', 'u', 'quote'],
  ] as const) {
    const { searchParams } = hrefOf(id);
    expect(searchParams.get(address)).toBe(page);
    expect(searchParams.get(text)).toBe('Palm & Sea, Egypt');
  }
});

test('[S-2.18-02] the messenger gets one text', () => {
  const { pathname, searchParams } = hrefOf('whatsapp');
  expect(pathname).toBe('/send');
  expect([...searchParams]).toEqual([['text', `Palm & Sea, Egypt ${page}`]]);
});

test('[S-2.18-03] mail gets a subject and a body', () => {
  const { protocol, searchParams } = hrefOf('mail');
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe('Palm & Sea, Egypt');
  expect(searchParams.get('body')).toBe(`Palm & Sea, Egypt\n${page}`);
});

test.each([
  ['/?MODAL=gallery', '/?MODAL=gallery'],
  ['/?MODAL=gallery&b=1#prices', '/?b=1&MODAL=gallery#prices'],
  ['/?b=1&MODAL=gallery', '/?b=1&MODAL=gallery'],
  ['/', '/?MODAL=gallery'],
  ['/a?b=1', '/a?b=1&MODAL=gallery'],
  ['/a?b=1#prices', '/a?b=1&MODAL=gallery#prices'],
])('%s, opened with a modal, is shared as %s', (address, shared) => {
  expect(decodeURIComponent(sharedLink(address, 'gallery'))).toBe(shared);
  expect(decodeURIComponent(sharedLink(address))).toBe(address);
});

test('[S-2.18-05] a page that was opened with a modal is shared with it, also after the modal is closed, and no other page is', () => {
  const opened = openingAfter(undefined, { pathname: '/a', search: '?b=1&MODAL=offices' });
  expect(opened.modalId).toBe('offices');
  const closed = openingAfter(opened, { pathname: '/a', search: '?b=1' });
  expect(closed).toBe(opened);
  expect(openingAfter(closed, { pathname: '/a', search: '?MODAL=language' }).modalId).toBe('language');
  expect(openingAfter(closed, { pathname: '/other', search: '' }).modalId).toBeUndefined();
});

test('[S-2.18-04] whatever the address and the text hold, no & of theirs begins a parameter', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (address, text) => {
      for (const { href } of shareTargets({ address, text, modalId: 'a&b' })) {
        const { searchParams } = new URL(href);
        expect([...searchParams.keys()].length).toBeLessThanOrEqual(2);
      }
    }),
  );
});
