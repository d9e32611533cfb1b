import { expect, test } from 'vitest';
import { cacheAnswers } from '#domain/catalogue/cache-answers.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { destinationsFrom } from './destinations.ts';

test('a question that failed is asked again by the next visitor, and an answer is cached', async () => {
  let asked = 0;
  const moment = {
    snapshot: { toursByTown: new Map(), hotelsByState: new Map() },
    directory: { states: new Map() },
    ask: cacheAnswers(async () => {
      asked++;
      if (asked === 1) throw new Error('The thread has died');
      return new Map() as never; // what this question answers
    }),
  } as unknown as CatalogueMoment; // what this question looks at
  const point = { market: 'com', currency: 'EUR', today: 20_000, rateDay: 20_000 };
  await expect(destinationsFrom(moment, 1, point)).rejects.toThrow('died');
  await expect(destinationsFrom(moment, 1, point)).resolves.toEqual([]);
  await expect(destinationsFrom(moment, 1, point)).resolves.toEqual([]);
  expect(asked).toBe(2);
});
