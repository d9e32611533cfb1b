import type { z } from 'zod';
import type { AllowedCallers } from '#lib/principal.ts';

/** Which of the three bases of the API a call hangs under: public content, selling, or with a bearer token. */
export type Base = 'b2c' | 'core' | 'api';

export const basePaths: Record<Base, string> = { b2c: '/b2c', core: '/core', api: '/api' };

/** One call of the API: where it is, what it takes and what it answers. Routes, client and OpenAPI are made from it. */
export type Call<
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  /** Unique, as the OpenAPI operation id: `searchTours`. */
  name: string;
  method: 'GET' | 'POST';
  base: Base;
  /** Below the base, in the spelling of the specification: `/search/TownFroms`. Matched whatever its case. */
  path: string;
  summary: string;
  /** Where the behaviour is specified: `[W]§7`. */
  source: string;
  /** Who may make it; everybody else is refused. */
  mayCall: AllowedCallers;
  query: Query;
  /** Form-urlencoded body of a POST. */
  body?: Body;
  /** The body may be a JSON object as well, with the same fields. */
  takesJson?: true;
  /** What it was shown may be otherwise by now: then it is refused (409), and told what is. */
  mayConflict?: true;
  answer: Answer;
};

export type QueryOf<C extends Call> = z.input<C['query']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type BodyOf<C extends Call> = z.input<NonNullable<C['body']>>;

export const defineCall = <Q extends z.ZodType, A extends z.ZodType, B extends z.ZodType = z.ZodType>(
  call: Call<Q, A, B>,
) => call;

/** Where a call is, below the root of the API: `/core/search/TownFroms`. */
export const pathOf = ({ base, path }: Pick<Call, 'base' | 'path'>) =>
  `${basePaths[base]}/${path.replace(/^\/+/, '')}`;
