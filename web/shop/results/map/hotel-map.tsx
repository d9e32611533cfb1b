import { useRef } from 'react';
import type { loader } from '#web/search/lookups/lookup-map.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import { type SearchQuestion, writeSearch } from '#web/search/query/search-question.ts';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { HotelsOnMap } from './hotels-on-map.tsx';

/** The hotels of a search on a map: all of them, wherever the map is, so that moving it asks for none anew. */
export default function HotelMap({ question }: { question: SearchQuestion }) {
  const latest = useRef<Awaited<ReturnType<typeof loader>>>(null);
  const answer = useLookupOf<typeof loader>(`/lookup/map?${mapQuery(question)}`);
  latest.current = answer ?? latest.current; // what was there stays until the next comes
  return latest.current && <HotelsOnMap answer={latest.current} question={question} />;
}

/** The question without what does not matter on a map: the box, the order and the page. */
function mapQuery(question: SearchQuestion): string {
  const { BOX: _, SORT_TYPE: __, PRICE_PAGE: ___, ...asked } = writeSearch(question);
  return writeQuery({ SEARCH_TYPE: question.kind, ...said(asked) });
}
