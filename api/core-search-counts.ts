import { mostToursCounted, searchCounts } from '#calls/search-counts.ts';
import { nameSent } from '#calls/search-query.ts';
import { countWishes } from '#domain/offers/count-wishes.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { findsAsked, hotelSearch, parseSearch } from './core-search-question.ts';
import { registerPricing } from './register-pricing.ts';

/** `GET /core/search/Counts`: how many hotels each wish of the tour would leave of a search. */
export function registerSearchCounts(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, searchCounts, async (call) => {
    const sale = saleContextFor(dependencies, call, call.query.CURRENCY);
    const asked = parseSearch(sale, call.query);
    if (!asked.ok) return asked;
    const search = findsAsked(asked.value) === 'hotels' ? hotelSearch(sale, asked.value) : undefined;
    if (!search) return { ok: true, value: nothing };
    const refused = windowRefusal(dependencies, search.question, nameSent(call.query, 'CHECKIN_END'));
    if (refused) return refused;
    const { promotion, seats, ...lists } = await countWishes(sale, search, mostToursCounted);
    const listed = (counts: ReadonlyMap<number, number>) =>
      [...counts].map(([value, count]) => ({ value, count }));
    const { tours, programs, tourTypes, words, carriers, leaves, returns } = lists;
    return {
      ok: true,
      value: {
        tours: listed(tours),
        programs: listed(programs),
        tourTypes: listed(tourTypes),
        words: listed(words),
        carriers: listed(carriers),
        leaves: listed(leaves),
        returns: listed(returns),
        promotion,
        seats,
      },
    };
  });
}

const noLists = { tours: [], programs: [], tourTypes: [], words: [], carriers: [], leaves: [], returns: [] };
const nothing = { ...noLists, promotion: 0, seats: 0 };
