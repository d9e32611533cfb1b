import type { Localised } from '#lib/localised.ts';

/** A text of the test data, in English and Russian. */
export const named = (en: string, ru = en): Localised => ({ en, ru });
