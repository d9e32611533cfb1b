import type { AnswerOf } from '#calls/call.ts';
import type { offerCall } from '#calls/hotel.ts';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import type { FlightRow } from './flight-list.ts';

/** Flights whose price is opened. */
export type OpenedFlights = {
  /** Undefined where the claim cannot be read, or is of no flights. */
  answer: Extract<AnswerOf<typeof offerCall>, { status: 'priced-flights' | 'gone' }> | undefined;
  /** Of an agent who is logged in. */
  agent?: AgentOffer | undefined;
};

type Flights = Pick<FlightRow, 'classId'> & { [Way in 'out' | 'back']: Flight | null };
type Flight = { flightNumber: string; departsAt: string };

/** Whether flights of a list are those of a claim, which is new each time that they are priced. */
export const isOpened = (row: Flights, { answer }: OpenedFlights): boolean =>
  answer?.status === 'priced-flights' && nameOf(row) === nameOf(answer.offer);

const nameOf = ({ classId, out, back }: Flights) =>
  [classId, out?.flightNumber, out?.departsAt, back?.flightNumber, back?.departsAt].join();
