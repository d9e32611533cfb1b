import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';

const { pool } = await openTestDatabase();

test('days and local times come as they were written, whatever the time zone of the process', async () => {
  const { rows } = await pool.query(
    `select date '2027-03-28' as day, timestamp '2027-03-28 02:30' as local,
            array[date '2027-01-01', null] as days, timestamptz '2027-03-28 02:30+03' as moment`,
  );
  expect(rows).toEqual([
    {
      day: '2027-03-28',
      local: '2027-03-28 02:30:00',
      days: ['2027-01-01', null],
      moment: new Date('2027-03-27T23:30Z'),
    },
  ]);
});

test('a bigint is a number, and one that would lose digits is an error', async () => {
  const { rows } = await pool.query("select 9007199254740991 as most, '{1,2}'::bigint[] as list");
  expect(rows).toEqual([{ most: 9007199254740991, list: [1, 2] }]);
  await expect(pool.query('select 9007199254740993 as more')).rejects.toThrow('does not fit');
});
