import { z } from 'zod';
import { type AnswerOf, defineCall } from './call.ts';
import { hotelPlace } from './hotel-fields.ts';
import { langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const program = z.object({
  season: z.string().describe('first and last day of departure: YYYY-MM-DD/YYYY-MM-DD'),
  night: z.int().describe('nights'),
  doW: z.array(z.int()).describe('days of the week that it begins on: 1 Monday to 7 Sunday'),
  days: z.int().describe('days, the first and the last included'),
});
export type ExcursionProgram = z.output<typeof program>;

const day = z.object({
  nights: z.int().describe('of the programs that have this day'),
  day: z.int().describe('1 is the day of arrival'),
  title: z.string(),
  text: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

const service = z.object({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  icon: z.array(z.object({ link: z.string() })),
  image: z.string().nullable().describe('own media path'),
  price: z.number().nullable().describe('in units of the currency'),
  currency: z.string().nullable(),
  daysOfService: z.string().describe('days of the tour, separated by commas; empty: every day'),
  isActive: z.boolean(),
});

/** An excursion tour with its programs and services ([W]§3.6). */
export const excursionTour = defineCall({
  name: 'excursionTour',
  method: 'GET',
  base: 'b2c',
  path: '/ExcursionTour',
  summary: 'An excursion tour by its slug; 404 where there is none',
  source: '[W]§2.12, §3.6, §7',
  mayCall: anybody,
  query: z.object({ ...langField, slug: z.string().min(1).max(200) }),
  answer: z.object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    bannerImage: z.string().nullable().describe('own media path'),
    type: z.enum(['cruise', 'excurtour']),
    ptype: z.string().describe('what it is, as offers name it'),
    isActive: z.boolean(),
    state: hotelPlace,
    galleries: z.array(z.object({ image: z.string(), alt: z.string(), orderNo: z.int() })),
    days: z.array(day).describe('where it is, day by day, by the length of its programs'),
    icons: z.array(z.object({ link: z.string(), value: z.string() })),
    list: z.array(program).describe('programs that are still to come, by season'),
    excursionTourNightAndDoWList: z.array(z.object({ night: z.int(), doW: z.array(z.int()) })),
    servicesIncluded: z.array(service),
    servicesNotIncluded: z.array(service),
  }),
});

export type ExcursionTour = AnswerOf<typeof excursionTour>;

/** What of the programs is chosen already. */
export type ExcursionChoice = {
  season?: string | undefined;
  night?: number | undefined;
  arrivalDay?: number | undefined;
};

/** What can be chosen of an excursion tour: of each, the values that go with what is chosen of the others ([W]§3.6). */
export function excursionTourOptions(list: readonly ExcursionProgram[], chosen: ExcursionChoice = {}) {
  const open = (left: keyof ExcursionChoice) =>
    list.filter((program) => fits(program, { ...chosen, [left]: undefined }));
  return {
    arrivalDayOptions: ascending(open('arrivalDay').flatMap(({ doW }) => doW)),
    nightsCountOptions: ascending(open('night').map(({ night }) => night)),
    seasonOptions: [...new Set(open('season').map(({ season }) => season))].sort(),
  };
}

const fits = (program: ExcursionProgram, { season, night, arrivalDay }: ExcursionChoice) =>
  (season === undefined || program.season === season) &&
  (night === undefined || program.night === night) &&
  (arrivalDay === undefined || program.doW.includes(arrivalDay));

const ascending = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
