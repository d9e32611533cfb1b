import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { consumerSiteOf } from './consumer-site.ts';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;

test('every other site leads to the consumer site of its market', () => {
  expect(consumerSiteOf(siteOf('agent-pl'))?.id).toBe('b2c-pl');
  expect(consumerSiteOf(siteOf('events-com'))?.id).toBe('b2c-com');
});

test('a consumer site leads to no other, and a deployment may have none', () => {
  expect(consumerSiteOf(siteOf('b2c-pl'))).toBeUndefined();
  expect(consumerSiteOf(siteOf('agent-pl'), [siteOf('agent-pl')])).toBeUndefined();
});
