import { afterEach, expect, test, vi } from 'vitest';
import { testTranslator } from '#texts/test-translator.ts';
import { type CopiedPage, copiedText } from './copied-text.ts';
import { longestPlainLink, shortLinkOf } from './short-link.ts';

const { t } = testTranslator('en');
const origin = 'http://agent.localhost:3000';
const long = `${origin}/hotels/egypt/palm?${'x'.repeat(longestPlainLink)}`;

function answerWith(answer: object | 'nothing', status = 200) {
  const fetch = vi.fn(async () => {
    if (answer === 'nothing') throw new TypeError('no connection');
    return Response.json(answer, { status });
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { origin });
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

const page: CopiedPage = { address: long, isForAgent: false, consumerOrigin: undefined, isShortened: true };

test('[S-2.18-06] a link over 120 characters is shortened, one of 120 is not', async () => {
  const fetch = answerWith({ code: 0, shortUrlKey: 'abcdefghijk' });
  const justShort = `${origin}/`.padEnd(longestPlainLink, 'x');
  expect(await shortLinkOf(justShort)).toBe(justShort);
  expect(fetch).not.toHaveBeenCalled();
  expect(await shortLinkOf(`${justShort}x`)).toBe(`${origin}/s/abcdefghijk`);
  expect(fetch).toHaveBeenCalledWith('/api/shorts/shorten', expect.objectContaining({ method: 'POST' }));
});

test.each([
  [{ code: -1, shortUrlKey: '' }, 200],
  [{ title: 'Too many requests' }, 429],
  ['nothing', 0],
] as const)('[S-7.2-42] where shortening fails with %j the long link is copied', async (answer, status) => {
  answerWith(answer, status || 200);
  expect(await copiedText(page, t)).toBe(long);
});

test('[S-2.18-07] a link that is not to be shortened is copied as it is', async () => {
  const fetch = answerWith({ code: 0, shortUrlKey: 'abcdefghijk' });
  expect(await copiedText({ ...page, isShortened: false }, t)).toBe(long);
  expect(fetch).not.toHaveBeenCalled();
});

test('[S-2.18-09] an agent copies a link for agents and one for travellers', async () => {
  const text = await copiedText(
    {
      address: `${origin}/ru/tours?a=1#b`,
      isForAgent: true,
      consumerOrigin: 'http://localhost:3000',
      isShortened: true,
    },
    t,
  );
  expect(text).toBe(
    `For the agent: ${origin}/ru/tours?a=1#b\nFor the traveller: http://localhost:3000/ru/tours?a=1#b`,
  );
});

test('[S-2.18-10] the link for travellers is left out where there is no site for them', async () => {
  const text = await copiedText(
    { address: `${origin}/`, isForAgent: true, consumerOrigin: undefined, isShortened: true },
    t,
  );
  expect(text).toBe(`For the agent: ${origin}/`);
});
