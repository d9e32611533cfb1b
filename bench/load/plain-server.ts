/**
 * A plain React Router server: the elements of the pages that it is sent, each as a route of its own without a loader.
 * Says its port when it listens, and how long its cores were busy when it is asked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, createRequestListener } from '@react-router/node';
import { createElement, Fragment } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, Outlet, type ServerBuild, ServerRouter } from 'react-router';
import { busySeconds } from '../measure/busy-seconds.ts';
import { parsedTree } from './parsed-tree.ts';

process.once('message', (pages: Record<string, string>) => {
  const server = createServer(createRequestListener({ build: buildOf(pages), mode: 'production' }));
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', (asked) => asked === 'busy' && process.send?.({ busy: busySeconds() }));
});
process.once('disconnect', () => process.exit());

/** What React Router's own build makes of such an app. */
function buildOf(pages: Record<string, string>): ServerBuild {
  const leaves = Object.entries(pages).map(([name, html]) => ({ name, tree: parsedTree(html) }));
  const root = { id: 'root', path: '', module: { default: () => createElement(Outlet) } };
  const routes = leaves.map(({ name, tree }) => ({
    id: name,
    parentId: 'root',
    path: name,
    module: { default: () => createElement(Fragment, null, tree) },
  }));
  const all = [root, ...routes];
  return {
    entry: { module: { default: draw } },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        all.map(({ module: _, ...route }) => [route.id, { ...route, ...noLoaders }]),
      ),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/routes.json' },
  };
}

const noLoaders = {
  module: '/route.js',
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** As the entry that React Router writes for an app that has none. */
const draw = (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Promise<Response>((settle, fail) => {
    const tree = createElement(ServerRouter, { context, url: request.url });
    const { pipe } = renderToPipeableStream(tree, {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        settle(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: fail,
    });
  });
