import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { offerFlights } from '#calls/hotel.ts';
import type { LegAnswer } from '#calls/offer-fields.ts';

type Answer = AnswerOf<typeof offerFlights>[number];

/** Flights there and back that an offer can be taken with: its claim with them, and what they cost more than the chosen. */
export type FlightPair = {
  claim: string;
  out: FlightLine;
  back: FlightLine;
  difference: number;
  isChosen: boolean;
  isInstant: boolean;
};

type FlightLine = Pick<LegAnswer, 'departsAt' | 'arrivesAt'> & { flight: string };

/** The pairs for a claim, the cheapest first; none where they cannot be told. */
export async function flightPairs(client: Client, claim: string): Promise<FlightPair[]> {
  const answer = await client.call(offerFlights, { claim });
  const pairs = answer.ok ? answer.value : [];
  const chosen = pairs.find(({ isChosen }) => isChosen);
  if (!chosen || pairs.length < 2) return [];
  return pairs.map((pair) => ({
    claim: pair.claim,
    out: lineOf(pair.out),
    back: lineOf(pair.back),
    difference: pair.price - chosen.price,
    isChosen: pair.isChosen,
    isInstant: pair.daynoconfirm === 0,
  }));
}

const lineOf = ({ departsAt, arrivesAt, carrier, flightNumber }: Answer['out']): FlightLine => ({
  departsAt,
  arrivesAt,
  flight: `${carrier} ${flightNumber}`,
});
