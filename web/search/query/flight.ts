import type { Codec } from './codec.ts';
import type { QueryValues } from './query-values.ts';

/** Which flights a trip may have. */
export type FlightWish = { flight: 'any' | 'charter' | 'regular' };

/** The plain form has `FLIGHT` check boxes; the calls have two switches. Both or none is no wish. */
export const flight = {
  names: ['CHARTER', 'REGULAR', 'FLIGHT'],
  read: readFlight,
  write: writeFlight,
} satisfies Codec<FlightWish>;

function readFlight(values: QueryValues): FlightWish {
  const ticked = values.get('FLIGHT');
  if (ticked === 'charter' || isNo(values.get('REGULAR')))
    return { flight: isNo(values.get('CHARTER')) ? 'any' : 'charter' };
  return { flight: ticked === 'regular' || isNo(values.get('CHARTER')) ? 'regular' : 'any' };
}

const isNo = (text = '1') => /^(0|false)$/i.test(text);

function writeFlight({ flight }: FlightWish) {
  return {
    CHARTER: flight === 'regular' ? ('0' as const) : undefined,
    REGULAR: flight === 'charter' ? ('0' as const) : undefined,
  };
}
