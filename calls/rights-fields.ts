import { z } from 'zod';

const right = z
  .enum(['0', '1'], { message: 'is neither 0 nor 1' })
  .default('0')
  .transform((value) => value === '1');

/** What a manager may do for their agency, as forms send it: what is not sent is not given. */
export const rightsFields = {
  book: right,
  print: right,
  chat: right,
  deposit: right,
  markup: right.describe('sells with a fixed markup'),
  administrator: right,
};

/** The same as answers tell it. */
export const rightsView = z.object({
  book: z.boolean(),
  print: z.boolean(),
  chat: z.boolean(),
  deposit: z.boolean(),
  markup: z.boolean(),
  administrator: z.boolean(),
});
export type RightsView = z.output<typeof rightsView>;
