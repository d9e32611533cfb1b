import { z } from 'zod';
import { defineCall } from './call.ts';
import { flag, inc, langField } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const airportId = inc.describe('`id` of Ticket/Sources or Ticket/Targets');

const kindFields = {
  withCharter: flag.default(true).describe('charter flights, where the site sells them'),
  withRegular: flag.default(true).describe('regular flights, where the site sells them'),
};

const airport = z.object({
  id: z.int().describe('the IATA code read in base 36: the same in every installation'),
  name: z.string().describe('of the town'),
  lName: z.string().describe('of the town, in English'),
  portAlias: z.string().describe('IATA code of the airport'),
  state: z.string().describe('country, by which the list is grouped'),
  stateKey: z.string().describe('ISO 3166 code of the country'),
  townIATA: z.string().describe('IATA code of the town: of its airport that we fly to'),
});
export type TicketAirport = z.output<typeof airport>;

/** Airports that flights of the site's market begin at ([W]§2.5, §3.2). */
export const ticketSources = defineCall({
  name: 'ticketSources',
  method: 'GET',
  base: 'core',
  path: '/Ticket/Sources',
  summary: 'Airports that flights begin at, by country',
  source: '[W]§2.5, §3.2, §7',
  mayCall: anybody,
  query: z.object({
    ...langField,
    outgoing: flag
      .default(false)
      .describe('only flights that leave home, from the departure towns of the market'),
    ...kindFields,
  }),
  answer: z.object({ Tickets_SOURCES: z.array(airport) }),
});

/** Airports that the market's flights from one airport lead to. */
export const ticketTargets = defineCall({
  name: 'ticketTargets',
  method: 'GET',
  base: 'core',
  path: '/Ticket/Targets',
  summary: 'Airports that flights from `source` lead to, by country',
  source: '[W]§2.5, §3.2, §7',
  mayCall: anybody,
  query: z.object({ ...langField, source: airportId, ...kindFields }),
  answer: z.object({ Tickets_TARGETS: z.array(airport) }),
});

const ticketFields = ['ADULTS', 'CHILDS', 'CLASSES'] as const;

const range = z.object({ min: z.int(), max: z.int(), default: z.int() });

/** Who may fly to a target, and in which classes. */
export const ticketAll = defineCall({
  name: 'ticketAll',
  method: 'GET',
  base: 'core',
  path: '/Ticket/All',
  summary: 'Limits of travellers, and the classes of the flights to a target',
  source: '[W]§2.5, §3.2, §5, §7',
  mayCall: anybody,
  query: z.object({
    ...langField,
    targetId: airportId,
    fields: z
      .string()
      .max(100)
      .default(ticketFields.join(','))
      .transform((list) => list.split(',').map((name) => name.trim().toUpperCase()))
      .pipe(z.array(z.enum(ticketFields, `is a list of ${ticketFields.join(', ')}`)))
      .describe('what to answer, separated by commas'),
  }),
  answer: z.object({
    adults: range.optional(),
    childs: range.optional(),
    classes: z
      .array(z.object({ id: z.int() }))
      .optional()
      .describe('from 1: Economy, Business, Comfort, Premium, All; a negative one counts from the end'),
  }),
});

const flightDaysQuery = z.object({
  ...langField,
  source: airportId,
  target: airportId,
  freightBack: flag
    .default(false)
    .describe(
      'true for one way: each way is looked at alone. Else only days that make a trip there and back',
    ),
});

const flightDays = z.object({
  startDate: z.string().describe('YYYYMMDD, today at the site'),
  validDates: z
    .string()
    .regex(/^[0125]*$/)
    .describe(
      'a character a day from startDate: 0 no flight, 1 charter, 2 charter on request, ' +
        '5 regular flights only',
    ),
});

/** Days on which one can leave. */
export const ticketCheckins = defineCall({
  name: 'ticketCheckins',
  method: 'GET',
  base: 'core',
  path: '/Ticket/Checkins',
  summary: 'Days with flights from source to target',
  source: '[W]§3.2, §4, §7',
  mayCall: anybody,
  query: flightDaysQuery,
  answer: z.object({ Tickets_CHECKINS: flightDays }),
});

/** Days on which one can come back. */
export const ticketCheckouts = defineCall({
  name: 'ticketCheckouts',
  method: 'GET',
  base: 'core',
  path: '/Ticket/Checkouts',
  summary: 'Days with flights back, from target to source',
  source: '[W]§3.2, §4, §7',
  mayCall: anybody,
  query: flightDaysQuery,
  answer: z.object({ Tickets_CHECKOUTS: flightDays }),
});
