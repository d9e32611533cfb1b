import { z } from 'zod';
import { email } from '#lib/validation/emails.ts';
import { longest } from './longest.ts';

/** A field of the request form and the key of what is wrong with it. */
export type RequestErrors = Partial<Record<keyof typeof longest, string>>;

const required = (most: number) =>
  z.string().trim().min(1, 'validations.required').max(most, 'validations.tooLong');

const requestFields = z.object({
  name: required(longest.name),
  phone: required(longest.phone), // its pattern is the site's, and the feedback call knows it
  email: required(longest.email).refine((text) => !email()(text), 'validations.email'),
  comment: z.string().trim().max(longest.comment, 'validations.tooLong').default(''),
  agree: z.literal('on', 'validations.agree'),
  requestKey: z.uuid(),
  website: z.string().max(500).default(''),
});

export type RequestFields = z.output<typeof requestFields>;

export type ReadRequest = { ok: true; fields: RequestFields } | { ok: false; errors: RequestErrors };

/** Reads what was sent; the first thing wrong with each field is named ([S]§5.1). */
export function readRequest(form: FormData): ReadRequest {
  const read = requestFields.safeParse(Object.fromEntries(form));
  if (read.success) return { ok: true, fields: read.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const name = String(path[0]);
    errors[name] ??= message.startsWith('validations.') ? message : 'validations.required';
  }
  return { ok: false, errors };
}
