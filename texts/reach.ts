import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readMessageFiles } from './read-messages.ts';

const root = join(import.meta.dirname, '..');
const areas = readMessageFiles('en').map(({ area }) => area);
const key = new RegExp(`['"\`](${areas.join('|')})\\.[A-Za-z$]`, 'g');
const imports = /^(?:import|export) (?!type )[^'"`;]*?from '([^']+)'/gm;
const comments = /^\s*(\/\/|\/?\*).*$/gm;

/** What is around every page, and what its modules say travels in one file. */
export const frame = 'web/root.tsx';

/** Loaders, and what they alone put into words, are not fetched by a browser. */
const isFetched = (path: string) => !/(-loader|\/load-[^/]*|\/page-texts|-resource)\.ts$/.test(path);

/**
 * The areas of messages that a module of the pages and everything that it imports at once speak of; types, and what is
 * imported later, are left out. Paths are relative to the project.
 */
export function areasReached(file: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(join(root, path), 'utf8').replace(comments, '');
    for (const [, area] of source.matchAll(key)) found.add(area!);
    for (const [, specifier] of source.matchAll(imports)) {
      const next = resolveImport(path, specifier!);
      if (next && /^(web|texts)\//.test(next) && isFetched(next)) visit(next);
    }
  };
  visit(file);
  return [...found].sort();
}

/** The path of one of the project's own modules; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  return path && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : undefined;
}
