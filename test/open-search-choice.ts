import { afterAll } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';
import { june, openSearchApi } from './search-api.ts';
import { addSearchChoice } from './search-choice.ts';

/** The calls that sell, over a choice of tours in a database of their own; `search` asks for a week in June. */
export async function openSearchChoice() {
  const database = await openTestDatabase();
  await addSearchChoice(database.db);
  const api = await openSearchApi(database);
  afterAll(() => api.catalogue.close());
  return { db: database.db, api, search: api.searchFrom(june) };
}
