import { z } from 'zod';
import { parsePlainDate } from '#lib/plain-date.ts';

const date = z.string().transform((text, context) => {
  const read = parsePlainDate(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'is not a date' });
  return z.NEVER;
});

const country = z.string().regex(/^[A-Z]{2}$/, 'is not a country');
const name = z.string().trim().toUpperCase().max(60);

const member = z.strictObject({
  room: z.int().min(0).max(11).default(0).describe('counts from 0'),
  surname: name.min(1, 'is empty'),
  givenNames: name.default(''),
  born: date,
  sex: z.enum(['M', 'F', 'X']).nullable().default(null),
  citizenship: country.nullable().default(null),
  document: z
    .strictObject({
      kind: z.enum(['passport', 'id-card']),
      number: z.string().trim().min(3).max(30),
      issuedBy: country,
      expires: date,
    })
    .nullable()
    .default(null),
});

const mostTravellers = 16;

/** Who travels, the lead traveller first: a list in JSON, as text in a form. */
export const partyText = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    const read = z.array(member).min(1).max(mostTravellers).safeParse(parsed(text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    context.addIssue({
      code: 'custom',
      message: `${issue?.path.join('.') || 'the list'}: ${issue?.message}`,
    });
    return z.NEVER;
  })
  .describe('JSON: a list of {room, surname, givenNames, born, sex, citizenship, document}');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // it is said that it is no list
  }
}
