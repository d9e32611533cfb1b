import { expect, test } from 'vitest';
import { openFrontier } from './frontier.ts';

const found = (host: string, path: string) => ({ host, path, from: '' });

function drain(frontier: ReturnType<typeof openFrontier>): string[] {
  const order: string[] = [];
  for (let one = frontier.next(); one; one = frontier.next()) order.push(one.host + one.path);
  return order;
}

test('sites take turns, and on each site its kinds of pages; what was found twice is asked once', () => {
  const frontier = openFrontier();
  for (const path of ['/tours/a/b', '/tours/a/c', '/tours/a/b', '/about']) frontier.add(found('a', path));
  frontier.add(found('b', '/'));
  expect(drain(frontier)).toEqual(['a/tours/a/b', 'b/', 'a/about', 'a/tours/a/c']);
});

test('of a page only some queries are asked', () => {
  const frontier = openFrontier();
  for (let page = 1; page <= 20; page++) frontier.add(found('a', `/search/tours?page=${page}`));
  expect(drain(frontier)).toHaveLength(8);
});
