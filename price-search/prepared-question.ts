import type { Tour } from './catalogue.ts';
import { countGuests, countTravellers } from './guests.ts';
import type { OpenHotel } from './hotel-block.ts';
import { findJourneys, type JourneyQuestion, type Journeys } from './journeys.ts';
import { type Occupancy, occupanciesOf } from './occupancies.ts';
import { type PartedParty, partingOf } from './party-parts.ts';
import { anyTour, type Question, type TourFilter } from './question.ts';
import { saleMultiplier } from './rounding.ts';
import type { Snapshot } from './snapshot.ts';

/** A question made ready: the party counted, journeys and rates found when first needed. */
export type PreparedQuestion = JourneyQuestion & {
  /** How it may sleep in rooms with the same accommodations. */
  occupancies: (accommodationSet: number) => Occupancy[];
  /** How it may be parted where no room takes it whole. */
  partedFor: (open: OpenHotel) => PartedParty;
  /** All ways to an airport of a state. */
  journeysTo: (stateId: number, airportCode: string) => Journeys;
};

export function prepareQuestion(snapshot: Snapshot, question: Question): PreparedQuestion {
  const tours = (snapshot.toursByTown.get(question.townId) ?? []).filter(passes(question.tours ?? anyTour));
  const journeys = new Map<string, Journeys>();
  /** By currency, then packet type. */
  const multipliers = new Map<string, (number | undefined)[]>();
  const asked: PreparedQuestion = {
    snapshot,
    question,
    travellers: countTravellers(question.party),
    occupancies: occupanciesOf(countGuests(question.party)),
    partedFor: partingOf(question.party),
    multiplier: (packetType, currency) => {
      const known = multipliers.get(currency) ?? [];
      multipliers.set(currency, known);
      if (!(packetType in known))
        known[packetType] = saleMultiplier(snapshot.trade, question.point, packetType, currency);
      return known[packetType];
    },
    journeysTo: (stateId, airportCode) => {
      const key = `${stateId}/${airportCode}`;
      const known = journeys.get(key);
      if (known) return known;
      const here = tours.filter((tour) => tour.stateId === stateId);
      const found = findJourneys(asked, here, airportCode);
      journeys.set(key, found);
      return found;
    },
  };
  return asked;
}

function passes(filter: TourFilter): (tour: Tour) => boolean {
  const within = (wanted: readonly number[], id: number | null) =>
    wanted.length === 0 || (id !== null && wanted.includes(id));
  return (tour) =>
    within(filter.tourIds, tour.id) &&
    within(filter.programTypeIds, tour.programTypeId) &&
    within(filter.tourTypeIds, tour.tourTypeId) &&
    within(filter.packetTypes, tour.packetType) &&
    (filter.ufilterIds.length === 0 || filter.ufilterIds.some((id) => tour.ufilterIds.includes(id)));
}
