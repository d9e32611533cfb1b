import type { APIRequestContext } from '@playwright/test';
import { breakpoints } from '#web/ui/breakpoints.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What the sheets of a page say, as they are sent.

/** All sheets of a page. */
async function sheetsOf(request: APIRequestContext, path: string) {
  const { html } = await answerOf(request, 'localhost', path);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"#]+\.css)/g)].map(([, href]) => href!);
  return (await Promise.all(sheets.map((href) => answerOf(request, 'localhost', href))))
    .map(({ html }) => html)
    .join('');
}

test('layouts change at the widths of the configuration, and what waits turns in 0.8 or 1 second [S-9-03] [S-9-08] [S-9-09] [W-9-55] [W-9-56]', async ({
  request,
}) => {
  const css = await sheetsOf(request, '/');
  for (const width of [breakpoints.tablet, breakpoints.desktop])
    expect(css).toContain(`(width<=${width}rem)`);
  const turns = [...css.matchAll(/animation:(\S+) linear infinite (?:tide|spin)/g)].map(([, time]) => time);
  expect(turns.sort()).toEqual(['.8s', '1s']);
});

test('what closes is gone in 200 milliseconds [W-9-54]', async ({ request }) => {
  const css = await sheetsOf(request, '/');
  const [, time] =
    /\.modal:not\(\[open\][^{}]*::backdrop\{[^}]*transition-duration:var\((--\w+)\)/.exec(css) ?? [];
  const [times] = [...css.matchAll(new RegExp(`${time}:([\\d.]+m?s)`, 'g'))].map(([, each]) => each);
  expect(times).toBe('.2s');
});

test('what answers a pointer that hovers is not said to a finger, after which it would stay', async ({
  request,
}) => {
  const css = (
    await Promise.all(['/', '/search/tours', '/offices'].map((path) => sheetsOf(request, path)))
  ).join('');
  const hovers = /@media \(hover:hover\)\{(?:[^{}]+\{[^{}]*\})+\}/g;
  expect(css.match(hovers)?.length).toBeGreaterThan(20);
  expect(css.replace(hovers, '').match(/[^{}]*[^(]:hover\b[^{}]*/g)).toBe(null);
});
