import { calendar, nights, stays } from '#calls/lookups-dates.ts';
import { emptyDayReason } from '#domain/lookups/empty-day.ts';
import { listDays, listStays } from '#domain/lookups/list-days.ts';
import { listNights } from '#domain/lookups/list-nights.ts';
import { toursAsked } from '#domain/lookups/tours-asked.ts';
import { travelSearched } from '#domain/offers/tours-searched.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber, daysBetween, eachDay } from '#lib/plain-date.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { kindsLimiting, tourQuestion, townAsked } from './core-lookups-question.ts';
import {
  carriersAsked,
  conditionsAsked,
  filtersAsked,
  kindsNamed,
  packetsAsked,
} from './core-search-question.ts';
import { partyRefusal, touristsRefusal } from './party-refusal.ts';
import { registerCall } from './register-call.ts';
import { registerPricing } from './register-pricing.ts';

const longestCalendarDays = 400;

/** `GET /core/search/Nights`: the lengths of stay that are sold ([W]§2.9, §7). */
export function registerNights(api: Api, dependencies: SellingDependencies): void {
  registerCall(
    api,
    nights,
    async (asked) => {
      const { query } = asked;
      const days = { departFrom: dayNumber(query.checkInBeg), departTo: dayNumber(query.checkInEnd) };
      const refused = windowRefusal(dependencies, days, 'checkInEnd');
      if (refused) return refused;
      const { moment, point } = saleContextFor(dependencies, asked);
      const kinds = kindsLimiting(query, moment);
      const { touristCount, ADULT = touristCount, CHILD, AGES: childAges } = query;
      const areCounted = query.ADULT === undefined && CHILD === 0;
      const tooMany = areCounted
        ? touristsRefusal(kinds, touristCount)
        : partyRefusal(kinds, { ADULT, CHILD });
      if (tooMany) return tooMany;
      const of = {
        ...tourQuestion(query, asked.site),
        hotelIds: query.HOTELLIST ?? [],
        regionIds: query.REGIONTO ?? [],
        townIds: query.TOWNTO ?? [],
      };
      const listed = await listNights(moment, of, {
        point,
        party: { adults: ADULT, childAges },
        ...carriersAsked(query, moment),
        townId: townAsked(query),
        classId: 1,
        ...days,
      });
      const answer = listed.map(({ nights, isInstant }) => ({ nights, places: isInstant ? 1 : 2 }));
      return { ok: true, value: answer };
    },
    () => [dependencies.catalogue.current()],
  );
}

/** `GET /core/search/Calendar`: what each day of departure offers ([W]§2.9). */
export function registerCalendar(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, calendar, async (asked) => {
    const { query } = asked;
    const length = daysBetween(query.from, query.to);
    if (length < 0 || length > longestCalendarDays) {
      const reason = length < 0 ? 'is before from' : `is more than ${longestCalendarDays} days after from`;
      return { ok: false, reason: 'invalid-request', fields: [{ field: 'to', reason }] };
    }
    const sale = saleContextFor(dependencies, asked, query.CURRENCY);
    const refused = partyRefusal(kindsLimiting(query, sale.moment), query);
    if (refused) return refused;
    const { moment, point } = sale;
    const days = await listDays(moment, offersAsked(query, sale));
    const tours = toursAsked(moment, tourQuestion(query, asked.site));
    const listed = [...eachDay(query.from, query.to)].map((date) => {
      const number = dayNumber(date);
      const day = days.get(number);
      const price = day?.cheapestMinor ?? null;
      return {
        date,
        status: day?.status ?? ('none' as const),
        price: price === null ? null : price / minorPerUnit,
        reason: price === null ? emptyDayReason(number, tours, point.today) : null,
      };
    });
    const fetchedAt = asked.now.toISOString();
    return { ok: true, value: { currency: point.currency, fetchedAt, days: listed } };
  });
}

/** `GET /core/search/Stays`: what each day of departure costs with each length of stay. */
export function registerStays(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, stays, async (asked) => {
    const { query, now } = asked;
    const sale = saleContextFor(dependencies, asked, query.CURRENCY);
    const refused = partyRefusal(kindsLimiting(query, sale.moment), query);
    if (refused) return refused;
    const { moment, point } = sale;
    const found = await listStays(moment, offersAsked(query, sale));
    const { NIGHTMIN, NIGHTMAX } = query;
    const lengths = Array.from({ length: NIGHTMAX - NIGHTMIN + 1 }, (_, index) => NIGHTMIN + index);
    const priceOf = (length: number, day: number) => {
      const minor = found.get(length)?.get(day);
      return minor === undefined ? null : minor / minorPerUnit;
    };
    const days = [...eachDay(query.from, query.to)].map((date) => ({
      date,
      prices: lengths.map((length) => priceOf(length, dayNumber(date))),
    }));
    const fetchedAt = now.toISOString();
    return { ok: true, value: { currency: point.currency, fetchedAt, nights: lengths, days } };
  });
}

type DaysQuery = CallRequest<typeof calendar | typeof stays>['query'];
type Sale = ReturnType<typeof saleContextFor>;

/** The offers of the list that these days are about: the same as the search would find. */
function offersAsked(query: DaysQuery, { moment, point }: Sale) {
  const travel = travelSearched(moment, {
    kinds: kindsNamed({ ...query, PTYPE: undefined }),
    packetTypes: packetsAsked(query),
    excursionTypes: [],
    excursionTourIds: query.FIELD_EXCURSION_TITLE,
    tours: {
      tourIds: query.TOUR,
      tourTypeIds: query.TOURTYPE,
      programTypeIds: query.PROGRAMGROUP,
      ufilterIds: query.UFILTER ?? [],
    },
    where: { stateId: query.state, hotelIds: query.HOTELLIST ?? [] },
  });
  if (!travel) return undefined;
  const question = {
    point,
    party: { adults: query.ADULT, childAges: query.AGES },
    townId: townAsked(query),
    classId: 1,
    departFrom: dayNumber(query.from),
    departTo: dayNumber(query.to),
    nightsMin: query.NIGHTMIN,
    nightsMax: query.NIGHTMAX,
    tours: travel.tours,
    ...conditionsAsked(query, moment),
  };
  return { where: travel.where, question, filters: filtersAsked(query) };
}
