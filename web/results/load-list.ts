import { isGoneBackTo } from '#web/context/kept-pages.ts';
import type { ReadableSearch, ResultsData } from './results-loader.ts';

/**
 * The list of an address. Of a visitor who goes back to one that is not kept any more, the page they came from stays until
 * the new one is whole: the list is as long as it was before the window is scrolled to where it was.
 */
export const loadList = async <Other = never>(address: string, load: () => Promise<ResultsData | Other>) =>
  isGoneBackTo(address) ? whole(await load()) : load();

async function whole<Other>(data: ResultsData | Other): Promise<ResultsData | Other> {
  if (!isAsked(data)) return data;
  const [outcome] = await Promise.allSettled([data.outcome]);
  return outcome.status === 'fulfilled' ? { ...data, outcome: outcome.value } : data;
}

/** Not every page of a season or of what leaves soon is a search. */
const isAsked = (data: unknown): data is ReadableSearch =>
  (data as Partial<ReadableSearch>).status === 'asked';
