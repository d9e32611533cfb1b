import { useRef } from 'react';
import type { loader } from '#web/search/lookups/lookup-map.ts';
import { listQuery, type SearchQuestion } from '#web/search/query/search-question.ts';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { HotelsOnMap } from './hotels-on-map.tsx';

/** The hotels of a search on a map: all of them, wherever the map is, so that moving it asks for none anew. */
export default function HotelMap({ question }: { question: SearchQuestion }) {
  const latest = useRef<Awaited<ReturnType<typeof loader>>>(null);
  const answer = useLookupOf<typeof loader>(`/lookup/map?${listQuery({ ...question, box: undefined })}`);
  latest.current = answer ?? latest.current; // what was there stays until the next comes
  return latest.current && <HotelsOnMap answer={latest.current} question={question} />;
}
