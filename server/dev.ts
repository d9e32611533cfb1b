/** The server under development: pages from their sources, renewed in the browser as they change. */
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Front } from './assemble-app.ts';
import { runServer } from './run-server.ts';

await runServer(async (server) => {
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' });
  const answer = server.listeners('request')[0] as (...args: unknown[]) => void;
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );

  // Both through Vite, so that application and pages share one `web/context/context.ts`.
  const load = <T>(file: string) => vite.ssrLoadModule(file) as Promise<T>;
  const { createApp } = await load<Pick<Front, 'createApp'>>('/server/app.ts');
  const build = () => load<ServerBuild>('virtual:react-router/server-build');
  return {
    createApp,
    pages: async (request, context) => createRequestHandler(await build(), 'development')(request, context),
    clientFolder: join(import.meta.dirname, '..', 'public'),
    close: () => vite.close(),
  };
});
