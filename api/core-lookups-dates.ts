import { calendar, nights } from '#calls/lookups-dates.ts';
import { calendarOf, nightsOf } from '#domain/offers/destinations.ts';
import { dayNumber, daysBetween, eachDay } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, showingFor } from './core-context.ts';
import { registerCall } from './register-call.ts';

const longestCalendarDays = 400;
const nightsListed = 30;

/** `GET /core/search/Nights`: the lengths of stay that are sold ([W]§2.9, §7). */
export function registerNights(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, nights, async (asked) => {
    const { query } = asked;
    const { moment, point } = showingFor(dependencies, asked);
    const lengths = await nightsOf(
      moment,
      { stateId: query.state, hotelIds: [] },
      {
        point,
        party: { adults: query.touristCount, childAges: [] },
        townId: query.townFrom,
        classId: 1,
        departFrom: dayNumber(query.checkInBeg),
        departTo: Math.min(dayNumber(query.checkInEnd), dayNumber(query.checkInBeg) + nightsListed),
        nightsMin: 1,
        nightsMax: nightsListed,
      },
    );
    const sorted = [...lengths].sort(([a], [b]) => a - b).slice(0, nightsListed);
    return {
      ok: true,
      value: sorted.map(([count, instant]) => ({ nights: count, places: instant ? 1 : 2 })),
    };
  });
}

/** `GET /core/search/Calendar`: what each day of departure offers ([W]§2.9). */
export function registerCalendar(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, calendar, async (asked) => {
    const { query } = asked;
    const length = daysBetween(query.from, query.to);
    if (length < 0 || length > longestCalendarDays) {
      const reason = length < 0 ? 'is before from' : `is more than ${longestCalendarDays} days after from`;
      return { ok: false, reason: 'invalid-request', fields: [{ field: 'to', reason }] };
    }
    const { moment, point } = showingFor(dependencies, asked);
    const days = await calendarOf(
      moment,
      { stateId: query.state, hotelIds: [] },
      {
        point,
        party: { adults: query.ADULT, childAges: query.AGES },
        townId: query.townFrom,
        classId: 1,
        departFrom: dayNumber(query.from),
        departTo: dayNumber(query.to),
        nightsMin: query.NIGHTMIN,
        nightsMax: query.NIGHTMAX,
      },
    );
    const listed = [...eachDay(query.from, query.to)].map((date) => {
      const day = days.get(dayNumber(date));
      const price = day?.cheapestMinor ?? null;
      return { date, status: day?.status ?? ('none' as const), price: price === null ? null : price / 100 };
    });
    return { ok: true, value: { currency: point.currency, days: listed } };
  });
}
