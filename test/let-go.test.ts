import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { createElement, Suspense, use } from 'react';
import {
  createRequestHandler,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { currencyRates } from '#calls/currency.ts';
import { testApp } from '#server/test-app.ts';
import { clientContext } from '#web/context/context.ts';
import renderOnServer, { streamTimeout } from '#web/entry.server.tsx';
import { openTestDatabase } from './open-test-database.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const database = await openTestDatabase();

/** A page that asks the API for something at once; `late` never comes. */
async function load({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const answer = await context.get(clientContext).call(currencyRates, {}, undefined, request.signal);
  if (pathname.startsWith('/fails')) throw new Error('This page always fails');
  return { ok: answer.ok, late: pathname.startsWith('/late') ? new Promise<string>(() => {}) : undefined };
}

function Page() {
  const { late } = useLoaderData<typeof load>();
  const waiting = late && createElement(Suspense, { fallback: 'Soon' }, createElement(Late, { late }));
  return createElement('main', null, 'The page', waiting);
}

const Late = ({ late }: { late: Promise<string> }) => use(late);

const ErrorBoundary = () => createElement('main', null, 'It failed');

const onServerOnly = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** One route, rendered by the product's own entry: everything else of a page is no matter of how it is let go. */
const build: ServerBuild = {
  entry: { module: { default: renderOnServer, streamTimeout, handleError: () => {} } },
  routes: { root: { id: 'root', path: '*', module: { default: Page, loader: load, ErrorBoundary } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: {
        id: 'root',
        path: '*',
        module: '/root.js',
        hasLoader: true,
        hasErrorBoundary: true,
        ...onServerOnly,
      },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
};

/** A server that remembers which requests are still in memory. */
async function listen() {
  const seen: WeakRef<Request>[] = [];
  const draw = createRequestHandler(build, 'production');
  const pages = (request: Request, context: RouterContextProvider) => {
    seen.push(new WeakRef(request));
    return draw(request, context);
  };
  const { app } = await testApp(database, { pages });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { seen, port: (server.address() as AddressInfo).port };
}

/** Asks for a page; `seen` grows when the server begins one. */
type Ask = (port: number, seen: readonly unknown[]) => Promise<string>;

const request = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;

const ask =
  (method: string, path: string, more?: string): Ask =>
  async (port) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request(method, path, more));
    return text(socket);
  };

/** Hangs up as soon as the first words have come. */
const leaveEarly: Ask = async (port) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request('GET', '/late'));
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first);
};

/** Hangs up when the page has been begun, before anything has come. */
const leaveAtOnce: Ask = async (port, seen) => {
  const before = seen.length;
  const socket = connect(port, '127.0.0.1');
  socket.write(request('GET', '/late'));
  while (seen.length === before) await sleep(1);
  socket.destroy();
  return '';
};

const pagesAsked = 30;

/** The machinery may hold on to what it had last, which is no leak. */
const mayBeInHand = 2;

test.for<[string, Ask, RegExp]>([
  ['that was answered', ask('GET', '/page'), /^HTTP\/1.1 200 .*The page/s],
  ['that a robot has read', ask('GET', '/page', 'User-Agent: Googlebot\r\n'), /^HTTP\/1.1 200 .*The page/s],
  ['whose visitor has left while a part was late', leaveEarly, /^HTTP\/1.1 200/],
  ['whose visitor has left at once', leaveAtOnce, /^$/],
  ['that failed', ask('GET', '/fails'), /^HTTP\/1.1 500 .*It failed/s],
  ['of which only the head was asked', ask('HEAD', '/page'), /^HTTP\/1.1 200/],
  ['whose data the router has asked', ask('GET', '/page.data'), /^HTTP\/1.1 200 .*"ok",true/s],
])('the request of a page %s is let go', { timeout: 60_000 }, async ([, askOnce, expected]) => {
  const { seen, port } = await listen();
  for (let i = 0; i < pagesAsked; i++) expect(await askOnce(port, seen)).toMatch(expected);
  expect(seen.length).toBe(pagesAsked);
  expect(await kept(seen)).toBeLessThanOrEqual(mayBeInHand);
});

/** How many are still held after a few collections, which take turns with what is still winding up. */
async function kept(seen: readonly WeakRef<Request>[]): Promise<number> {
  let count = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 40 && count > mayBeInHand; i++) {
    await sleep(25);
    collectGarbage();
    count = seen.filter((one) => one.deref() !== undefined).length;
  }
  return count;
}
