import { z } from 'zod';
import { defineCall } from './call.ts';
import { line, openedWith, storedForm, words } from './form-fields.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const areas = ['sales', 'contracts', 'journeys', 'technology', 'marketing', 'finance'] as const;
const employments = ['full-time', 'part-time', 'temporary'] as const;

const listedVacancy = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  area: z.enum(areas),
  city: z.string(),
  citySlug: z.string(),
  countryCode: z.string(),
  isRemote: z.boolean(),
  employment: z.enum(employments),
  publishedFrom: z.iso.date(),
  publishedTo: z.iso.date().nullable().describe('last day to apply'),
});
export type ListedVacancy = z.output<typeof listedVacancy>;

const filter = z.string().max(120).default('');

/** Vacancies of a site, narrowed by city and area of work. */
export const vacancies = defineCall({
  name: 'vacancies',
  method: 'GET',
  base: 'b2c',
  path: '/vacancies',
  summary: 'Vacancies that can be applied for, with what they can be narrowed by',
  source: '[S]§1, §2.1',
  mayCall: anybody,
  query: z.object({
    ...langField,
    city: filter.describe('slug of a city'),
    area: filter.describe(areas.join(', ')),
  }),
  answer: z.object({
    list: z.array(listedVacancy),
    cities: z.array(z.object({ slug: z.string(), name: z.string() })),
    areas: z.array(z.enum(areas)),
  }),
});

/** One vacancy whole. */
export const vacancy = defineCall({
  name: 'vacancy',
  method: 'GET',
  base: 'b2c',
  path: '/vacancy',
  summary: 'A vacancy by its slug; 404 where it cannot be applied for any more',
  source: '[S]§1, §2.1',
  mayCall: anybody,
  query: z.object({ ...langField, slug: z.string().min(1).max(120) }),
  answer: listedVacancy.extend({
    work: z.string().describe('HTML'),
    person: z.string().describe('HTML'),
    offer: z.string().describe('HTML'),
  }),
});

/** Bytes of a file that is taken with an application. */
export const mostFileBytes = 5 * 1024 * 1024;

/** Letters that so many bytes take in base64. */
const mostFileLetters = Math.ceil(mostFileBytes / 3) * 4;

/** Applies for a vacancy, with a document. */
export const applyForVacancy = defineCall({
  name: 'applyForVacancy',
  method: 'POST',
  base: 'b2c',
  path: '/vacancy/application',
  summary: 'Sends an application with a PDF, DOC, DOCX or ODT of at most 5 MB to the office',
  source: '[S]§1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    slug: z.string().min(1).max(120).describe('of the vacancy'),
    name: words(200),
    phone: line(40),
    email: words(254),
    letter: line(2_000).default(''),
    fileName: z.string().min(1).max(300),
    file: z
      .string()
      .min(1)
      .max(mostFileLetters, 'is larger than 5 MB')
      .regex(/^[\w-]+$/, 'is not in base64url')
      .describe('the document, in base64url without padding'),
    ...openedWith,
  }),
  answer: storedForm,
});
