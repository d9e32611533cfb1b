import type { Codec } from './codec.ts';
import { listed, type QueryProblem, type QueryValues, readIncs, readParts } from './query-values.ts';

/** Which flights a trip may have. */
export type FlightWish = {
  flight: 'any' | 'charter' | 'regular';
  /** Airlines by their numbers, any of them; none is no wish. */
  carriers: number[];
  /** Parts of the day in which one leaves, there and back; none is no wish. */
  leaves: number[];
  returns: number[];
};

export const anyFlight: FlightWish = { flight: 'any', carriers: [], leaves: [], returns: [] };

/** The plain form has `FLIGHT` check boxes; the calls have two switches. Both or none is no wish. */
export const flight = {
  names: ['CHARTER', 'REGULAR', 'FLIGHT', 'CARRIERLIST', 'LEAVES', 'RETURNS'],
  read: (values: QueryValues, problems: QueryProblem[]) => ({
    flight: readKind(values),
    carriers: readIncs(values, 'CARRIERLIST', problems),
    leaves: readParts(values, 'LEAVES', problems),
    returns: readParts(values, 'RETURNS', problems),
  }),
  write: writeFlight,
} satisfies Codec<FlightWish>;

function readKind(values: QueryValues): FlightWish['flight'] {
  const ticked = values.get('FLIGHT');
  if (ticked === 'charter' || isNo(values.get('REGULAR')))
    return isNo(values.get('CHARTER')) ? 'any' : 'charter';
  return ticked === 'regular' || isNo(values.get('CHARTER')) ? 'regular' : 'any';
}

const isNo = (text = '1') => /^(0|false)$/i.test(text);

function writeFlight({ flight, carriers, leaves, returns }: FlightWish) {
  return {
    CHARTER: flight === 'regular' ? ('0' as const) : undefined,
    REGULAR: flight === 'charter' ? ('0' as const) : undefined,
    CARRIERLIST: listed(carriers),
    LEAVES: listed(leaves),
    RETURNS: listed(returns),
  };
}
