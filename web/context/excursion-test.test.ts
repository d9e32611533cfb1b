import { expect, test } from 'vitest';
import { excursionTestOf } from './excursion-test.ts';

const consumers = { agentMode: false };

test.each([
  ['', { hasFilter: true, hasTab: false }],
  ['abExcursionTours=1', { hasFilter: true, hasTab: false }],
  ['abExcursionTours=2', { hasFilter: true, hasTab: true }],
  ['abExcursionTours=3', { hasFilter: false, hasTab: true }],
  ['abExcursionTours=4', { hasFilter: true, hasTab: false }],
  ['abExcursionTours=constructor', { hasFilter: true, hasTab: false }],
  ['abExcursionToursAgent=3', { hasFilter: true, hasTab: false }],
])('the cookie %s shows %j', (cookie, shown) => {
  expect(excursionTestOf(cookie, consumers)).toEqual(shown);
});

test('agents have a test of their own', () => {
  const cookies = 'abExcursionTours=3; abExcursionToursAgent=1';
  expect(excursionTestOf(cookies, { agentMode: true })).toEqual({ hasFilter: true, hasTab: false });
});
