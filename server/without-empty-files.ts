import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';

/**
 * What pages ask by themselves is a route without a script, for which the build writes an empty file. Such routes name
 * the file that every page begins with, so that nobody fetches one that holds nothing.
 */
export function withoutEmptyFiles(pages: ServerBuild, clientFolder: string): ServerBuild {
  const { entry, routes } = pages.assets;
  const isEmpty = ({ module }: { module: string }) => statSync(join(clientFolder, module)).size === 0;
  const named = Object.entries(routes).map(
    ([id, route]) => [id, route && isEmpty(route) ? { ...route, module: entry.module } : route] as const,
  );
  return { ...pages, assets: { ...pages.assets, routes: Object.fromEntries(named) } };
}
