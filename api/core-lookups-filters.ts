import type { AnswerOf } from '#calls/call.ts';
import {
  carriers,
  currencies,
  hotels,
  liners,
  priceRange,
  programs,
  stars,
  tours,
  uFilterList,
} from '#calls/lookups-filters.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { findPriceRange } from '#domain/lookups/find-price-range.ts';
import type { PlacedHotel } from '#domain/lookups/hotels-sold.ts';
import { listCarriers } from '#domain/lookups/list-carriers.ts';
import { listCurrencies } from '#domain/lookups/list-currencies.ts';
import { listHotels, starGroup } from '#domain/lookups/list-hotels.ts';
import { listPrograms } from '#domain/lookups/list-programs.ts';
import { listStars } from '#domain/lookups/list-stars.ts';
import { listTours } from '#domain/lookups/list-tours.ts';
import { listUfilters } from '#domain/lookups/list-ufilters.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber } from '#lib/plain-date.ts';
import { starCategory } from '#lib/star-category.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { kindsLimiting, tourQuestion, townAsked } from './core-lookups-question.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { partyRefusal } from './party-refusal.ts';
import { registerCall } from './register-call.ts';
import { registerPricing } from './register-pricing.ts';

/** The filters of the wizards ([W]§2.9, §7): what is left to choose among the asked tours. */
export function registerFilters(api: Api, dependencies: SellingDependencies): void {
  registerTourFilters(api, dependencies);
  registerHotelFilters(api, dependencies);
  registerCurrencies(api, dependencies);
  registerPriceRange(api, dependencies);
}

function registerTourFilters(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    programs,
    ({ query, site }) => {
      const question = { ...tourQuestion(query, site), townIds: query.town };
      const found = listPrograms(momentOf(catalogue), question);
      return { ok: true, value: found.map(({ id, name }) => ({ id, name })) };
    },
    () => [catalogue.current()],
  );
  registerCall(
    api,
    uFilterList,
    ({ query, site, lang }) => {
      const text = textsIn(lang, site);
      const found = listUfilters(momentOf(catalogue), tourQuestion(query, site));
      const answer = found.map(({ id, name, note, url }) => ({
        id,
        name: text(name),
        note: note ? text(note) : '',
        url: url ?? '',
      }));
      return { ok: true, value: answer };
    },
    () => [catalogue.current()],
  );
  registerCall(
    api,
    carriers,
    ({ query: { townFrom, state } }) => {
      const found = listCarriers(momentOf(catalogue), { townFrom, stateId: state });
      return { ok: true, value: found.map(({ number, name }) => ({ id: number, name })) };
    },
    () => [catalogue.current()],
  );
  registerCall(
    api,
    tours,
    ({ query, site, lang }) => {
      const moment = momentOf(catalogue);
      const text = textsIn(lang, site);
      const answer = listTours(moment, tourQuestion(query, site), lang).map(({ tour, isExcursion }) => {
        const type = moment.directory.tourTypes.get(tour.tourTypeId ?? 0);
        return {
          id: tour.id,
          name: text(tour.name),
          tourType: tour.tourTypeId,
          tourTypeName: type ? text(type.name) : '',
          programTypeInc: tour.programTypeId,
          isExcursionTour: isExcursion,
        };
      });
      return { ok: true, value: answer };
    },
    () => [catalogue.current()],
  );
}

function registerHotelFilters(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    hotels,
    ({ query, site, lang }) => {
      const moment = momentOf(catalogue);
      const question = { ...tourQuestion(query, site), regionIds: query.region, townIds: query.town };
      const found = listHotels(moment, question);
      return { ok: true, value: byName(found.map(hotelAnswer(moment, textsIn(lang, site))), lang) };
    },
    () => [catalogue.current()],
  );
  registerCall(
    api,
    liners,
    ({ query, site, lang }) => {
      const moment = momentOf(catalogue);
      const question = { ...tourQuestion(query, site), kinds: ['cruise' as const], ...anywhere };
      const found = listHotels(moment, question);
      return { ok: true, value: byName(found.map(linerAnswer(moment, textsIn(lang, site))), lang) };
    },
    () => [catalogue.current()],
  );
  registerCall(
    api,
    stars,
    ({ query, site }) => {
      const found = listStars(momentOf(catalogue), tourQuestion(query, site));
      return { ok: true, value: found.map(({ id, name }) => ({ inc: id, name: starName(name) })) };
    },
    () => [catalogue.current()],
  );
}

const anywhere = { regionIds: [], townIds: [] };

/** A category that is written as nothing is called '-*', without stars ([W]§3.2). */
const starName = (name: string) => (starCategory(name).label === '' ? '-*' : name);

function byName<Row extends { name: string }>(rows: Row[], lang: string): Row[] {
  const { compare } = new Intl.Collator(lang);
  return rows.sort((a, b) => compare(a.name, b.name));
}

const hotelAnswer =
  (moment: CatalogueMoment, text: Texts) =>
  ({ hotel, townId, regionId, stateId }: PlacedHotel): AnswerOf<typeof hotels>[number] => ({
    id: hotel.id,
    name: text(hotel.name),
    star: starName(entry(moment.directory.stars, hotel.starId).name),
    starKey: hotel.starId,
    starGroupList: starGroup(hotel.starId, moment),
    stateKey: stateId,
    regionKey: regionId,
    townKey: townId,
    typeList: hotel.attributes.flatMap(({ id }) =>
      moment.directory.attributes.get(id)?.isFilter ? [id] : [],
    ),
    slug: hotel.slug,
  });

const linerAnswer =
  ({ directory }: CatalogueMoment, text: Texts) =>
  ({ hotel, stateId }: PlacedHotel): AnswerOf<typeof liners>[number] => ({
    id: hotel.id,
    name: text(hotel.name),
    slug: hotel.slug,
    star: starName(entry(directory.stars, hotel.starId).name),
    starKey: hotel.starId,
    stateKey: stateId,
    stateSlug: entry(directory.states, stateId).slug,
    image: hotel.images[0] ?? '',
  });

function registerCurrencies(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    currencies,
    ({ query, site, lang }) => {
      if (query.market !== undefined && query.market !== site.market) return { ok: true, value: [] };
      const text = textsIn(lang, site);
      const found = listCurrencies(momentOf(catalogue), tourQuestion(query, site), site.currency);
      const answer = found.map(({ code, inc, name }) => ({
        alias: code,
        inc,
        name: text(name),
        isDefault: code === site.currency,
      }));
      return { ok: true, value: answer };
    },
    () => [catalogue.current()],
  );
}

function registerPriceRange(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, priceRange, async (asked) => {
    const { query } = asked;
    const days = { departFrom: dayNumber(query.CHECKIN_BEG), departTo: dayNumber(query.CHECKIN_END) };
    const refused = windowRefusal(dependencies, days, 'CHECKIN_END');
    if (refused) return refused;
    const sale = saleContextFor(dependencies, asked, query.CURRENCY);
    const tooMany = partyRefusal(kindsLimiting(query, sale.moment), query);
    if (tooMany) return tooMany;
    const question = {
      point: sale.point,
      party: { adults: query.ADULT, childAges: query.AGES },
      townId: townAsked(query),
      classId: 1,
      ...days,
      nightsMin: query.NIGHTMIN,
      nightsMax: query.NIGHTMAX,
    };
    const { minMinor, maxMinor } = await findPriceRange(sale, tourQuestion(query, asked.site), question);
    const units = (minor: number | null) => (minor === null ? null : minor / minorPerUnit);
    return {
      ok: true,
      value: { min: units(minMinor), max: units(maxMinor), currency: sale.point.currency },
    };
  });
}
