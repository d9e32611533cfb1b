import { fail, ok, type Result } from '#lib/result.ts';

/** What pages can be compared by. */
const fields = ['id', 'slug', 'parentSlug', 'pageType'] as const;

/** One comparison of a filter; all of them must hold. */
export type PageCondition = { field: (typeof fields)[number]; value: string };

/** Reads `parentSlug eq 'turkey' and pageType eq 'excursion'`; a quote inside of quotes is written twice. */
export function parsePageFilter(filter: string): Result<PageCondition[], 'not-a-filter'> {
  const comparison = /\s*(\w+)\s+eq\s+(?:'((?:[^']|'')*)'|(\d{1,9}))\s*/iy;
  const and = /and\s/iy;
  const conditions: PageCondition[] = [];
  for (;;) {
    const [, name, quoted, number] = comparison.exec(filter) ?? [];
    const field = fields.find((one) => one.toLowerCase() === name?.toLowerCase());
    if (!field) return fail('not-a-filter');
    conditions.push({ field, value: number ?? quoted!.replaceAll("''", "'") }); // one of them is there
    if (comparison.lastIndex === filter.length) return ok(conditions);
    and.lastIndex = comparison.lastIndex;
    if (!and.test(filter)) return fail('not-a-filter');
    comparison.lastIndex = and.lastIndex;
  }
}
