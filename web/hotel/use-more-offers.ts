import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#web/context/visit.tsx';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import type { DetailData } from './hotel-loader.ts';
import type { loader } from './hotel-offers-resource.ts';
import { openedRows, type RoomGroup } from './hotel-prices.ts';

type Asked = Pick<DetailData, 'searchType' | 'hotel' | 'trip' | 'filters' | 'prices'>;

/** The rest of what a page begins with: fetched when it is asked for; `hasFailed` where it did not come. */
function useMore({ searchType, hotel, trip, filters, prices }: Asked, expand: string) {
  const fetcher = useFetcher<typeof loader>();
  const toLocal = useLocalPath();
  const question = {
    SEARCH_TYPE: searchType,
    ...writeTrip(trip),
    ...writeOfferFilters(filters),
    ...(prices.ok && { CURRENCY: prices.currency }),
  };
  const load = (page = 1) => {
    const query = writeQuery({ hotel: `${hotel.info.inc}`, expand, page: `${page}`, ...said(question) });
    void fetcher.load(toLocal(`/lookup/hotel-offers?${query}`));
  };
  const isLoading = fetcher.state !== 'idle';
  const hasFailed = !isLoading && fetcher.data !== undefined && !fetcher.data?.groups;
  return { groups: fetcher.data?.groups, load, isLoading, hasFailed };
}

/** The first rooms of a hotel, all of them once they came. */
export function useRooms(data: DetailData, first: RoomGroup[]) {
  const { groups, load, ...more } = useMore(data, 'all');
  return { groups: groups && groups.length > first.length ? groups : first, load: () => load(), ...more };
}

/** The first offers of a room, and those that came when more were asked for. */
export function useRows(data: DetailData, { key, rows: first }: RoomGroup) {
  const { groups, load, ...more } = useMore(data, key);
  const [rows, setRows] = useState(first);
  const came = groups?.[0]?.rows;
  useEffect(() => {
    if (came) setRows((known) => (known.length < openedRows ? came : [...known, ...came]));
  }, [came]);
  return { rows, load: () => load(Math.floor(rows.length / openedRows) + 1), ...more };
}
