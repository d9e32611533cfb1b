import { travelKinds } from '#lib/travel-kind.ts';
import type { Translate } from '#texts/translator.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';

/** How many of what was looked for: hotels, or at sea ships. */
export const foundWords = (t: Translate, { kind }: SearchQuestion, count: number): string =>
  t(travelKinds[kind].isAtSea ? 'results.found.ships' : 'results.found.hotels', { count });
