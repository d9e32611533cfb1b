import { z } from 'zod';
import { tripFault } from '#lib/kept-trip.ts';
import { mostKept } from '#lib/most-kept.ts';
import { defineCall } from './call.ts';
import { langField, numberList } from './query-fields.ts';
import { peopleSignedIn } from './who-may-call.ts';

/** Names of the lists, whatever their case; favourites may be spelt in either way. */
const key = z
  .string()
  .transform((text) => (text.toLowerCase() === 'favourites' ? 'favorites' : text.toLowerCase()))
  .pipe(z.enum(['notify', 'favorites', 'compare'], { message: 'is none of notify, favorites, compare' }));

const ids = numberList(-2_147_483_647, 2_147_483_647, mostKept.favorites);

/** Trips by the number of their hotel. */
const tripsById = z.record(z.string(), z.string());

/** The same as a form says it: a JSON object. */
const trips = z.string().transform((text, context) => {
  const read = tripsById.safeParse(parseJson(text));
  const fault = read.success ? faultOf(read.data) : 'is not a JSON object of texts';
  if (read.success && !fault) return read.data;
  context.addIssue({ code: 'custom', message: fault ?? '' });
  return z.NEVER;
});

function faultOf(read: Record<string, string>): string | undefined {
  const entries = Object.entries(read);
  if (entries.length > mostKept.favorites) return `has more than ${mostKept.favorites} values`;
  for (const [id, trip] of entries) {
    if (!/^-?[1-9]\d{0,9}$/.test(id)) return 'has a name that is not the id of a hotel';
    const fault = tripFault(trip);
    if (fault) return `of hotel ${id} ${fault}`;
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller is told that it is none
  }
}

const notify = z.object({
  code: z.int().describe('0'),
  message: z.string().describe('empty; other servers write the list here'),
  value: z.string().describe('the ids, separated by commas'),
  trips: tripsById
    .optional()
    .describe('by id, the trip that a hotel was kept for: the query of its page; absent where none has one'),
});

/** A list that an agent keeps on the server ([S]§3.9, §4.7), or a traveller. */
export const getNotify = defineCall({
  name: 'getNotify',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/GetNotify',
  summary: 'A list of who is signed in: hotels to compare, favourites, or notify',
  source: '[S]§3.9, §4.7, §7.2',
  mayCall: peopleSignedIn,
  query: z.object({ ...langField, key: key.default('notify') }),
  answer: notify,
});

/** Keeps it. What two devices change at once is told apart by what each of them knew before. */
export const setNotify = defineCall({
  name: 'setNotify',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SetNotify',
  summary: 'Keeps a list of who is signed in, and answers it as it is now',
  source: '[S]§4.7, §7.2; [W]§4, §7',
  mayCall: peopleSignedIn,
  query: z.object({ ...langField }),
  body: z
    .object({
      key,
      value: ids.describe(`the ids, separated by commas; at most ${mostKept.compare} to compare`),
      trips: trips
        .optional()
        .describe(
          'a JSON object: by id, the trip that a hotel was kept for, as `TOWNFROM=2&CHECKIN_BEG=20261201&ADULT=2`; hotels that it does not name keep theirs',
        ),
      before: ids
        .optional()
        .describe(
          'the list that was changed, 0 for an empty one: only the changes are made then; without it, the list is replaced',
        ),
    })
    .refine((list) => list.key !== 'compare' || list.value.length <= mostKept.compare, {
      path: ['value'],
      message: `has more than ${mostKept.compare} values`,
    }),
  answer: notify,
});
