import type { ServiceOfferAnswer } from '#calls/offer-fields.ts';
import { noFacets } from '#calls/search-answer.ts';
import { partyOf } from '#calls/search-query.ts';
import type { Filters } from '#domain/offers/search-hotels.ts';
import { findServices, type PricedService, type ServicePriceSource } from '#domain/services/find-services.ts';
import { minorPerUnit } from '#lib/money.ts';
import { paidAnswer } from './core-offer-answer.ts';
import type { Rows } from './core-search-answer.ts';
import { filtersAsked, pageAsked, refusal, type SearchContext, sortAsked } from './core-search-question.ts';
import { type Texts, textsIn } from './core-texts.ts';
import type { Refusal } from './problem.ts';

/** Where services are looked for when nobody says ([W]§9). */
const usualState = 3;

/** Services sold by themselves, the cheapest first unless the dearest are asked for ([W]§2.8). */
export async function servicesAnswer(
  { call, sale, asked }: SearchContext,
  db: ServicePriceSource['db'],
): Promise<Rows | ({ ok: false } & Refusal)> {
  const { query } = asked;
  const { directory, snapshot } = sale.moment;
  const party = partyOf(query);
  const stateId = query.STATEINC ?? usualState;
  if (query.TOWNTO && query.TOWNTO.length > 1) return refusal(asked.sent, 'TOWNTO', 'has more than one town');
  const found = await findServices(
    { db, rates: snapshot.trade.rates },
    {
      typeId: query.ServiceType,
      stateFromId: query.STATEFROM!,
      stateId,
      townId: query.TOWNTO?.[0],
      dateFrom: query.CHECKIN_BEG!,
      dateTo: query.CHECKIN_END!,
      ...party,
      currency: sale.point.currency,
      market: sale.point.market,
      today: call.today,
      rateDay: call.rateDay,
    },
  );
  if (!found.ok) return refusal(asked.sent, 'ADULT', 'is more than this service is sold to');
  const { page, pageSize } = pageAsked(asked);
  const from = (page - 1) * pageSize;
  const wanted = withinCosts(found.value, filtersAsked(query));
  const ordered = sortAsked(query) === 'priceDown' ? wanted.toReversed() : wanted;
  const text = textsIn(call.lang, call.site);
  const state = directory.states.get(stateId);
  return {
    state: state ? { inc: state.id, name: text(state.name), slug: state.slug } : null,
    prices: ordered
      .slice(from, from + pageSize)
      .map((service) => serviceAnswer(service, party, text, call.now)),
    total: wanted.length,
    minMinor: wanted[0]?.totalMinor ?? null,
    maxMinor: wanted.at(-1)?.totalMinor ?? null,
    hotelsPriced: 0,
    facets: noFacets,
    relaxations: [],
    partyRefusal: null,
  };
}

const withinCosts = (
  services: readonly PricedService[],
  { minMinor = 0, maxMinor = Number.POSITIVE_INFINITY }: Pick<Filters, 'minMinor' | 'maxMinor'>,
) => services.filter(({ totalMinor }) => totalMinor >= minMinor && totalMinor <= maxMinor);

const serviceAnswer = (
  service: PricedService,
  party: ReturnType<typeof partyOf>,
  text: Texts,
  now: Date,
): ServiceOfferAnswer => ({
  ...paidAnswer({ party, priceMinor: service.totalMinor, currency: service.currency }, now),
  ptype: 'service',
  hotelInc: 0,
  serviceInc: service.id,
  serviceName: text(service.name),
  serviceNote: service.note ? text(service.note) : '',
  stateInc: service.state.id,
  stateName: text(service.state.name),
  stateSlug: service.state.slug,
  townInc: service.town?.id ?? null,
  townName: service.town ? text(service.town.name) : '',
  checkIn: service.dateFrom,
  checkOut: service.dateTo,
  adultPrice: service.adultsMinor / minorPerUnit,
  childPrice: service.childrenMinor / minorPerUnit,
});
