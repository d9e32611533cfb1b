import { expect, test } from 'vitest';
import { type AdvertisementAnswer, normaliseAdvertisements } from '#calls/content-advertisements.ts';
import { plainDate } from '#lib/plain-date.ts';
import { slideOf } from './slide.ts';

const plain: AdvertisementAnswer = {
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
};

const slide = (more: Partial<AdvertisementAnswer>) =>
  slideOf('home', normaliseAdvertisements([{ ...plain, ...more }])[0]!, plainDate('2026-11-23'));

test.each([
  ['Summer at sea', true],
  ['Leave <b>this</b> week', true],
  ['Лето — у моря', true],
  ['Old towns on foot', false],
  ['Old <i>towns</i><br>on&nbsp;foot', false],
])('with the title %j the sub-title is shown: %j [W-2.10-06]', (text, isShown) => {
  expect(slide({ text, subText: 'With flights' }).subText).toBe(isShown ? 'With flights' : undefined);
});

test('the title is a line of words: what an editor put into it beside them is gone', () => {
  const { title } = slide({
    text: '<p>To <a href="/x">the sea</a> in {currentYear}<script>steal()</script></p>',
  });
  expect(title).toBe('To <u>the sea</u> in 2027');
});

test('a button has the words and the colour of the editor, and a colour of its words that can be read', () => {
  expect(slide({ buttonText: 'Go' }).button).toEqual({ text: 'Go' });
  expect(slide({ buttonText: 'Go', buttonColor: '#0b6e4f' }).button).toEqual({
    text: 'Go',
    colour: { of: '#0b6e4f', ink: '#ffffff' },
  });
  expect(slide({ buttonColor: '#0b6e4f' }).button).toBeUndefined();
});

test('a video of its own for tablets and phones, or the same one', () => {
  expect(slide({}).videos).toBeUndefined();
  expect(slide({ videoUrl: '/a.webm' }).videos).toEqual(['/a.webm', '/a.webm', '/a.webm']);
  expect(slide({ videoUrl: '/a.webm', videoMobileUrl: '/c.webm' }).videos?.[2]).toBe('/c.webm');
});
