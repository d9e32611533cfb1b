import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMessageKey } from './write-message-key.ts';

test('texts/message-key.ts knows every area of messages, and no other (otherwise: npm run texts:types)', async () => {
  const written = await readFile(join(import.meta.dirname, 'message-key.ts'), 'utf8');
  expect(written).toBe(writeMessageKey());
});
