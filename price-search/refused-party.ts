import type { Party, PointOfSale } from './catalogue.ts';
import { type FlightChoice, type FlightQuestion, findFlights, priceFlights } from './find-flights.ts';
import { countTravellers } from './guests.ts';
import { prepareQuestion } from './prepared-question.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/** Why a party cannot go where others can: no seats for all of it, or a fare or service without a price for children. */
export type PartyRefusal = 'seats' | 'children';

/** Whether the tours of a question take others than its party; null: the party can go, or nobody can. */
export function refusedOnTours(snapshot: Snapshot, where: Where, question: Question): PartyRefusal | null {
  const airports = new Map(
    hotelsIn(snapshot, where).map(({ stateId, open }) => {
      const { airportCode } = open().hotel;
      return [`${stateId}/${airportCode}`, { stateId, airportCode }];
    }),
  );
  return refusalOf(question.party, (party) => {
    const prepared = prepareQuestion(snapshot, { ...question, party });
    return [...airports.values()].some(
      ({ stateId, airportCode }) => prepared.journeysTo(stateId, airportCode).all.length > 0,
    );
  });
}

/** The same of flights alone. */
export const refusedOnFlights = (snapshot: Snapshot, question: FlightQuestion): PartyRefusal | null =>
  refusalOf(question.party, (party) => findFlights(snapshot, { ...question, party }).length > 0);

/** The same of flights that are chosen. */
export const refusedOnChoice = (
  snapshot: Snapshot,
  choice: FlightChoice,
  point: PointOfSale,
): PartyRefusal | null =>
  refusalOf(choice.party, (party) => priceFlights(snapshot, { ...choice, party }, point) !== undefined);

/** As many adults as the party needs seats fly at adult fares: where only they can go, a price for children is missing. */
function refusalOf(party: Party, canGo: (party: Party) => boolean): PartyRefusal | null {
  if (canGo(party)) return null;
  if (canGo({ adults: countTravellers(party).seats, childAges: [] })) return 'children';
  return canGo({ adults: 1, childAges: [] }) ? 'seats' : null;
}
