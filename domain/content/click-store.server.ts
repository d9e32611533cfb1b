import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

export type Click = { advertisementId: number; siteId: string; day: PlainDate };

/** One click more on an advertisement, a day and a site. */
export const addClick = (db: Kysely<DB>, { advertisementId, siteId, day }: Click) =>
  db
    .insertInto('advertisement_click')
    .values({ advertisement_id: advertisementId, site_id: siteId, day, clicks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['advertisement_id', 'day', 'site_id'])
        .doUpdateSet({ clicks: sql`advertisement_click.clicks + 1` }),
    )
    .execute();
