import { z } from 'zod';

export const line = (most: number) => z.string().trim().max(most, `is longer than ${most} characters`);

/** Words that a mail writes into a line of their own. */
export const words = (most: number) => line(most).transform((text) => text.replace(/\s+/g, ' ').trim());

/** What a form was opened with, and its trap. */
export const openedWith = {
  requestKey: z
    .uuid('is not a UUID')
    .optional()
    .describe(
      'made with the form: the same words again are the same request, other words a correction of it',
    ),
  pass: z
    .string()
    .max(100, 'is longer than 100 characters')
    .optional()
    .describe('of the form; a form that is sent too soon after it was made is refused'),
  website: z.string().max(500).default('').describe('a trap: people leave it empty'),
};

/** A form has been stored. */
export const storedForm = z.object({
  requestKey: z.string(),
  number: z.int().describe('names the request to people'),
});
