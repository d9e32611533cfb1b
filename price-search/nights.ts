import { type Allotment, type Day, type Season, type StopSale, weekdayBit } from './catalogue.ts';

/** The longest stay that is sold. */
export const longestStay = 30;

/**
 * What may begin on a night, in 15 bits: the longest stay (0: none), the shortest, and up to how many nights are all
 * within allotments. Seasons, arrival weekdays, stop-sales and nights without a price are all in these numbers.
 */
export const longest = (rule: number) => rule & 31;
export const shortest = (rule: number) => (rule >> 5) & 31;
export const allotted = (rule: number) => (rule >> 10) & 31;

/** Amounts that are whole units keep prefix sums small: 2³² of them are more than any stay costs. */
const wholeUnit = 100;

/** Lays the seasons of one board in one room out night by night. */
export function layOutNights(
  seasons: readonly Season[],
  stops: readonly StopSale[],
  allotments: readonly Allotment[],
) {
  const firstDay = Math.min(...seasons.map((season) => season.from));
  const length = Math.max(...seasons.map((season) => season.to)) - firstDay + 1;
  const unit = seasons.every((season) => season.doubleAmount % wholeUnit === 0) ? wholeUnit : 1;

  const prices = new Uint32Array(length);
  const terms = new Uint32Array(length);
  for (const season of seasons) {
    fillDays(prices, season, firstDay, season.doubleAmount / unit);
    fillDays(terms, season, firstDay, termsOf(season));
  }
  const sums = new Uint32Array(length + 1);
  for (let night = 0; night < length; night++) sums[night + 1] = sums[night]! + prices[night]!;

  for (const stop of stops) fillDays(terms, stop, firstDay, 0);
  const held = new Uint8Array(length);
  for (const allotment of allotments) fillDays(held, allotment, firstDay, 1);

  const rules = new Uint16Array(length);
  let open = 0;
  let heldNights = 0;
  for (let night = length - 1; night >= 0; night--) {
    const term = terms[night]!;
    open = term === 0 ? 0 : Math.min(open + 1, longestStay);
    heldNights = held[night] === 0 ? 0 : Math.min(heldNights + 1, longestStay);
    if ((term & (weekdayBit(firstDay + night) << 10)) === 0) continue;
    const most = Math.min(open, longest(term));
    if (most >= shortest(term)) rules[night] = most | (shortest(term) << 5) | (heldNights << 10);
  }
  return { firstDay, sums, rules, unit };
}

/** What a season allows, as `longest` and `shortest` read it, with its arrival weekdays from bit 10 on; never 0. */
const termsOf = ({ maxNights, minNights, arrivalDays }: Season) =>
  Math.min(maxNights, longestStay) |
  (Math.min(minNights, longestStay + 1) << 5) |
  (arrivalDays << 10) |
  hasTerms;
const hasTerms = 1 << 17;

function fillDays(
  nights: Uint8Array | Uint32Array,
  range: { from: Day; to: Day },
  firstDay: Day,
  value: number,
): void {
  const from = Math.max(0, range.from - firstDay);
  const to = range.to - firstDay + 1;
  if (to > from) nights.fill(value, from, to);
}
