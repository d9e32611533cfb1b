import { z } from 'zod';
import { homeKinds } from '#lib/travel-kind.ts';
import {
  boxField,
  claimField,
  currencyField,
  dateField,
  flag,
  inc,
  incList,
  incOrAll,
  langField,
  longestWindow,
  numberList,
  partList,
  wholeNumber,
  within,
} from './query-fields.ts';
import { searchLimits } from './search-limits.ts';
import { searchTypeField } from './search-types.ts';
import { flightSortTypes, sortTypes } from './sort-types.ts';

const yes = flag.default(false);

/** The largest page that is asked for by any client. */
export const mostRows = 400;

const rows = wholeNumber(1, mostRows);

/** Clients of other systems send grades of one wish, 1 to 6. */
const graded = z.union([z.boolean(), z.enum(['2', '3', '4', '5', '6']).transform(() => true), flag]);

/** Every parameter of the main search ([W]§3.1), each with what it means here. */
export const searchParameters = z.object({
  ...langField,
  SEARCH_TYPE: searchTypeField.optional().describe('what is looked for; tours where absent'),
  searchType: searchTypeField.optional().describe('other name of SEARCH_TYPE'),
  PTYPE: searchTypeField.optional().describe('the same, as offers name it; narrows SEARCH_TYPE'),
  SEARCH_MODE: z.enum(['b2c', 'b2b']).optional().describe('who asks; both are answered alike'),
  TAB_ACTIVE: z
    .enum(['', ...homeKinds])
    .default('')
    .describe('tab of the wizard: "hotel" asks for hotels where no SEARCH_TYPE does'),

  // Where from, where to
  TOWNFROM: incOrAll.describe(
    'departure town, required of tours, cruises and, without airFrom, of flights; 1 is "without flight", ' +
      'as whatever is sent is where hotels are asked',
  ),
  STATEFROM: incOrAll.describe(
    'country that services are sold in, required of them; of tours the town says it',
  ),
  STATEINC: incOrAll.describe(
    'destination, required of tours, hotels and excursion tours unless hotels are named; ' +
      'all where absent (hot tours, seasons, resorts, cruises)',
  ),
  STATE: incOrAll.describe('other name of STATEINC; of services the country, 3 where absent'),
  REGIONTO: incList.optional().describe('regions of the destination, any of them'),
  FIELD_EXCURSION_REGION: incList.optional().describe('other name of REGIONTO'),
  TOWNTO: incList.optional().describe('towns of the destination, any of them'),
  Town: incList.optional().describe('other name of TOWNTO'),
  HOTELLIST: incList.optional().describe('only these hotels'),
  HOTEL_INC: incList.optional().describe('other name of HOTELLIST'),
  BOX: boxField
    .optional()
    .describe(
      'only hotels in this box of the map: west, south, east, north in degrees, as 30.5,36.1,31.2,36.9',
    ),
  CHAIN: incList.default([]).describe('hotel groups; no hotel belongs to one, so naming one finds nothing'),
  onSale: flag.default(true).describe('what is not on sale is not answered, whatever this says'),

  // When and for how long
  CHECKIN_BEG: dateField
    .optional()
    .describe('first day of departure, required without a CLAIM; day of the flight out'),
  CHECKIN_END: dateField
    .optional()
    .describe(
      `last day of departure, required without a CLAIM; ${longestWindow}. Day of the flight back, of one way none`,
    ),
  dateFrom: dateField.optional().describe('other name of CHECKIN_BEG'),
  dateTo: dateField.optional().describe('other name of CHECKIN_END'),
  NIGHTMIN: within(searchLimits.nights).optional().describe('7 where absent'),
  NIGHTMAX: within(searchLimits.nights).optional().describe('7 where absent'),
  NIGHTS: within(searchLimits.nights).optional().describe('so many nights: NIGHTMIN and NIGHTMAX in one'),

  // Who
  ADULT: within(searchLimits.adults).optional().describe('2 where absent; at most 8 on a cruise'),
  AdultCount: wholeNumber(1, 200).optional().describe('other name of ADULT; services may take more'),
  CHILD: wholeNumber(0, 10).optional().describe('at most 4, of a cruise 3'),
  ChildCount: wholeNumber(0, 10).optional().describe('other name of CHILD'),
  AGES: numberList(0, 17, 10).optional().describe('an age for each child'),
  ChildAgeList: numberList(0, 17, 10).optional().describe('other name of AGES'),
  Individual: yes.describe('a service for this party alone, as all of them are'),

  // Which tours
  CLAIM: claimField.optional().describe('the hotel and the trip of this offer stand in for what is not said'),
  Cat_Claim: claimField.optional().describe('other name of CLAIM'),
  TOUR: incList.default([]).describe('tours, any of them'),
  TOURTYPE: incList
    .default([])
    .describe('tour types, any of them; -1 and 0 are all, as in every list of incs'),
  PROGRAMGROUP: incList.default([]).describe('program types, any of them'),
  UFILTER: incList.optional().describe('words of tours, any of them'),
  FIELD_RESORT_TYPE: incList.optional().describe('other name of UFILTER'),
  FIELD_EXCURSION_TITLE: incList.default([]).describe('ids of excursion tours: only their programs'),
  PACKET_TOUR: yes.describe('packages with flight; with the next two: any of those that are set'),
  PACKET_EXCURSION: yes.describe('excursion tours'),
  PACKET_ONLY_HOTELS: yes.describe('stays without flight'),
  HAS_EXCURSION: yes.describe('only programs of excursion tours on land'),
  HAS_CRUSETOUR: yes.describe('only programs of excursion tours by ship; with HAS_EXCURSION: either'),
  ACTIONS: yes.describe('only offers with an early-booking discount or free nights'),
  WITHOUT_PROMO: yes.describe('only offers without them'),

  // Which hotels and rooms
  STARLIST: incList.default([]).describe('categories, any of them'),
  MEALLIST: incList.default([]).describe('boards, any of them'),
  HOTELATTR: incList.default([]).describe('hotels that have all of them'),
  COSTMIN: wholeNumber(0, 20_000_000).optional().describe('whole units for the party'),
  COSTMAX: wholeNumber(0, 20_000_000).optional().describe('whole units for the party'),
  MOMENT_CONFIRM: yes.describe(
    'only what is confirmed at once: an allotment for each night, seats both ways',
  ),
  FILTER: graded
    .default(false)
    .describe(
      '1 to 6: only rooms that can be confirmed, as MOMENT_CONFIRM. Stopped rooms are never answered',
    ),

  // Flights
  FREIGHT: yes.describe('only flights with seats of ours, none on request'),
  COMFORTABLE_SEATS: yes.describe('fly in class 3, Comfort, where no classId is given'),
  classId: wholeNumber(-1, 5)
    .optional()
    .describe('id of Ticket/All, 1 where absent; 5 or -1: all (flights only)'),
  CARRIERLIST: incList
    .default([])
    .describe('airlines by their numbers (Carriers): only flights of one of them, there and back'),
  LEAVES: partList.describe(
    'hours in which one leaves there, local time: parts of the day by their first hour',
  ),
  RETURNS: partList.describe('hours in which one leaves back, as LEAVES'),
  CHARTER: flag.default(true).describe('charter flights'),
  REGULAR: flag.default(true).describe('regular flights'),
  isCharter: flag.optional().describe('1: charter flights only, 0: regular ones only'),
  airFrom: inc.optional().describe('id of Ticket/Sources; of flights, else the airport of TOWNFROM'),
  airTo: inc.optional().describe('id of Ticket/Targets; required of flights'),
  direction: z.enum(['there-and-back', 'one-way']).default('there-and-back').describe('of flights'),

  // Services
  ServiceType: inc.default(69).describe('id of Services/Type'),

  // How it is shown
  ...currencyField,
  THE_BEST_AT_TOP: yes.describe('recommended hotels first, whatever SORT_TYPE says'),
  SORT_TYPE: within(searchLimits.order)
    .default(sortTypes.recommended)
    .describe(Object.entries(sortTypes).map(named).join(', ')),
  AIR_TICKETS_SORT: wholeNumber(0, 3)
    .default(flightSortTypes.price)
    .describe(`of flights: ${Object.entries(flightSortTypes).map(named).join(', ')}`),
  groupFilter: z
    .enum(['', 'program', 'hotel'])
    .default('')
    .describe('how the page groups the rows; they are the same, one a hotel'),
  PRICE_PAGE: within(searchLimits.page).optional().describe('from 1'),
  PARTITION_PRICE: rows.optional().describe('rows a page where neither RECONPAGE nor topCount says; else 20'),
  RECONPAGE: rows.optional().describe('rows a page, whatever PARTITION_PRICE says beside it'),
  topCount: rows.optional().describe('other name of PARTITION_PRICE'),
});

function named([name, type]: [string, number]) {
  return `${type} ${name}`;
}

export type SearchParameters = z.output<typeof searchParameters>;
export type SearchParameter = keyof SearchParameters;
