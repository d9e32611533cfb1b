import { z } from 'zod';

/** Another server may write a yes as 1, '1' or true ([S]§3.14). */
const yes = z.union([z.boolean(), z.number(), z.string()]).nullish();

/** A field as a call describes it: what it is about, how it is shown, what stands in it and what may stand there. */
export const profileField = z.object({
  entityField: z.string().describe('what it is about: fullname, born, male, phones, email, alias, town …'),
  entityInc: z.int(),
  type: z.string().describe('how it is shown: text, date, sex, town, select, address …'),
  title: z.string().describe('in the language that is asked for'),
  value: z.string().describe('a day as DD.MM.YYYY, male as 1 and female as 0, a town by its id'),
  visible: yes,
  editable: yes,
  required: yes,
  pattern: z.string().nullish().describe('/body/flags'),
  patternTitle: z.string().nullish().describe('what to say of a value without that form'),
  class: z.string().nullish().describe('eng: no Cyrillic letters; rus: no Latin ones'),
  validators: z.array(z.string()).nullish(),
  options: z
    .array(z.object({ value: z.string(), name: z.string() }))
    .optional()
    .describe('what can be chosen, where it is not a town'),
});
export type ProfileFieldAnswer = z.output<typeof profileField>;

/** Whose profile it is, and whether they administer the agency. */
export const participants = z.array(z.object({ administrator: z.boolean(), inc: z.int() }));

export const profileCode = z.int().describe('0; -1: there is no data');
