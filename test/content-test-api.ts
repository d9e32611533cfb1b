import { beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { registerContent } from '#api/content.ts';
import { testApi } from '#api/test-api.ts';
import { createLiveContent } from '#domain/content/live-content.ts';
import { assert } from '#lib/assert.ts';
import { allSites } from '#sites/all-sites.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallContent } from './small-content.ts';
import { addSmallOperator } from './small-operator.ts';

/** The calls of content over the small operator and its content; once at the top of a test file. */
export async function openContentApi() {
  const database = await openTestDatabase();
  const { db } = database;
  const catalogue = await openTestCatalogue(database);
  beforeAll(async () => {
    await addSmallOperator(db);
    await addSmallContent(db);
    await catalogue.refresh();
  });

  /** The API of a site, by its id; `b2c-com` is the usual one. */
  const apiOf = (siteId = 'b2c-com') => {
    const site = allSites.find(({ id }) => id === siteId);
    assert(site, `there is a site ${siteId}`);
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
  return { db, catalogue, apiOf, get };
}
