/** The numbers of pages that one can go to from one: the first, the last, and two on either side. */
export function pagesAround(page: number, pageCount: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pageCount];
  return [...new Set(near)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
