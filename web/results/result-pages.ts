/** Hotels that one "show more" adds. */
export const pageSize = 20;

/** Most hotels that one address shows at once; further pages begin a new list. */
const listSize = 200;

/**
 * What to ask for so that page `page` shows everything up to it: page 3 is one list of sixty, so that a reload or a way
 * back finds the same hotels. `window` is how many of the answer belong to it.
 */
export function pagedQuery(page: number): { PRICE_PAGE: number; PARTITION_PRICE: number; window: number } {
  const pagesInList = listSize / pageSize;
  if (page <= pagesInList)
    return { PRICE_PAGE: 1, PARTITION_PRICE: page * pageSize, window: page * pageSize };
  const list = Math.ceil(page / pagesInList);
  const window = (page - (list - 1) * pagesInList) * pageSize;
  return { PRICE_PAGE: list, PARTITION_PRICE: listSize, window };
}

/** Where a page stands among all `total` hotels. */
export function pagePosition(page: number, shown: number, total: number) {
  const pagesInList = listSize / pageSize;
  const list = Math.ceil(page / pagesInList);
  const before = (list - 1) * listSize;
  const left = Math.max(total - before - shown, 0);
  return {
    left,
    next: Math.min(left, pageSize),
    /** The last page of the list before this one, where there is one. */
    previousPage: list > 1 ? (list - 1) * pagesInList : undefined,
    /** Index of the first hotel that this page added. */
    firstNew: page > 1 ? Math.max(shown - (shown % pageSize || pageSize), 0) : 0,
  };
}
