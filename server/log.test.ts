import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

/** What is written while something is logged for people. */
function written(log: (to: ReturnType<typeof createLog>) => void) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  log(createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'text' }));
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  return lines;
}

test('people read a line with the hour, what is serious, and its facts', () => {
  const [line] = written((log) => log.warn({ path: '/tours', tries: 2 }, 'slow'));
  expect(line).toMatch(/^\d\d:\d\d:\d\d WARN slow path=\/tours tries=2\n$/);
  expect(written((log) => log.info('ready'))[0]).toMatch(/^\d\d:\d\d:\d\d ready\n$/);
  expect(written((log) => log.debug('too small'))).toEqual([]);
});
