import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { prepareRichText } from './prepare-rich-text.ts';
import { sections, tooltip, video } from './prepared.test-data.ts';

const { t } = testTranslator('en');
const today = plainDate('2026-11-21');
type EditorsSite = Parameters<typeof prepareRichText>[1]['site'];

const consumer: EditorsSite = {
  mainLocale: 'ru',
  secondaryLocales: ['en', 'kk'],
  variant: 'b2c',
  agentMode: false,
  b2bMode: false,
};

const prepare = (html: string, site = consumer) => prepareRichText(html, { site, locale: 'en', today, t });

test('[S-2.15-04] a video is a link to it, and nothing of it is in the page', () => {
  expect(prepare(video.written)).toBe(video.prepared('video'));
});

test.each([
  ['agent', { ...consumer, variant: 'agent', agentMode: true, b2bMode: false }],
  ['b2b', { ...consumer, variant: 'b2b', agentMode: false, b2bMode: true }],
] as const)('[S-2.15-04] the %s variant shows the frames themselves', (_, site) => {
  expect(prepare(video.written, site)).toBe(video.written);
});

test.each([
  [3, 'video'],
  [4, 'video video--compact'],
] as const)('[S-2.15-05] %i videos have the look "%s"', (count, look) => {
  expect(prepare(video.written.repeat(count))).toBe(video.prepared(look).repeat(count));
});

test('an abbreviation has its words as a tooltip that can be focused', () => {
  expect(prepare(tooltip.written)).toBe(tooltip.prepared);
});

test('sections and anchors stay', () => {
  expect(prepare(sections)).toBe(sections);
});

test('[S-2.2-04] a link to a page of the site leads to it in the language of the reader', () => {
  expect(prepare('<a href="/info/visas?a=1&amp;b=2#visa">visas</a> <a href="/">home</a>')).toBe(
    '<a href="/en/info/visas?a=1&amp;b=2#visa">visas</a> <a href="/en">home</a>',
  );
  expect(prepare('<p>href="/info"</p><a hreflang="en" href="/info" target="_blank">info</a>')).toBe(
    '<p>href="/info"</p><a hreflang="en" href="/en/info" target="_blank" rel="noopener noreferrer">info</a>',
  );
});

test.each([
  'https://elsewhere.example/info',
  'https://solstice.example/info',
  'mailto:help@solstice.example',
  'tel:+78007000140',
  '#visa',
  '?page=2',
  'visas',
  '/kk/info',
  '/en',
  '/media/rules.pdf',
  '/s/3fGh_kLmN0p',
])('a link to %s stays as it is', (address) => {
  const link = `<a href="${address}">there</a>`;
  expect(prepare(link)).toBe(link);
});

test('[S-2.2-03] readers of the main language have links without a prefix', () => {
  const link = '<a href="/info/visas">visas</a>';
  expect(prepareRichText(link, { site: consumer, locale: 'ru', today, t })).toBe(link);
});

test('the year is filled in and whatever is unsafe is gone', () => {
  expect(prepare('<p onclick="x()">Summer {currentYear}</p><script>x()</script>')).toBe('<p>Summer 2027</p>');
});
