/**
 * Parameters of a search that say the same: the first name is the one we write. Without zod, so that pages may have
 * them.
 */
export const otherNames = [
  ['SEARCH_TYPE', 'searchType'],
  ['STATEINC', 'STATE'],
  ['REGIONTO', 'FIELD_EXCURSION_REGION'],
  ['TOWNTO', 'Town'],
  ['HOTELLIST', 'HOTEL_INC'],
  ['CHECKIN_BEG', 'dateFrom'],
  ['CHECKIN_END', 'dateTo'],
  ['NIGHTMIN', 'NIGHTS'],
  ['NIGHTMAX', 'NIGHTS'],
  ['ADULT', 'AdultCount'],
  ['CHILD', 'ChildCount'],
  ['AGES', 'ChildAgeList'],
  ['CLAIM', 'Cat_Claim'],
  ['UFILTER', 'FIELD_RESORT_TYPE'],
  ['PARTITION_PRICE', 'topCount'],
] as const satisfies [string, string][];
