import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** Tour types are checked by the table. */
type TourType = 'cruise' | 'excurtour';

/** An excursion tour with everything its page shows but its programs, as stored. */
export async function readExcursionTour(db: Kysely<DB>, slug: string) {
  const tour = await db
    .selectFrom('excursion_tour')
    .innerJoin('state', 'state.id', 'excursion_tour.state_id')
    .selectAll('excursion_tour')
    .select(['state.name as stateName', 'state.slug as stateSlug'])
    .where('excursion_tour.slug', '=', slug)
    .executeTakeFirst();
  if (!tour) return undefined;
  const [images, days, icons, services] = await Promise.all([
    db
      .selectFrom('excursion_tour_image')
      .select(['order_no as orderNo', 'image', 'alt'])
      .where('excursion_tour_id', '=', tour.id)
      .orderBy('order_no')
      .execute(),
    db
      .selectFrom('excursion_tour_day')
      .select(['nights', 'day', 'title', 'latitude', 'longitude', 'text'])
      .where('excursion_tour_id', '=', tour.id)
      .orderBy('nights')
      .orderBy('day')
      .execute(),
    db
      .selectFrom('excursion_tour_icon')
      .select(['link', 'value'])
      .where('excursion_tour_id', '=', tour.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('excursion_service')
      .selectAll()
      .where('excursion_tour_id', '=', tour.id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  return { tour: { ...tour, type: tour.type as TourType }, images, days, icons, services };
}

/** The tours of a market that an excursion tour is sold as, from `today` on; those without flight are every market's. */
export const readPrograms = (db: Kysely<DB>, excursionTourId: number, market: string, today: PlainDate) =>
  db
    .selectFrom('tour')
    .innerJoin('departure_town', 'departure_town.id', 'tour.departure_town_id')
    .select([
      'valid_from as validFrom',
      'valid_to as validTo',
      'nights_from as nightsFrom',
      'nights_to as nightsTo',
      'departure_days as departureDays',
    ])
    .where('excursion_tour_id', '=', excursionTourId)
    .where('valid_to', '>=', today)
    .where(({ or, eb }) => or([eb('market', '=', market), eb('airport_code', 'is', null)]))
    .execute();
