import { calendar, nights, states, townFroms } from '#calls/search.ts';
import { calendarOf, departureTownsOf, destinationsFrom, nightsOf } from '#domain/offers/destinations.ts';
import { dayNumber, daysBetween, eachDay } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies, showingFor } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

const longestCalendarDays = 400;
const nightsListed = 30;

/** The lookups of the search wizards ([W]§3.2, §7). */
export function registerLookups(api: Api, dependencies: SellingDependencies): void {
  registerTownFroms(api, dependencies);
  registerStates(api, dependencies);
  registerNights(api, dependencies);
  registerCalendar(api, dependencies);
}

function registerTownFroms(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(api, townFroms, ({ site, lang }) => {
    const moment = momentOf(catalogue);
    const text = textsIn(lang, site);
    const home = [...moment.directory.states.values()].find((state) => state.iso2 === site.country);
    const regionName = (locale: string) =>
      new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(site.country);
    const towns = departureTownsOf(moment, site.market, lang).map((town) => ({
      townFrom: town.id,
      townName: text(town.name),
      secondLevel: town.slug,
      stateFrom: home?.id ?? 0,
      stateFromName: regionName(lang) ?? site.country,
      stateFromLName: regionName('en') ?? site.country,
      isMain: town.isMain,
    }));
    return { ok: true, value: towns };
  });
}

function registerStates(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, states, (asked) => {
    const { query, site, lang } = asked;
    const { moment, point } = showingFor(dependencies, asked);
    const text = textsIn(lang, site);
    const sold = destinationsFrom(moment, query.townFrom, point).map(
      ({ state, hotelCount, minPerPersonMinor }) => ({
        state: state.id,
        stateName: text(state.name),
        stateLName: state.name.en,
        townFrom: query.townFrom,
        slug: state.slug,
        iso2: state.iso2,
        image: state.image ?? '',
        isTop: false,
        visaRequired: state.visaRequired,
        hotelCount,
        minPrice: minPerPersonMinor === null ? null : minPerPersonMinor / 100,
        currency: point.currency,
        isPriority: state.isPriority,
      }),
    );
    // Top countries: those the operator puts first, the largest choice of hotels among them.
    const ranked = [...sold].sort(
      (a, b) => Number(b.isPriority) - Number(a.isPriority) || b.hotelCount - a.hotelCount,
    );
    const top = ranked
      .slice(0, query.topCount)
      .map(({ isPriority: _, ...state }) => ({ ...state, isTop: true }));
    const rest = ranked
      .slice(query.topCount)
      .map(({ isPriority: _, ...state }) => state)
      .sort((a, b) => a.stateName.localeCompare(b.stateName, lang));
    return { ok: true, value: [...top, ...rest] };
  });
}

function registerNights(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, nights, (asked) => {
    const { query } = asked;
    const { moment, point } = showingFor(dependencies, asked);
    const lengths = nightsOf(
      moment,
      { stateId: query.state, hotelIds: [] },
      {
        point,
        party: { adults: 2, childAges: [] },
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

function registerCalendar(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, calendar, (asked) => {
    const { query } = asked;
    const length = daysBetween(query.from, query.to);
    if (length < 0 || length > longestCalendarDays) {
      const reason = length < 0 ? 'is before from' : `is more than ${longestCalendarDays} days after from`;
      return { ok: false, reason: 'invalid-request', fields: [{ field: 'to', reason }] };
    }
    const { moment, point } = showingFor(dependencies, asked);
    const days = calendarOf(
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
