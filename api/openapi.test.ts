import { expect, test } from 'vitest';
import { z } from 'zod';
import { basePaths, defineCall, pathOf } from '#calls/call.ts';
import { advertisementClick, advertisements, slider } from '#calls/content-advertisements.ts';
import { cities } from '#calls/content-cities.ts';
import { cookieSettings } from '#calls/content-cookies.ts';
import {
  countries,
  countriesAttributes,
  countriesSimple,
  footerCountries,
} from '#calls/content-countries.ts';
import { menu } from '#calls/content-menus.ts';
import { hotelChain, page, pages } from '#calls/content-pages.ts';
import { settings } from '#calls/content-settings.ts';
import { cruiseProgram, cruisePrograms } from '#calls/cruise.ts';
import { excursionTour } from '#calls/excursion-tour.ts';
import { feedback } from '#calls/feedback.ts';
import {
  hotelCall,
  hotelCards,
  hotelFacts,
  hotelImages,
  offerCall,
  roomDetails,
  roomPrices,
} from '#calls/hotel.ts';
import { shortenLink } from '#calls/links.ts';
import { calendar, nights } from '#calls/lookups-dates.ts';
import {
  currencies,
  hotels,
  liners,
  priceRange,
  programs,
  stars,
  tours,
  uFilterList,
} from '#calls/lookups-filters.ts';
import { getLastMinStates, states, suggestion, townFroms } from '#calls/lookups-places.ts';
import { locations, managerInfo, partnerInfo, partnerPhones } from '#calls/partner-contacts.ts';
import { partnerLocations, partners } from '#calls/partners.ts';
import { searchTours } from '#calls/search.ts';
import { searchMap } from '#calls/search-map.ts';
import { serviceStateFrom, serviceStates, serviceTowns, serviceTypes } from '#calls/services.ts';
import { ticketAll, ticketCheckins, ticketCheckouts, ticketSources, ticketTargets } from '#calls/tickets.ts';
import { openApiDocument } from './openapi.ts';
import { readParameters } from './read-parameters.ts';

const me = defineCall({
  name: 'me',
  method: 'GET',
  base: 'api',
  path: '/auth/me',
  summary: 'Who is logged in',
  source: '[S]§7.2',
  mayCall: ['traveller', 'manager', 'staff'],
  query: z.object({}),
  answer: z.object({ id: z.int() }),
});

const calls = [
  townFroms,
  states,
  getLastMinStates,
  suggestion,
  currencies,
  hotels,
  stars,
  programs,
  uFilterList,
  tours,
  priceRange,
  liners,
  nights,
  calendar,
  searchTours,
  searchMap,
  hotelCall,
  hotelCards,
  hotelFacts,
  hotelImages,
  roomDetails,
  cruiseProgram,
  cruisePrograms,
  excursionTour,
  serviceTypes,
  serviceStateFrom,
  serviceStates,
  serviceTowns,
  roomPrices,
  offerCall,
  ticketSources,
  ticketTargets,
  ticketAll,
  ticketCheckins,
  ticketCheckouts,
  menu,
  settings,
  advertisements,
  slider,
  advertisementClick,
  cities,
  countries,
  countriesSimple,
  countriesAttributes,
  footerCountries,
  page,
  hotelChain,
  pages,
  cookieSettings,
  partners,
  partnerLocations,
  partnerInfo,
  managerInfo,
  partnerPhones,
  locations,
  feedback,
  shortenLink,
  me,
];

/** The parts of OpenAPI 3.1 that we use, as its own schema demands them. */
const jsonSchema = z.looseObject({});
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.literal('query'),
  required: z.boolean(),
  description: z.string().optional(),
  style: z.literal('form').optional(),
  explode: z.boolean().optional(),
  schema: jsonSchema,
});
const content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema: jsonSchema }));
const response = z.union([
  z.strictObject({ $ref: z.string().startsWith('#/components/responses/') }),
  z.strictObject({ description: z.string(), content: content.optional() }),
]);
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
});
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.record(
      z.string(),
      z.union([
        z.strictObject({ type: z.literal('http'), scheme: z.string() }),
        z.strictObject({ type: z.literal('apiKey'), in: z.literal('header'), name: z.string() }),
      ]),
    ),
    responses: z.record(z.string().regex(/^[\w.-]+$/), response),
  }),
});

// As it is read by others: after JSON.
const read = document.parse(JSON.parse(JSON.stringify(openApiDocument(calls))));

const operations = Object.values(read.paths).flatMap((path) =>
  [path.get, path.post].filter((one) => one !== undefined),
);

test('the document has the structure of OpenAPI 3.1, with each call under its path and method', () => {
  for (const call of calls) {
    const path = read.paths[pathOf(call)];
    expect((call.method === 'GET' ? path?.get : path?.post)?.operationId).toBe(call.name);
  }
  expect(operations).toHaveLength(calls.length);
});

