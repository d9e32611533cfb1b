import { z } from 'zod';
import { checkTrip, inc, numberList, partyFields, tripFields, wholeNumber } from './query-fields.ts';
import { mostRows, searchParameters } from './search-parameters.ts';

/** What room prices take of the main search, with the same meaning. */
const asInTheSearch = searchParameters.pick({
  lang: true,
  SEARCH_TYPE: true,
  PTYPE: true,
  SEARCH_MODE: true,
  searchType: true,
  STATE: true,
  STARLIST: true,
  MEALLIST: true,
  COSTMIN: true,
  COSTMAX: true,
  TOUR: true,
  TOURTYPE: true,
  PROGRAMGROUP: true,
  UFILTER: true,
  FIELD_EXCURSION_TITLE: true,
  MOMENT_CONFIRM: true,
  FILTER: true,
  FREIGHT: true,
  CARRIERLIST: true,
  LEAVES: true,
  RETURNS: true,
  CHARTER: true,
  REGULAR: true,
  ACTIONS: true,
  WITHOUT_PROMO: true,
  onSale: true,
  RECONPAGE: true,
});

/** The query of the offers of one hotel ([W]§7): flags come as `True` or `False` too. */
export const roomPricesQuery = asInTheSearch
  .extend({
    ...partyFields,
    AGES: partyFields.AGES.describe('ages of the children, sorted or not'),
    HOTEL_INC: inc,
    TOWNFROM: inc.describe(
      'departure town; 1 is "without flight", as whatever is sent is where hotels are asked',
    ),
    ...tripFields,
    doW: numberList(1, 7, 7)
      .default([])
      .describe('days of the week of departure, 1 Monday to 7 Sunday; any where empty'),
    market: z
      .string()
      .max(40)
      .optional()
      .describe('slug of the market; no other than that of the site is answered'),
    SORT_TYPE: wholeNumber(0, 0).default(0).describe('cheapest first'),
    PRICE_PAGE: wholeNumber(1, 10_000).default(1).describe('from 1'),
    PARTITION_PRICE: wholeNumber(1, mostRows).default(200).describe('rows a page'),
    PARTITION_ROOM: wholeNumber(1, mostRows)
      .optional()
      .describe('at most so many rows of each room, the cheapest; all where absent'),
    ROOMS: z
      .string()
      .regex(/^\d+(-\d+)*(,\d+(-\d+)*)*$/, 'is not a list of keys of rooms')
      .max(400)
      .transform((keys) => keys.split(','))
      .optional()
      .describe('rows of these rooms alone: keys as the answer has them, separated by commas'),
  })
  .superRefine((query, context) => {
    checkTrip(query, context);
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const { COSTMIN, COSTMAX } = query;
    if (COSTMIN !== undefined && COSTMAX !== undefined && COSTMAX < COSTMIN)
      refuse('COSTMAX', 'is less than COSTMIN');
    if (query.ACTIONS && query.WITHOUT_PROMO) refuse('WITHOUT_PROMO', 'contradicts ACTIONS');
    const { SEARCH_TYPE, searchType } = query;
    if (SEARCH_TYPE !== undefined && searchType !== undefined && SEARCH_TYPE !== searchType)
      refuse('searchType', 'is not the same as SEARCH_TYPE');
  });
