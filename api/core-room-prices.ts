import { roomPrices } from '#calls/hotel.ts';
import { entry } from '#domain/catalogue/directory.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import {
  findHotelOffers,
  findNearestOffer,
  type NearestOffer,
  type RoomSummary,
} from '#domain/offers/hotel-offers.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import type { Question } from '#domain/offers/search-hotels.ts';
import { travelSearched } from '#domain/offers/tours-searched.ts';
import { minorPerUnit } from '#lib/money.ts';
import { compactDate, dayNumber, fromDayNumber } from '#lib/plain-date.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { offerAnswer } from './core-offer-answer.ts';
import { conditionsAsked, filtersAsked, isWithoutFlight, kindsNamed } from './core-search-question.ts';
import { textsIn } from './core-texts.ts';
import { partyRefusal } from './party-refusal.ts';
import { registerPricing } from './register-pricing.ts';

type RoomPricesQuery = CallRequest<typeof roomPrices>['query'];

/** `GET /core/room-prices`: all offers of one hotel ([W]§7). */
export function registerRoomPrices(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, roomPrices, async (asked) => {
    const { query, now, site } = asked;
    const days = { departFrom: dayNumber(query.CHECKIN_BEG), departTo: dayNumber(query.CHECKIN_END) };
    const refused = windowRefusal(dependencies, days, 'CHECKIN_END');
    if (refused) return refused;
    const pageSize = query.RECONPAGE ?? query.PARTITION_PRICE;
    const sale = saleContextFor(dependencies, asked, query.CURRENCY);
    const tooMany = partyRefusal(kindsOf(query, sale), query);
    if (tooMany) return tooMany;
    const question =
      query.market === undefined || query.market === site.market ? roomQuestion(query, sale) : undefined;
    const { views, total, answered, rooms, mealIds } = question
      ? await findHotelOffers(sale, {
          hotelId: query.HOTEL_INC,
          question,
          filters: filtersAsked(query),
          weekdays: query.doW,
          rooms: query.ROOMS ?? [],
          perRoom: query.PARTITION_ROOM,
          page: query.PRICE_PAGE,
          pageSize,
        })
      : { views: [], total: 0, answered: 0, rooms: [], mealIds: [] };
    const pageCount = Math.ceil(answered / pageSize);
    if (query.PRICE_PAGE > Math.max(1, pageCount)) {
      const fields = [{ field: 'PRICE_PAGE', reason: `is beyond the last page, ${pageCount}` }];
      return { ok: false, reason: 'invalid-request', fields };
    }
    const nearest =
      question && total === 0 && !hasFilters(query)
        ? await findNearestOffer(sale, query.HOTEL_INC, question)
        : undefined;
    const text = textsIn(asked.lang, site);
    return {
      ok: true,
      value: {
        prices: views.map((view) => offerAnswer(view, text, now)),
        countTotal: total,
        rooms: rooms.map(roomAnswer),
        meals: mealIds.map((inc) => ({ inc, name: text(entry(sale.moment.directory.meals, inc).name) })),
        currentPage: query.PRICE_PAGE,
        pageCount,
        pages: pageCount,
        nearest: nearest ? nearestAnswer(nearest, sale.point.today) : null,
      },
    };
  });
}

const roomAnswer = ({ key, count, cheapestMinor, firstCheckIn, lastCheckIn }: RoomSummary) => ({
  key,
  count,
  price: cheapestMinor / minorPerUnit,
  checkInFirst: fromDayNumber(firstCheckIn),
  checkInLast: fromDayNumber(lastCheckIn),
});

/** What is asked for: the kinds that are named, and a cruise where the hotel is a liner. */
function kindsOf(query: RoomPricesQuery, { moment: { snapshot, directory } }: SaleContext): TravelKind[] {
  const { stateId = 0 } = snapshot.hotels.get(query.HOTEL_INC) ?? {};
  return [...kindsNamed(query), ...(directory.states.get(stateId)?.isCruise ? ['cruise' as const] : [])];
}

/** The question of the query; undefined where the hotel is not of the asked country, category or kind. */
export function roomQuestion(query: RoomPricesQuery, { moment, point }: SaleContext): Question | undefined {
  const kinds = kindsNamed(query);
  const travel = travelSearched(moment, {
    kinds,
    packetTypes: [],
    excursionTypes: [],
    excursionTourIds: query.FIELD_EXCURSION_TITLE,
    tours: {
      tourIds: query.TOUR,
      tourTypeIds: query.TOURTYPE,
      programTypeIds: query.PROGRAMGROUP,
      ufilterIds: query.UFILTER ?? [],
    },
    where: { stateId: query.STATE, hotelIds: [query.HOTEL_INC] },
  });
  if (!travel || !isHotelAsked(query, moment)) return undefined;
  return {
    point,
    party: { adults: query.ADULT, childAges: query.AGES },
    townId: isWithoutFlight(kinds) ? noFlightTown : query.TOWNFROM,
    classId: 1,
    departFrom: dayNumber(query.CHECKIN_BEG),
    departTo: dayNumber(query.CHECKIN_END),
    nightsMin: query.NIGHTMIN,
    nightsMax: query.NIGHTMAX,
    tours: travel.tours,
    ...conditionsAsked(query, moment),
  };
}

function isHotelAsked(
  { HOTEL_INC, STATE, STARLIST }: RoomPricesQuery,
  moment: SaleContext['moment'],
): boolean {
  const { stateId } = moment.snapshot.hotels.get(HOTEL_INC) ?? {};
  const { starId = 0 } = moment.directory.hotels.get(HOTEL_INC) ?? {};
  return (STATE === undefined || STATE === stateId) && (STARLIST.length === 0 || STARLIST.includes(starId));
}

/** With filters another day may not help, so none is proposed. */
const hasFilters = ({
  MEALLIST,
  COSTMIN,
  COSTMAX,
  MOMENT_CONFIRM,
  FILTER,
  CHARTER,
  REGULAR,
  doW,
}: RoomPricesQuery) =>
  doW.length > 0 ||
  MEALLIST.length > 0 ||
  COSTMIN !== undefined ||
  COSTMAX !== undefined ||
  MOMENT_CONFIRM ||
  FILTER ||
  !CHARTER ||
  !REGULAR;

const daysEitherSide = 2;

/** The nearest offer as a question: its day and two either side as far as they are to come, and its nights. */
function nearestAnswer(nearest: NearestOffer, today: number) {
  const { departDay } = nearest;
  return {
    CHECKIN_BEG: compactDate(fromDayNumber(Math.max(today, departDay - daysEitherSide))),
    CHECKIN_END: compactDate(fromDayNumber(departDay + daysEitherSide)),
    NIGHTMIN: nearest.nights,
    NIGHTMAX: nearest.nights,
    price: nearest.priceMinor / minorPerUnit,
  };
}
