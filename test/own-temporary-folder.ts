import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs once before all test files: what they write to the folder for temporary files is gone when they have run. */
export default async function ownTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-test-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
