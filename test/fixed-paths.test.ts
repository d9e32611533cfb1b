import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { fixedPaths } from '#lib/fixed-paths.ts';
import routes from '#web/routes.ts';

function pathsOf({ path = '', children = [] }: RouteConfigEntry): string[] {
  const own = path === ':locale?' ? '' : path && `/${path}`;
  return [own, ...children.flatMap(pathsOf).map((below) => own + below)];
}

test('what redirects are kept from is a page of the program', () => {
  const known = new Set(routes.flatMap(pathsOf));
  expect(fixedPaths.filter((path) => !known.has(path))).toEqual([]);
});
