/** What a search can be asked and this page does not ask: an address that says one of them is told so. */
const ignoredParameters = new Set([
  ...[
    'CLAIM',
    'CAT_CLAIM',
    'CHAIN',
    'FILTER',
    'COMFORTABLE_SEATS',
    'CLASSID',
    'ISCHARTER',
    'DIRECTION',
    'AIRFROM',
    'AIRTO',
  ],
  ...[
    'HAS_EXCURSION',
    'HAS_CRUSETOUR',
    'THE_BEST_AT_TOP',
    'PARTITION_PRICE',
    'RECONPAGE',
    'TOPCOUNT',
    'ONSALE',
  ],
  ...['INDIVIDUAL', 'SERVICETYPE', 'STATEFROM', 'AIR_TICKETS_SORT'],
]);

/** The names of an address that are words of ours and change nothing here, as they were written. */
export const findIgnoredParameters = (params: URLSearchParams): string[] => [
  ...new Set([...params.keys()].filter((name) => ignoredParameters.has(name.toUpperCase()))),
];
