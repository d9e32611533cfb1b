import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { lookupPaths } from '#web/shell/document/lookup-routes.tsx';

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path ?? '', ...pathsOf(children)]);

test('the router is told of every question that open pages ask', () => {
  const asked = pathsOf(routes).flatMap((path) => (path.startsWith('lookup/') ? `/${path}` : []));
  expect([...lookupPaths].toSorted()).toEqual(asked.toSorted());
});
