import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import type { tourTypes } from '../tour-types.ts';

/** So many nights, begun on certain days of the week (Monday 1 … Sunday 7), in some seasons of the year. */
export type Program = { number: number; nights: number; days: readonly number[]; seasons: 's' | 'w' | 'sw' };

/** A tour with a guide: its programs are what is sold. */
export type ExcursionTour = {
  id: number;
  slug: string;
  stateId: number;
  type: 'cruise' | 'excurtour';
  tourType: keyof typeof tourTypes;
  /** Regions of its hotels, which have at least so many stars. */
  regions: readonly string[];
  leastStars: number;
  programs: readonly Program[];
  /** Euro a day for the guide, the coach and the tickets. */
  perDay: number;
  /** The posters' subject, and relief, climate and architecture. */
  subject: string;
  look: readonly string[];
  title: Localised;
  summary: Localised;
  description: Localised;
};

type Column =
  | 'id'
  | 'slug'
  | 'state_id'
  | 'type'
  | 'tour_type'
  | 'regions'
  | 'least_stars'
  | 'programs'
  | 'per_day'
  | 'subject'
  | 'look'
  | 'summary_en'
  | 'summary_ru'
  | 'description_en'
  | 'description_ru';

/** The excursion tours of the demo operator. */
export const readExcursionTours = (): ExcursionTour[] =>
  readFacts<Column>('../excursions/tours.csv').map((row) => ({
    id: Number(row.id),
    slug: row.slug,
    stateId: Number(row.state_id),
    type: row.type === 'cruise' ? 'cruise' : 'excurtour',
    tourType: row.tour_type === 'excursionAndBeach' ? 'excursionAndBeach' : 'excursion',
    regions: row.regions.split(' '),
    leastStars: Number(row.least_stars),
    programs: row.programs.split(' ').map(programOf),
    perDay: Number(row.per_day),
    subject: row.subject,
    look: row.look.split('.'),
    title: hotelWord(`tour-${row.slug}`),
    summary: { en: row.summary_en, ru: row.summary_ru },
    description: { en: row.description_en, ru: row.description_ru },
  }));

function programOf(text: string, number: number): Program {
  const [nights, days, seasons] = text.split(':');
  assert(seasons === 's' || seasons === 'w' || seasons === 'sw', `${text} names its seasons`);
  return { number, nights: Number(nights), days: [...(days ?? '')].map(Number), seasons };
}
