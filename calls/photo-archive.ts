import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { anybody, managers } from './who-may-call.ts';

const slug = z.string().min(1).max(120);
const source = '[S]§1, §6';

const photoCountry = z.object({
  slug: z.string(),
  name: z.string(),
  albums: z.int(),
  pictures: z.int(),
  cover: z.string().describe('own media path'),
});

/** What the photo archive has, for everybody: how much of which countries. */
export const photoCountries = defineCall({
  name: 'photoCountries',
  method: 'GET',
  base: 'b2c',
  path: '/photo-archive',
  summary: 'Countries of the photo archive, those with most pictures first',
  source,
  mayCall: anybody,
  query: z.object({ ...langField }),
  answer: z.array(photoCountry),
});

const album = z.object({
  country: z.object({ slug: z.string(), name: z.string() }),
  hotel: z.object({ slug: z.string(), name: z.string() }),
  town: z.string(),
});

/** Albums of the photo archive, for anyone who sells. */
export const photoAlbums = defineCall({
  name: 'photoAlbums',
  method: 'GET',
  base: 'api',
  path: '/photo-archive/albums',
  summary: 'Albums of hotels by country and name, narrowed by words in any language and by country',
  source,
  mayCall: managers,
  query: z.object({
    ...langField,
    text: z.string().max(120).default('').describe('each word says what or where the hotel is'),
    country: z.string().max(120).default('').describe('slug'),
    skip: wholeNumber(0, 1_000_000).default(0),
    take: wholeNumber(1, 100).default(24),
  }),
  answer: z.object({
    list: z.array(album.extend({ pictures: z.int(), cover: z.string().describe('own media path') })),
    total: z.int(),
  }),
});

/** One album whole. */
export const photoAlbum = defineCall({
  name: 'photoAlbum',
  method: 'GET',
  base: 'api',
  path: '/photo-archive/album',
  summary: 'The pictures of a hotel and its rooms, with captions in the language and in English',
  source,
  mayCall: managers,
  query: z.object({ ...langField, country: slug, hotel: slug }),
  answer: album.extend({
    pictures: z.array(
      z.object({
        src: z.string().describe('own media path'),
        caption: z.string(),
        englishCaption: z.string(),
        room: z.string().describe('what it shows a room of; empty for the hotel itself'),
      }),
    ),
  }),
});
