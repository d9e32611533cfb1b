import { z } from 'zod';
import { inc, langField } from './query-fields.ts';

/** Content is asked for in a language; some of its calls name it `locale` ([S]§7.2). */
export const contentLang = {
  ...langField,
  locale: z.string().max(10).optional().describe('the same as lang, which wins'),
};

/** Words separated by commas; empty is none. */
export const wordList = z
  .string()
  .max(1_000, 'is longer than 1000 characters')
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()));

/** Whose content is asked for: all of a market, or what a city of it can buy. */
export const marketFields = {
  market: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]{2,3}$/, 'is not a market')
    .optional()
    .describe('slug of a market; the site’s own where absent'),
  townFrom: inc.optional().describe('only what is sold from this departure town'),
};

/** `path:value|path:value`, as properties are asked for ([W]§7). */
export const propertyList = z
  .string()
  .max(1_000, 'is longer than 1000 characters')
  .transform((text, context): { name: string; value: string }[] => {
    const parts = text.split('|').filter(Boolean);
    const pairs = parts.map((part) => /^([^:]+):(.*)$/.exec(part));
    if (pairs.some((pair) => pair === null)) {
      context.addIssue({ code: 'custom', message: 'is not of the form name:value|name:value' });
      return z.NEVER;
    }
    return pairs.flatMap((pair) => (pair ? [{ name: pair[1]!, value: pair[2]! }] : []));
  });
