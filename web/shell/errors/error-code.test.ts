import { expect, test } from 'vitest';
import { ConnectionLost } from './connection-lost.ts';
import { errorCode } from './error-code.ts';

const answer = (status: number) => ({ status, statusText: '', internal: false, data: 'notFound' });

test('a page that does not exist is notFound [S-2.3-01]', () => {
  expect(errorCode(answer(404))).toBe('notFound');
});

test('a page that nothing answered for says that it was the connection', () => {
  expect(errorCode(new ConnectionLost(new TypeError('Failed to fetch')))).toBe('noConnection');
});

test('a page that was withdrawn is gone', () => {
  expect(errorCode(answer(410))).toBe('gone');
});

test.each([answer(500), answer(503), new TypeError('x is not a function'), undefined])(
  'everything else is a crash of ours, jsError',
  (error) => {
    expect(errorCode(error)).toBe('jsError');
  },
);
