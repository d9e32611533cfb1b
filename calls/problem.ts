import { z } from 'zod';

/** What is wrong with one parameter or field. */
export const fieldError = z.object({
  field: z.string().describe('the parameter, in the spelling of the specification'),
  reason: z.string(),
  messageKey: z.string().optional().describe('key of the same reason in the languages of the site'),
});
export type FieldError = z.output<typeof fieldError>;

/** Body of every failed answer (RFC 9457). */
export const problem = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  requestId: z.string().optional().describe('names the request in the log of the server'),
  errors: z.array(fieldError).optional(),
  conflict: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('what is not as it was shown: `reason`, and what it is now'),
});
export type Problem = z.output<typeof problem>;

export const problemMediaType = 'application/problem+json';
