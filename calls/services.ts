import { z } from 'zod';
import { defineCall } from './call.ts';
import { inc, langField } from './query-fields.ts';
import { ownProgramsAndManagers } from './who-may-call.ts';

const serviceType = inc.describe('`id` of Services/Type');
const stateFrom = inc.describe('`id` of Services/StateFrom');
const named = { id: z.int(), name: z.string() };

/** Kinds of services that are sold by themselves ([W]§2.8). */
export const serviceTypes = defineCall({
  name: 'serviceTypes',
  method: 'GET',
  base: 'api',
  path: '/Services/Type',
  summary: 'Kinds of services; the wizard shows those of category 4 that are 69 or 56',
  source: '[W]§2.8, §3.2, §7',
  mayCall: ownProgramsAndManagers,
  query: z.object({ ...langField }),
  answer: z.array(z.object({ ...named, serviceCategoryKey: z.string() })),
});

/** Countries whose people are sold a kind of services. */
export const serviceStateFrom = defineCall({
  name: 'serviceStateFrom',
  method: 'GET',
  base: 'api',
  path: '/Services/StateFrom',
  summary: 'Countries of departure that a kind of services is sold in',
  source: '[W]§2.8, §3.2, §7',
  mayCall: ownProgramsAndManagers,
  query: z.object({ ...langField, serviceType }),
  answer: z.array(z.object({ ...named, stateISO: z.string().describe('ISO 3166 code') })),
});

/** Destinations of a kind of services. */
export const serviceStates = defineCall({
  name: 'serviceStates',
  method: 'GET',
  base: 'api',
  path: '/Services/States',
  summary: 'Destination countries of a kind of services',
  source: '[W]§2.8, §3.2, §7',
  mayCall: ownProgramsAndManagers,
  query: z.object({ ...langField, serviceType, stateFrom }),
  answer: z.array(z.object({ ...named, slug: z.string() })),
});

/** Towns of a destination that a kind of services is sold in, and the entry that stands for all of them. */
export const serviceTowns = defineCall({
  name: 'serviceTowns',
  method: 'GET',
  base: 'api',
  path: '/Services/Towns',
  summary: 'Towns of a destination, and -2147483647 for all of them',
  source: '[W]§2.8, §3.2, §7, §9',
  mayCall: ownProgramsAndManagers,
  query: z.object({
    ...langField,
    serviceType,
    state: inc.describe('`id` of Services/States'),
    stateFrom,
  }),
  answer: z.array(z.object(named)),
});
