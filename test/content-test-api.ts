import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { registerContent } from '#api/content.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { createLiveContent } from '#domain/content/live-content.ts';
import { assert } from '#lib/assert.ts';
import { allSites } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallContent } from './small-content.ts';
import { addSmallOperator } from './small-operator.ts';

/** The calls of content over the small operator and its content; once at the top of a test file. */
export async function openContentApi() {
  const { db, connection } = await openTestDatabase();
  let catalogue: LiveCatalogue | undefined;
  beforeAll(async () => {
    await addSmallOperator(db);
    await addSmallContent(db);
    const clock = () => new Date('2026-11-21T10:00:00Z');
    catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  });
  afterAll(() => catalogue?.close());

  /** The API of a site, by its id; `b2c-com` is the usual one. */
  const apiOf = (siteId = 'b2c-com') => {
    const site = allSites.find(({ id }) => id === siteId);
    assert(site && catalogue, `there is a site ${siteId}, and the catalogue is open`);
    const dependencies = { content: createLiveContent({ db }), catalogue };
    return testApi((api) => registerContent(api, dependencies), { site });
  };
  const get = async <Schema extends z.ZodType>(
    { answer }: { answer: Schema },
    path: string,
    siteId?: string,
  ): Promise<z.output<Schema>> => {
    const response = await apiOf(siteId).ask(`/b2c/${path}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return answer.parse(await response.json());
  };
  return { db, apiOf, get, refresh: () => catalogue?.refresh() };
}
