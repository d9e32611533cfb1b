import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { cleanTexts } from '#domain/content/clean-texts.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readVacancies, type StoredVacancy } from './vacancy-store.server.ts';

type Place = { market: string; today: PlainDate };

/** What vacancies are narrowed by; empty is any. */
type Filter = { city: string; area: string };

/** The vacancies of a market, narrowed, and all that they can be narrowed by. */
export async function listVacancies(db: Kysely<DB>, place: Place, { city, area }: Filter) {
  const all = await readVacancies(db, place);
  const list = all.filter(
    (one) => (city === '' || one.city_slug === city) && (area === '' || one.area === area),
  );
  return {
    list,
    cities: [...new Map(all.map((one) => [one.city_slug, one.city]))].map(([slug, name]) => ({ slug, name })),
    areas: [...new Set(all.map((one) => one.area))],
  };
}

/** A vacancy that can be applied for. */
export async function findVacancy(
  db: Kysely<DB>,
  place: Place,
  slug: string,
): Promise<StoredVacancy | undefined> {
  const found = (await readVacancies(db, place)).find((one) => one.slug === slug);
  if (!found) return undefined;
  const { work, person, offer } = found;
  return { ...found, work: cleanTexts(work), person: cleanTexts(person), offer: cleanTexts(offer) };
}
