import type { APIRequestContext } from '@playwright/test';
import { breakpoints } from '#web/ui/breakpoints.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What the stylesheet of the public pages says, as it is sent.

async function stylesheetOf(request: APIRequestContext, path: string) {
  const { html } = await answerOf(request, 'localhost', path);
  const [, href = ''] = /rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return (await answerOf(request, 'localhost', href)).html;
}

test('layouts change at the widths of the configuration, and what waits turns in 0.8 or 1 second [S-9-03] [S-9-08] [S-9-09] [W-9-55] [W-9-56]', async ({
  request,
}) => {
  const css = await stylesheetOf(request, '/');
  for (const width of [breakpoints.tablet, breakpoints.desktop])
    expect(css).toContain(`(width<=${width}rem)`);
  const turns = [...css.matchAll(/animation:(\S+) linear infinite (?:tide|spin)/g)].map(([, time]) => time);
  expect(turns.sort()).toEqual(['.8s', '1s']);
});

test('what closes is gone in 200 milliseconds [W-9-54]', async ({ request }) => {
  const css = await stylesheetOf(request, '/');
  const [, time] =
    /\.modal:not\(\[open\][^{}]*::backdrop\{[^}]*transition-duration:var\((--\w+)\)/.exec(css) ?? [];
  const [times] = [...css.matchAll(new RegExp(`${time}:([\\d.]+m?s)`, 'g'))].map(([, each]) => each);
  expect(times).toBe('.2s');
});
