import type { Accommodation, Leg, Party, TourService } from './catalogue.ts';
import type { Terms } from './terms.ts';

/** A party counted once for everything it is priced for on the way: the air and the tour's services. */
export type Travellers = {
  party: Party;
  adults: number;
  /** From 2 years, and infants with a seat. */
  children: number;
  /** On a lap; without a flight all of them. */
  infants: number;
  /** Infants beyond one an adult: on a flight they have seats and count as children. */
  seatedInfants: number;
  /** Children who pay as adults in the air. */
  grown: number;
  /** Those who need a seat. */
  seats: number;
};

/** Counts a party for a journey with a flight, or for one without, where nobody needs a lap. */
export function countTravellers({ adults, childAges }: Party, flies = true): Travellers {
  const youngest = childAges.filter((age) => age < 2).length;
  const seatedInfants = flies ? Math.max(0, youngest - adults) : 0;
  const children = childAges.length - youngest + seatedInfants;
  return {
    party: { adults, childAges },
    adults,
    children,
    infants: youngest - seatedInfants,
    seatedInfants,
    grown: childAges.filter((age) => age >= 12).length,
    seats: adults + children,
  };
}

/**
 * Fare of the whole party on one leg: children pay as such under 12, infants on laps as infants; undefined where it
 * needs a child fare and there is none.
 */
export function fareOf(
  { adults, children, infants, grown }: Travellers,
  leg: Pick<Leg, 'adultAmount' | 'childAmount' | 'infantAmount'>,
): number | undefined {
  const young = amountFor(children - grown, leg.childAmount);
  return young === undefined
    ? undefined
    : (adults + grown) * leg.adultAmount + young + infants * leg.infantAmount;
}

/** Price of a service for the whole party and stay; undefined where it needs a child price and there is none. */
export function serviceAmount(
  { adults, children, infants }: Travellers,
  service: TourService,
  nights: number,
): number | undefined {
  const young = amountFor(children, service.childAmount);
  if (young === undefined) return undefined;
  const once = adults * service.adultAmount + young + infants * service.infantAmount;
  return once * (service.isPerNight ? nights : 1);
}

const amountFor = (count: number, amount: number | null) =>
  count === 0 ? 0 : amount === null ? undefined : count * amount;

/** A party as a hotel counts it, once for each age up to which a hotel may take children as children. */
export type Guests = {
  party: Party;
  adults: number;
  children: number;
  infants: number;
  /** Ages of the children that are no infants, the oldest first: the order of child reductions. */
  oldestFirst: readonly number[];
};

const oldestChildAge = 17;

/** The same party under each limit of age; limits that change nothing share one answer. */
export function countGuests(party: Party): (maxChildAge: number) => Guests {
  const byLimit: Guests[] = [];
  for (let limit = 0; limit <= oldestChildAge; limit++) {
    const tooOld = party.childAges.filter((age) => age > limit).length;
    const before = byLimit.at(-1);
    if (before && before.adults === party.adults + tooOld) byLimit.push(before);
    else byLimit.push(guestsUnder(party, limit, tooOld));
  }
  return (maxChildAge) => byLimit[Math.max(0, Math.min(maxChildAge, oldestChildAge))]!;
}

function guestsUnder(party: Party, limit: number, tooOld: number): Guests {
  const oldestFirst = party.childAges.filter((age) => age >= 2 && age <= limit).sort((a, b) => b - a);
  return {
    party,
    adults: party.adults + tooOld,
    children: oldestFirst.length,
    infants: party.childAges.length - tooOld - oldestFirst.length,
    oldestFirst,
  };
}

export const fits = (guests: Guests, accommodation: Omit<Accommodation, 'id' | 'roomId'>) =>
  guests.adults >= accommodation.minAdults &&
  guests.adults <= accommodation.maxAdults &&
  guests.children <= accommodation.maxChildren &&
  guests.infants <= accommodation.maxInfants &&
  guests.adults + guests.children <= accommodation.maxGuests;

/** The share of one adult's half that each child pays, the oldest first; basis points. */
export const childShares = ({ oldestFirst }: Guests, terms: Terms) =>
  oldestFirst.map((age, index) => childShare(age, index + 1, terms));

function childShare(age: number, position: number, { childRules, contract }: Terms): number {
  for (const rule of childRules)
    if (rule.position === position && rule.ageFrom <= age && age <= rule.ageTo) return rule.share;
  return contract.childDefaultShare;
}

/** The party's weight in basis points of one adult's half: two adults weigh 20000. */
export function weightOf(guests: Guests, terms: Terms): number {
  const { adults, infants, oldestFirst } = guests;
  const { singleShare, thirdAdultShare, infantShare } = terms.contract;
  let weight = adults === 1 ? 2 * singleShare : 20_000 + (adults - 2) * thirdAdultShare;
  for (let index = 0; index < oldestFirst.length; index++)
    weight += childShare(oldestFirst[index]!, index + 1, terms);
  return weight + infants * infantShare;
}
