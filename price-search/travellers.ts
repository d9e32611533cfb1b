import type { Accommodation, Contract, Leg, Party, TourService } from './catalogue.ts';
import type { Terms } from './snapshot.ts';

/** A party counted once for all the offers it is asked for. */
export type Travellers = {
  party: Party;
  adults: number;
  children: number;
  infants: number;
  /** Ages of the children that are no infants, the oldest first: the order of child reductions. */
  oldestFirst: number[];
  /** Those who need a seat. */
  seats: number;
};

export function countTravellers(party: Party): Travellers {
  const oldestFirst = party.childAges.filter((age) => age >= 2).sort((a, b) => b - a);
  return {
    party,
    adults: party.adults,
    children: oldestFirst.length,
    infants: party.childAges.length - oldestFirst.length,
    oldestFirst,
    seats: party.adults + oldestFirst.length,
  };
}

export const fits = (travellers: Travellers, accommodation: Accommodation) =>
  travellers.adults >= accommodation.minAdults &&
  travellers.adults <= accommodation.maxAdults &&
  travellers.children <= accommodation.maxChildren &&
  travellers.infants <= accommodation.maxInfants &&
  travellers.adults + travellers.children <= accommodation.maxGuests &&
  travellers.party.childAges.every((age) => age <= accommodation.maxChildAge);

/** The share of one adult's half that each child pays, the oldest first; basis points. */
export const childShares = (travellers: Travellers, terms: Terms) =>
  travellers.oldestFirst.map((age, index) => {
    const rule = terms.childRules.find((r) => r.position === index + 1 && r.ageFrom <= age && age <= r.ageTo);
    return rule?.share ?? terms.contract.childDefaultShare;
  });

const adultsWeight = (adults: number, contract: Contract) =>
  adults === 1 ? 2 * contract.singleShare : 20_000 + (adults - 2) * contract.thirdAdultShare;

/** The party's weight in basis points of one adult's half: two adults weigh 20000. */
export const weightOf = (travellers: Travellers, terms: Terms) =>
  childShares(travellers, terms).reduce((a, b) => a + b, 0) +
  adultsWeight(travellers.adults, terms.contract) +
  travellers.infants * terms.contract.infantShare;

/** Fare of the whole party on one leg: children pay as such under 12, infants under 2. */
export function fareOf(travellers: Travellers, leg: Leg): number {
  const grown = travellers.oldestFirst.filter((age) => age >= 12).length;
  return (
    (travellers.adults + grown) * leg.adultAmount +
    (travellers.children - grown) * leg.childAmount +
    travellers.infants * leg.infantAmount
  );
}

/** Price of a service for the whole party and stay. */
export const serviceAmount = (travellers: Travellers, service: TourService, nights: number) =>
  (travellers.adults * service.adultAmount +
    travellers.children * service.childAmount +
    travellers.infants * service.infantAmount) *
  (service.isPerNight ? nights : 1);
