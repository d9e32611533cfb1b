import { expect, test } from 'vitest';
import { excursionTestOf } from './excursion-test.ts';

const consumers = { agentMode: false };

test.each([
  ['excursionTourTest=1', { hasFilter: true, hasTab: false }],
  ['excursionTourTest=2', { hasFilter: true, hasTab: true }],
  ['excursionTourTest=3', { hasFilter: false, hasTab: true }],
  ['excursionTourTest=4', { hasFilter: true, hasTab: true }],
  ['excursionTourTest=constructor', { hasFilter: true, hasTab: true }],
  ['excursionTourTestAgent=3', { hasFilter: true, hasTab: true }],
])('the cookie %s shows %j', (cookie, shown) => {
  expect(excursionTestOf(cookie, consumers)).toEqual(shown);
});

test('agents have a test of their own', () => {
  const cookies = 'excursionTourTest=3; excursionTourTestAgent=1';
  expect(excursionTestOf(cookies, { agentMode: true })).toEqual({ hasFilter: true, hasTab: false });
});