test('every reference leads somewhere, every operation id is unique, every tag is explained', () => {
  const text = JSON.stringify(read);
  for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer!
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], read);
    expect(found, pointer).toBeDefined();
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(read.tags.map(({ name }) => name).sort()).toEqual(Object.keys(basePaths).sort());
});

test('no operation has two parameters that become one identifier of a client, and each says its language', () => {
  for (const { operationId, parameters } of operations) {
    const names = parameters.map(({ name }) => name);
    const identifiers = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
    expect(new Set(identifiers).size, `${operationId}: ${names}`).toBe(names.length);
    expect(names).toContain('lang');
  }
});

test('the other spelling of a parameter is an alias of the first, and is still read', () => {
  const typeOf = (path: string) =>
    read.paths[path]?.get?.parameters.filter(({ name }) => /^search_?type$/i.test(name));
  expect(typeOf('/core/search')).toEqual([
    expect.objectContaining({
      name: 'SEARCH_TYPE',
      description: expect.stringContaining('also read as searchType'),
    }),
  ]);
  expect(typeOf('/core/search/TownFroms')).toEqual([
    expect.objectContaining({
      name: 'searchType',
      description: expect.stringContaining('also read as SEARCH_TYPE'),
    }),
  ]);
  for (const name of ['searchType', 'SEARCH_TYPE'])
    expect(readParameters(townFroms.query, [[name, 'HOTEL']]), name).toMatchObject({ ok: true, unknown: [] });
});

test('parameters say what they need: ADULT has a default, TOWNFROM is required', () => {
  const asked = read.paths['/core/room-prices']?.get?.parameters ?? [];
  expect(asked.find(({ name }) => name === 'TOWNFROM')).toMatchObject({ required: true });
  expect(asked.find(({ name }) => name === 'ADULT')).toMatchObject({
    required: false,
    schema: { default: 2 },
  });
});

test('a parameter that a call cannot do without is required, or says when it is; every call takes mockVariant', () => {
  for (const call of calls) {
    const path = read.paths[pathOf(call)];
    const { parameters = [] } = (call.method === 'GET' ? path?.get : path?.post) ?? {};
    const asked = readParameters(call.query, []);
    const missing = asked.ok ? [] : asked.fields.filter(({ reason }) => reason === 'is required');
    for (const { name, required, description } of parameters) {
      const isMissing = missing.some(({ field }) => field === name);
      const isSaid = required || (isMissing && description?.includes('required'));
      expect(isSaid, `${call.name} ${name}`).toBe(isMissing);
    }
    expect(parameters.map(({ name }) => name)).toContain('mockVariant');
  }
  const nights = read.paths['/core/search/Nights']?.get?.parameters ?? [];
  expect(nights.flatMap(({ name, required }) => (required ? [name] : []))).toEqual([
    'townFrom',
    'state',
    'checkInBeg',
    'checkInEnd',
  ]);
});

test('forms are form-urlencoded, and each call says whether it asks for a token', () => {
  const form = read.paths['/b2c/feedback']?.post;
  expect(Object.keys(form?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
  const shorten = read.paths['/api/shorts/shorten']?.post;
  expect(Object.keys(shorten?.requestBody?.content ?? {})).toEqual([
    'application/x-www-form-urlencoded',
    'application/json',
  ]);
  expect(form?.security).toEqual([]);
  expect(read.paths['/api/auth/me']?.get).toMatchObject({
    security: [{ bearer: [] }],
    responses: {
      401: { $ref: '#/components/responses/LoginRequired' },
      403: { $ref: '#/components/responses/Forbidden' },
    },
  });
  expect(read.paths['/api/Services/Type']?.get?.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
  expect(read.paths['/api/shorts/shorten']?.post?.security).toEqual([{ bearer: [] }, { apiKey: [] }, {}]);
  for (const { security } of operations)
    for (const name of security.flatMap(Object.keys))
      expect(read.components.securitySchemes).toHaveProperty(name);
});

test('a field of a form has one type, and a list is text', () => {
  for (const { operationId, requestBody } of operations) {
    const { properties = {} } = (requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {}) as {
      properties?: Record<string, { type?: string; anyOf?: { type?: string }[] }>;
    };
    for (const [name, { type, anyOf = [] }] of Object.entries(properties)) {
      expect(type, `${operationId} ${name}`).not.toBe('array');
      expect(new Set(anyOf.map((one) => one.type)).size, `${operationId} ${name}`).toBeLessThanOrEqual(1);
    }
  }
});

test('every lookup is a GET, at its path and at no other method [W-7-01]', () => {
  const lookups = Object.entries(read.paths).filter(([path]) =>
    /^\/(core\/(search|Ticket|hotel|room-prices|offer|cruise-program|room-details)|api\/Services|b2c\/ExcursionTour)/.test(
      path,
    ),
  );
  expect(lookups.length).toBeGreaterThan(25);
  for (const [path, methods] of lookups) expect(Object.keys(methods), path).toEqual(['get']);
});
