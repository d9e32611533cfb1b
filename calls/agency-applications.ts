import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, openedWith, storedForm, words } from './form-fields.ts';
import { anybody } from './who-may-call.ts';

/** Asks to become an agency. */
export const applyAsAgency = defineCall({
  name: 'applyAsAgency',
  method: 'POST',
  base: 'b2c',
  path: '/agency/application',
  summary: 'Sends the application of an agency to the office; it is stored as applied',
  source: '[S]§1, §2.1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    company: words(200),
    registrationNumber: words(60),
    city: words(120),
    person: words(200),
    phone: line(40).default(''),
    email: words(254),
    about: line(2_000).default(''),
    ...openedWith,
  }),
  answer: storedForm,
});
