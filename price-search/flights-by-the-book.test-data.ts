import type { Catalogue, Leg } from './catalogue.ts';
import type { FlightQuestion } from './find-flights.ts';
import { roundToSale, saleMultiplier } from './rounding.ts';

type FlightBook = Pick<Catalogue, 'legs'> & Parameters<typeof saleMultiplier>[0];

/** What the rows could sell, each as its legs and its price: every pair of legs is looked at. */
export function flightsByTheBook(catalogue: FlightBook, question: FlightQuestion): string[] {
  const { point, party, departDay, returnDay } = question;
  const fareOf = (leg: Leg) => {
    let fare = party.adults * leg.adultAmount;
    let laps = party.adults;
    for (const age of party.childAges) {
      const amount = age >= 12 ? leg.adultAmount : age < 2 && laps-- > 0 ? leg.infantAmount : leg.childAmount;
      if (amount === null) return undefined;
      fare += amount;
    }
    const multiplier = saleMultiplier(catalogue, point, 0, leg.currency);
    return multiplier === undefined ? undefined : roundToSale(fare, multiplier);
  };
  const onLaps = Math.min(party.adults, party.childAges.filter((age) => age < 2).length);
  const seats = party.adults + party.childAges.length - onLaps;
  const isSold = (leg: Leg) =>
    (question.classId === null || leg.classId === question.classId) &&
    (leg.freight === 0 ? question.charter : question.regular) &&
    (leg.isOnRequest ? !question.seatsOnly : leg.seatsFree >= seats) &&
    fareOf(leg) !== undefined;
  const sold: string[] = [];
  for (const out of catalogue.legs) {
    if (out.from !== question.from || out.to !== question.to || out.departDay !== departDay) continue;
    if (departDay <= point.today || !isSold(out)) continue;
    if (returnDay === null) sold.push(`${out.id}--${fareOf(out)}`);
    for (const back of catalogue.legs) {
      if (back.from !== question.to || back.to !== question.from || back.departDay !== returnDay) continue;
      const waits = (back.departDay - out.arriveDay) * 1_440 + back.departMinute - out.arriveMinute;
      if (waits <= 0 || back.freight !== out.freight || back.classId !== out.classId || !isSold(back))
        continue;
      sold.push(`${out.id}-${back.id}-${fareOf(out)! + fareOf(back)!}`);
    }
  }
  return sold.sort();
}
