import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import type { Localised } from '#lib/localised.ts';
import { addDays, dayNumber, type PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { servicePartyLimits } from '#lib/service-party.ts';
import type { Rate } from '#price-search/catalogue.ts';
import { roundToSale, saleMultiplier } from '#price-search/rounding.ts';
import { allTowns } from './service-places.ts';
import { readServicePrices } from './service-store.server.ts';

/** What a price list of services is made from: the stored prices, and the operator's rates as of now. */
export type ServicePriceSource = { db: Kysely<DB>; rates: readonly Rate[] };

/** As of trips, nothing that begins today is sold any more. */
export const firstServiceDay = (today: PlainDate): PlainDate => addDays(today, 1);

export type ServiceQuestion = {
  typeId: number;
  /** Country that the travellers live in. */
  stateFromId: number;
  stateId: number;
  /** Missing, or the number of "all": every town. */
  townId: number | undefined;
  /** The service begins on one of these days. */
  dateFrom: PlainDate;
  dateTo: PlainDate;
  adults: number;
  childAges: readonly number[];
  /** Of the prices. */
  currency: string;
  market: string;
  today: PlainDate;
  /** The day whose rates hold. */
  rateDay: PlainDate;
};

/** A service for the whole party, in whole units of the asked currency; its lines sum to the total. */
export type PricedService = {
  id: number;
  name: Localised;
  note: Localised | null;
  state: { id: number; name: Localised; slug: string };
  /** Null: any town of the state. */
  town: { id: number; name: Localised } | null;
  /** First and last day, of those asked for, that it may begin on. */
  dateFrom: PlainDate;
  dateTo: PlainDate;
  adultsMinor: number;
  childrenMinor: number;
  totalMinor: number;
  currency: string;
};

/**
 * The services that a party may buy, cheapest first. A price that cannot be converted to the asked currency is left
 * out; a party beyond the limits of the kind ([W]§9) has no price at all.
 */
export async function findServices(
  { db, rates }: ServicePriceSource,
  asked: ServiceQuestion,
): Promise<Result<PricedService[], 'party-too-large'>> {
  const limits = servicePartyLimits(asked.typeId);
  if (asked.adults > limits.adults || asked.childAges.length > limits.children)
    return fail('party-too-large');
  const from = later(asked.dateFrom, firstServiceDay(asked.today));
  if (from > asked.dateTo) return ok([]);
  const townId = asked.townId === allTowns.id ? undefined : asked.townId;
  const wanted = { ...asked, townId, from, to: asked.dateTo };
  const prices = await staleIfError(db, ['service prices', wanted], () => readServicePrices(db, wanted));
  const point = {
    market: asked.market,
    currency: asked.currency,
    today: dayNumber(asked.today),
    rateDay: dayNumber(asked.rateDay),
  };
  const services = prices.flatMap((price): PricedService[] => {
    // These lists are what the traveller pays: no markup stands on them.
    const multiplier = saleMultiplier({ rates, markups: [] }, point, 0, price.currency);
    if (multiplier === undefined) return [];
    const adultsMinor = roundToSale(asked.adults * price.adult_amount, multiplier);
    const childrenMinor = roundToSale(asked.childAges.length * price.child_amount, multiplier);
    return [
      {
        id: price.id,
        name: price.name,
        note: price.note,
        state: { id: price.state_id, name: price.stateName, slug: price.stateSlug },
        town: price.town_id !== null && price.townName ? { id: price.town_id, name: price.townName } : null,
        dateFrom: later(price.date_from, from),
        dateTo: earlier(price.date_to, asked.dateTo),
        adultsMinor,
        childrenMinor,
        totalMinor: adultsMinor + childrenMinor,
        currency: asked.currency,
      },
    ];
  });
  return ok(services.sort((a, b) => a.totalMinor - b.totalMinor));
}

const later = (a: PlainDate, b: PlainDate) => (a > b ? a : b);
const earlier = (a: PlainDate, b: PlainDate) => (later(a, b) === a ? b : a);
