import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { generateTypes } from './generate-types.ts';

const { db } = await openTestDatabase();

test('db/schema.ts is what the migrations make (otherwise: npm run db:types)', async () => {
  const written = await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8');
  expect(written).toBe(await generateTypes(db));
});
