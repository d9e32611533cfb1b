import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { testTranslator } from '#web/i18n/test-translator.ts';
import { prepareRichText } from './prepare-rich-text.ts';
import { sections, tooltip, video } from './prepared.test-data.ts';

const { t } = testTranslator('en');
const today = plainDate('2026-11-21');
const consumer = { variant: 'b2c', agentMode: false, b2bMode: false } as const;

const prepare = (html: string, site: Parameters<typeof prepareRichText>[1]['site'] = consumer) =>
  prepareRichText(html, { site, today, t });

test('[S-2.15-04] a video is a link to it, and nothing of it is in the page', () => {
  expect(prepare(video.written)).toBe(video.prepared('video'));
});

test.each([
  ['agent', { variant: 'agent', agentMode: true, b2bMode: false }],
  ['b2b', { variant: 'b2b', agentMode: false, b2bMode: true }],
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

test('the year is filled in and whatever is unsafe is gone', () => {
  expect(prepare('<p onclick="x()">Summer {currentYear}</p><script>x()</script>')).toBe('<p>Summer 2027</p>');
});
