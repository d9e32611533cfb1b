import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import * as calendar from '#web/calendar/calendar-page.tsx';
import * as clients from '#web/clients/clients-page.tsx';
import { callerContext, siteContext } from '#web/context/context.ts';
import * as notifications from '#web/notifications/notifications-page.tsx';
import * as quotes from '#web/quotes/quotes-page.tsx';
import * as reports from '#web/reports/report-page.tsx';
import * as requests from '#web/requests/requests-page.tsx';
import { pageContext } from './page-context.ts';
import { renderPage } from './render-page.tsx';

// The list of a page of the agent's work does not come: its frame stays, says so, and leads to the same page again.

const agents = allSites.find(({ id }) => id === 'agent-com')!;
const now = new Date('2026-11-21T10:00:00Z');

const pages = [
  ['/calendar?month=2026-12', 'Calendar', calendar],
  ['/clients?text=vera&page=2', 'Clients', clients],
  ['/notifications?page=2', 'Notifications', notifications],
  ['/quotes', 'Quotes', quotes],
  ['/orders/reports?by=country', 'Reports', reports],
  ['/orders?state=new', 'Requests', requests],
] as const;

/** Each of them, as far as it is used here. */
type Page = { loader: (args: never) => unknown; ErrorBoundary: (props: never) => ReactNode };

function load(path: string, { loader }: Page, status: number) {
  const context = pageContext(() => Response.json({ title: 'x', status }, { status }), now);
  context.set(siteContext, agents);
  context.set(callerContext, {
    kind: 'manager',
    personId: 1,
    agencyId: 1,
    managerId: 1,
    isAdministrator: false,
    sessionId: 1,
  });
  const url = new URL(path, 'http://agent.localhost');
  const args = { context, url, request: new Request(url), params: {} };
  return Promise.resolve(loader(args as never)); // it reads no more
}

/** What the router makes of what a loader throws. */
async function thrownBy(loading: Promise<unknown>) {
  const thrown = await loading.then(
    () => undefined,
    (error: Response | { data: unknown; init: ResponseInit }) => error,
  );
  const status = thrown instanceof Response ? thrown.status : thrown?.init.status;
  return { status: status!, statusText: '', internal: false, data: null };
}

function renderFailed(path: string, { ErrorBoundary }: Page, error: unknown) {
  const Failed = ErrorBoundary as ComponentType<{ error: unknown }>; // it reads no more
  return renderPage(path, <Failed error={error} />);
}

test.each(pages)('%s keeps its frame when its list does not come', async (path, title, page) => {
  const error = await thrownBy(load(path, page, 503));
  expect(error.status).toBe(503);
  const { html, text } = await renderFailed(path, page, error);
  expect(html).toMatch(new RegExp(`<h1>[^<]*${title}`));
  expect(text).toContain('This could not be loaded');
  const again = /<a[^>]*href="([^"]*)"[^>]*>Try again/.exec(html)?.[1];
  expect(again?.replaceAll('&amp;', '&')).toBe(path);
  for (const other of ['/orders', '/quotes', '/calendar', '/orders/reports', '/clients', '/notifications'])
    expect(html).toContain(`href="${other}`);
});

test('a page that is not there is said to be none', async () => {
  const error = { status: 404, statusText: '', internal: false, data: 'notFound' };
  expect((await renderFailed('/calendar', calendar, error)).text).not.toContain('Try again');
});
