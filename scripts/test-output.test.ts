import { expect, test } from 'vitest';
import { closingLines, crashedFilesOf, shakyOf, withoutMarks } from './test-output.mjs';

test('the last line of npm test is the two numbers alone; second tries are said before it', () => {
  expect(closingLines({ passed: 3587, failed: 0, shaky: 0 })).toEqual(['3587 passed, 0 failed']);
  expect(closingLines({ passed: 12, failed: 1, shaky: 2 })).toEqual([
    '(2 at the second try)',
    '12 passed, 1 failed',
  ]);
});

test('failures of a browser test are printed in full, without the rows of marks before them', () => {
  const green = '\u001b[32m·\u001b[39m';
  const output = `Running 3 tests using 2 workers\n${green}${green}\u001b[31mF\u001b[39m\n\n\n  1) a.test.ts › title\n\n    Error: no\n      1 failed\n`;
  expect(withoutMarks(output)).toBe(
    'Running 3 tests using 2 workers\n\n  1) a.test.ts › title\n\n    Error: no\n      1 failed',
  );
});

test('what passed at the second try is counted, and says why it failed at the first', () => {
  const assertionResults = [
    { fullName: 'calm', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: late'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ];
  expect(shakyOf([{ assertionResults }])).toEqual({ shaky: 1, why: 'shaky\nError: late' });
});

test('a file under which V8 stopped at a check of its own is known; one that ended the process itself is not', () => {
  const lost =
    '\u001b[31mError: Worker exited unexpectedly with signal SIGTRAP while running test file /a/b.test.ts\u001b[39m';
  const check = '#\n# Fatal error in , line 0\n# Check failed: jit_page.has_value().\n#\n';
  expect(crashedFilesOf(`${check}${lost}\n`)).toEqual(['/a/b.test.ts']);
  expect(crashedFilesOf(lost)).toEqual([]);
  expect(crashedFilesOf(check)).toEqual([]);
});
