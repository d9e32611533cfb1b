import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { named } from './named.ts';

/** What tours can be told apart by: tour type 13, filters 1 (with a note and a page) and 2, which stands before it. */
export async function addTourWords(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('tour_type')
    .values({ id: 13, name: named('Round trip', 'Круговой') })
    .execute();
  await db
    .insertInto('ufilter')
    .values([
      {
        id: 1,
        name: named('With children', 'С детьми'),
        note: named('Kids pay less'),
        url: '/kids',
        position: 2,
      },
      { id: 2, name: named('Quiet', 'Тихо'), position: 1 },
    ])
    .execute();
}
