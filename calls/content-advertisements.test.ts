import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdvertisementAnswer, normaliseAdvertisements } from './content-advertisements.ts';

const banner = (more: Partial<AdvertisementAnswer> = {}): AdvertisementAnswer => ({
  advertisementId: 1,
  id: 1,
  altText: '',
  img: '',
  imgTablet: '',
  imgMobile: '',
  isActive: true,
  link: '',
  newWindow: false,
  orderNo: 0,
  text: '',
  subText: '',
  buttonColor: '',
  buttonText: '',
  isFTA: false,
  isLoyal: false,
  markers: [],
  publishEndDate: null,
  statesList: [],
  statesListEx: [],
  townFromsList: [],
  videoUrl: '',
  videoTabletUrl: '',
  videoMobileUrl: '',
  ...more,
});
const normalised = (more: Partial<AdvertisementAnswer>) => normaliseAdvertisements([banner(more)])[0];

test('inactive advertisements are dropped [S-3.11-02]', () => {
  expect(normaliseAdvertisements([banner({ id: 1, isActive: false }), banner({ id: 2 })])).toMatchObject([
    { id: 2 },
  ]);
});

test('advertisements stand by orderNo, ascending, and those received stay as they are [S-3.11-03]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (orders) => {
      const received = orders.map((orderNo) => banner({ orderNo }));
      const shown = normaliseAdvertisements(received).map(({ orderNo }) => orderNo);
      expect(shown).toEqual([...orders].sort((a, b) => a - b));
      expect(received.map(({ orderNo }) => orderNo)).toEqual(orders);
    }),
  );
});

test.each([
  ['actions', '/actions'],
  ['/actions', '/actions'],
  ['http://x.example', 'http://x.example'],
  ['https://x.example', 'https://x.example'],
  ['', ''],
])('the link %j leads to %j [S-3.11-04]', (link, shown) => {
  expect(normalised({ link })?.link).toBe(shown);
});

test('a window is new when that is set, or when the link contains http [S-3.11-05]', () => {
  expect(normalised({ link: '/actions' })?.newWindow).toBe(false);
  expect(normalised({ link: '/actions', newWindow: true })?.newWindow).toBe(true);
  expect(normalised({ link: 'https://x.example' })?.newWindow).toBe(true);
});

test('anchors inside the text become underlined text [S-3.11-06]', () => {
  const text = 'Book <a href="/x" title="a > b">early</a >, <A\nclass="b">save</A> <abbr>10 %</abbr>';
  expect(normalised({ text })?.text).toBe('Book <u>early</u>, <u>save</u> <abbr>10 %</abbr>');
});

test('pictures are a list where desktop, tablet and mobile are all there [S-3.11-07]', () => {
  expect(normalised({ img: 'a', imgTablet: 'b', imgMobile: 'c' })?.images).toEqual(['a', 'b', 'c']);
  expect(normalised({ img: 'a', imgMobile: 'c' })?.images).toEqual(['a']);
  expect(normalised({ imgTablet: 'b' })?.images).toEqual([]);
});
