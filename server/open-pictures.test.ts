import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readMediaPath } from '#domain/media/media-path.ts';
import { assert } from '#lib/assert.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { errorPictures } from '#web/shell/errors/error-pictures.ts';
import { housePictures } from '#web/ui/house-pictures.ts';
import { openPictures } from './open-pictures.ts';

const { db } = await openTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
afterAll(() => rm(dataDir, { recursive: true }));

const open = () =>
  openPictures({ db, folder: join(dataDir, 'images'), log: pino({ level: 'silent' }), isLimited: true });

function order(src: string, width: number) {
  const path = readMediaPath(src);
  assert(path, `${src} is a media path`);
  return { path, width, format: 'avif' as const };
}

test('the posters that belong to pages are drawn without any catalogue, and no others', async () => {
  const { renderImage } = await open();
  for (const path of [...Object.values(housePictures), ...Object.values(errorPictures)]) {
    expect(await renderImage(order(path, 20), '192.0.2.1')).toMatchObject({ ok: true });
  }
  const thoughtUp = housePictures.empty.replace('empty', 'full');
  expect(await renderImage(order(thoughtUp, 20), '192.0.2.1')).toEqual({ ok: false, reason: 'no-picture' });
});

test('one home of an IPv6 network has one budget, and another address its own', async () => {
  const { renderImage } = await open();
  const ask = (seed: number, address: string) =>
    renderImage(order(`/media/poster/spa/s${seed}.svg`, 2176), address);
  for (let seed = 0; seed < 40; seed++) await ask(seed, `2001:db8::${seed + 1}`);
  expect(await ask(40, '2001:db8::ffff')).toMatchObject({ ok: false, reason: 'too-many' });
  expect(await ask(40, '192.0.2.9')).toEqual({ ok: false, reason: 'no-picture' });
});
