import type { Catalogue, Leg, Party, PointOfSale } from '#price-search/catalogue.ts';
import { roundToSale, saleMultiplier } from '#price-search/rounding.ts';

/** The way there and back with the tour's services, for one party. */
export type FlownJourney = {
  tourId: number;
  townId: number;
  out: Leg;
  back: Leg;
  nights: number;
  /** Minor units of the sale currency. */
  amountMinor: number;
};

export type Span = { departFrom: number; departTo: number; nightsMin: number; nightsMax: number };

/** Every pair of legs of one kind that has seats for the party, from every town that flies to the airport. */
export function journeysOf(
  catalogue: Catalogue,
  { point, ...span }: Span & { point: PointOfSale },
  party: Party,
  airport: string,
): FlownJourney[] {
  const journeys: FlownJourney[] = [];
  const legs = Map.groupBy(
    catalogue.legs.filter((leg) => leg.isOnRequest || leg.seatsFree >= seatsOf(party)),
    (leg) => `${leg.from}-${leg.to}/${leg.departDay}`,
  );
  const inSale = (amount: number, currency: string, packetType: number) =>
    roundToSale(amount, saleMultiplier(catalogue, point, packetType, currency)!);
  for (const tour of catalogue.tours) {
    const home = catalogue.departureTowns.find((town) => town.id === tour.townId)?.airportCode;
    const services = catalogue.tourServices.filter((service) => service.tourId === tour.id);
    const first = Math.max(span.departFrom, tour.validFrom, point.today + 1);
    for (let day = first; day <= Math.min(span.departTo, tour.validTo); day++) {
      for (const out of legs.get(`${home}-${airport}/${day}`) ?? []) {
        const longest = Math.min(span.nightsMax, tour.nightsTo);
        for (let nights = Math.max(span.nightsMin, tour.nightsFrom); nights <= longest; nights++) {
          for (const back of legs.get(`${airport}-${home}/${out.arriveDay + nights}`) ?? []) {
            if (back.freight !== out.freight) continue;
            let amountMinor = 0;
            for (const leg of [out, back])
              amountMinor += inSale(forEach(party, 12, leg), leg.currency, tour.packetType);
            for (const service of services) {
              const amount = forEach(party, 18, service) * (service.isPerNight ? nights : 1);
              amountMinor += inSale(amount, service.currency, tour.packetType);
            }
            journeys.push({ tourId: tour.id, townId: tour.townId, out, back, nights, amountMinor });
          }
        }
      }
    }
  }
  return journeys;
}

/** Each adult holds one infant. */
const lapsOf = ({ adults, childAges }: Party) => Math.min(adults, childAges.filter((age) => age < 2).length);

const seatsOf = (party: Party) => party.adults + party.childAges.length - lapsOf(party);

type Amounts = { adultAmount: number; childAmount: number | null; infantAmount: number };

function forEach(party: Party, grownAt: number, amounts: Amounts): number {
  const laps = lapsOf(party);
  const grown = party.childAges.filter((age) => age >= grownAt).length;
  const children = party.childAges.length - grown - laps;
  return (
    (party.adults + grown) * amounts.adultAmount +
    children * amounts.childAmount! + // every fare and service of this catalogue has a price for children
    laps * amounts.infantAmount
  );
}
