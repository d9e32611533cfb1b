import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readExcursionTour, readPrograms } from './excursion-tour-store.server.ts';
import { lengthsOf, programsOf } from './programs.ts';

/** Where excursion tours are found. */
export type ExcursionTourSource = { db: Kysely<DB> };

/** Who asks for an excursion tour, and when: programs of the past and of other markets are left out. */
export type ExcursionTourAsked = { slug: string; market: string; today: PlainDate };

/** An excursion tour with its programs, by its slug. */
export const findExcursionTour = ({ db }: ExcursionTourSource, { slug, market, today }: ExcursionTourAsked) =>
  staleIfError(db, ['excursion tour', slug, market, today], async () => {
    const stored = await readExcursionTour(db, slug);
    if (!stored) return undefined;
    const programs = programsOf(await readPrograms(db, stored.tour.id, market, today));
    return { ...stored, programs, lengths: lengthsOf(programs) };
  });

export type FoundExcursionTour = NonNullable<Awaited<ReturnType<typeof findExcursionTour>>>;
