import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import type { Front } from './assemble-app.ts';
import { renderNarrowed } from './narrow-routes.ts';
import { withoutEmptyFiles } from './without-empty-files.ts';

const build = join(import.meta.dirname, '..', 'build');

/** The pages from `build/`. */
export async function openBuiltFront(): Promise<Front> {
  const entry = join(build, 'server', 'index.js');
  if (!existsSync(entry)) throw new Error('The pages are not built: run npm start, or npm run build first.');
  const pages: ServerBuild = await import(entry);
  const clientFolder = join(build, 'client');
  return { createApp, pages: renderNarrowed(withoutEmptyFiles(pages, clientFolder)), clientFolder };
}
