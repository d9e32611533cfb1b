import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { addClick, type Click } from './click-store.server.ts';
import type { ContentMoment } from './live-content.ts';

/** Counts a click on an advertisement, by day and site; who clicked is not known here. */
export async function countClick(
  db: Kysely<DB>,
  { advertisements }: Pick<ContentMoment, 'advertisements'>,
  click: Click,
): Promise<Result<void, 'unknown'>> {
  if (!advertisements.some(({ id }) => id === click.advertisementId)) return fail('unknown');
  await addClick(db, click);
  return ok(undefined);
}
