import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';

const { db, patient } = await openTestDatabase();

test('a statement that takes long is left alone as long as the database answers, within the limit of a request', async () => {
  await Promise.all([db, patient].map((each) => sql`select pg_sleep(2.5)`.execute(each)));
  const limits = await Promise.all(
    [db, patient].map((each) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(each)),
  );
  expect(limits.map(({ rows: [row] }) => row?.statement_timeout)).toEqual(['15s', '0']);
});
