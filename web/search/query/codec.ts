import type { QueryOf } from '#calls/call.ts';
import type { searchTours } from '#calls/search.ts';
import type { QueryProblem, QueryValues } from './query-values.ts';

/** What the calls of a search take: an address says the same under the same names. */
type SaidInCalls = { [Name in keyof SearchQuery]?: SearchQuery[Name] | undefined };
type SearchQuery = QueryOf<typeof searchTours>;

/** A slice of a question, both ways between an address and what it means: what is written is read as it was. */
export type Codec<Slice, Given = unknown> = {
  /** Every name that an address may say it under. */
  names: readonly string[];
  /** What is not said gets its default; what is wrong is noted in `problems`, and the default stands in for it. */
  read: (values: QueryValues, problems: QueryProblem[], given: Given) => Slice;
  /** Under the names of the calls; undefined is not said. */
  write: (slice: Slice) => SaidInCalls;
};
