import type { Client } from '#calls/client.ts';
import { states, suggestion } from '#calls/lookups-places.ts';
import { type TourKind, travelKinds } from '#lib/travel-kind.ts';
import type { Asked } from '#web/search/query/asked.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

/**
 * The country of an address that names none: that of the hotel, town or region which it names, else the one that is asked
 * for most from its town, or from the visitor's where nothing is sold from that.
 */
export async function unsaidState(
  client: Client,
  { place, trip }: Asked,
  usual: { townFrom: number; kind: TourKind },
): Promise<number | undefined> {
  const { hasFlight } = travelKinds[usual.kind];
  const townFrom = hasFlight ? (trip.townFrom ?? usual.townFrom) : withoutFlight;
  for (const [type, incs] of [
    ['hotel', place.hotels],
    ['town', place.towns],
    ['region', place.regions],
  ] as const) {
    const [inc] = incs;
    const named = inc === undefined ? undefined : await client.call(suggestion, { townFrom, type, inc });
    const found = named?.ok ? named.value[0]?.stateInc : undefined;
    if (found !== undefined) return found;
  }
  return (await soldFrom(client, townFrom, usual.kind)) ?? soldFrom(client, usual.townFrom, usual.kind);
}

/** The country that is asked for most from a town; undefined where none is sold from it. */
async function soldFrom(client: Client, townFrom: number, searchType: TourKind): Promise<number | undefined> {
  const answer = await client.call(states, { townFrom, searchType });
  return answer.ok ? answer.value[0]?.state : undefined;
}
