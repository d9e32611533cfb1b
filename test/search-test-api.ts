import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import type { z } from 'zod';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerSearchCounts } from '#api/core-search-counts.ts';
import { registerSearchMap } from '#api/core-search-map.ts';
import { testApi } from '#api/test-api.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';

const clock = () => new Date('2026-11-21T10:00:00Z');

/** The calls that sell, over the operator that is in the database by now. */
export async function openSearchApi({ db, connection }: Awaited<ReturnType<typeof openTestDatabase>>) {
  const catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { api, ask } = testApi((added) => {
    registerSearch(added, dependencies);
    registerSearchMap(added, dependencies);
    registerSearchCounts(added, dependencies);
    registerOffers(added, dependencies);
  });

  async function get<Schema extends z.ZodType>(
    call: { answer: Schema },
    path: string,
  ): Promise<z.output<Schema>> {
    const response = await ask(path);
    expect(response.status, `${path}\n${await response.clone().text()}`).toBe(200);
    return call.answer.parse(await response.json());
  }

  /** Asks `usual` with some parameters changed: one that is empty is left out. */
  const searchFrom = (usual: string) => async (changes: string) => {
    const answer = (await get(searchTours, `/core/search?${changed(usual, changes)}`))[0]!;
    return { ...answer, hotels: hotelRows(answer.prices) };
  };

  /** The parameters that a refusal names. */
  async function fieldsRefused(path: string): Promise<string[]> {
    const response = await ask(path);
    expect(response.status, path).toBe(400);
    const problem = (await response.json()) as { errors: { field: string }[] };
    return [...new Set(problem.errors.map(({ field }) => field))];
  }

  return { api, ask, get, searchFrom, fieldsRefused, catalogue };
}

/** The calls that sell, over a choice of tours in a database of their own; `search` asks for a week in June. */
export async function openSearchChoice() {
  const database = await openTestDatabase();
  await addSearchChoice(database.db);
  const api = await openSearchApi(database);
  afterAll(() => api.catalogue.close());
  return { db: database.db, api, search: api.searchFrom(june) };
}

/** A query with some of its parameters changed; one that is empty is left out. */
export function changed(usual: string, changes: string): URLSearchParams {
  const parameters = new URLSearchParams(usual);
  for (const [name, value] of new URLSearchParams(changes)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

/** A week from Riga in the first days of June 2027. */
export const june = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';
