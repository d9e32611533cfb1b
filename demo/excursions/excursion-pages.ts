import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import {
  ARCHITECTURES,
  type Attribute,
  CLIMATES,
  type Hour,
  KINDS,
  type PosterKind,
  RELIEFS,
} from '../posters/facts.ts';
import { posterPath } from '../posters/poster-path.ts';
import { mapTexts } from '../texts/word-list.ts';
import { translated } from '../translations/translated.ts';
import type { ExcursionTour } from './excursion-tours.ts';

export const excursionTourRow = (tour: ExcursionTour, position: number): RowOf<'excursion_tour'> => ({
  id: tour.id,
  slug: tour.slug,
  state_id: tour.stateId,
  title: tour.title,
  summary: tour.summary,
  description: tour.description,
  banner_image: picture(tour, subjectOf(tour), 'golden', 'banner', [1600, 900]),
  type: tour.type,
  position,
});

const gallery: readonly { kind: PosterKind | 'subject'; hour: Hour; caption: Localised }[] = [
  { kind: 'oldtown', hour: 'day', caption: { en: 'in the old town', ru: 'в старом городе' } },
  { kind: 'subject', hour: 'dawn', caption: { en: 'early in the morning', ru: 'ранним утром' } },
  { kind: 'subject', hour: 'sunset', caption: { en: 'in the last light', ru: 'в последних лучах' } },
  { kind: 'restaurant', hour: 'sunset', caption: { en: 'dinner', ru: 'ужин' } },
  { kind: 'subject', hour: 'night', caption: { en: 'by night', ru: 'ночью' } },
];

/** Pictures of what guests see; the first stands below the banner, which shows the subject. */
export const excursionImageRows = (tour: ExcursionTour): RowOf<'excursion_tour_image'>[] =>
  gallery.map(({ kind, hour, caption }, order_no) => ({
    excursion_tour_id: tour.id,
    order_no,
    image: picture(tour, kind === 'subject' ? subjectOf(tour) : kind, hour, String(order_no), [1200, 900]),
    alt: mapTexts(translated(caption), (words, locale) => `${localise(tour.title, locale)}: ${words}`),
  }));

/** What the tour is like, in three words with icons. */
export function* excursionIconRows(tour: ExcursionTour): Generator<RowOf<'excursion_tour_icon'>> {
  const icons: [link: string, value: Localised][] = [
    ['user', { en: 'Groups of up to 20', ru: 'Группы до 20 человек' }],
    ['globe', { en: 'Guide in your language', ru: 'Гид на вашем языке' }],
    tour.type === 'cruise'
      ? ['ship', { en: 'By water', ru: 'По воде' }]
      : tour.tourType === 'excursionAndBeach'
        ? ['palm', { en: 'With days at the beach', ru: 'С днями на пляже' }]
        : ['compass', { en: 'Every day a new place', ru: 'Каждый день новое место' }],
  ];
  for (const [position, [link, value]] of icons.entries())
    yield { excursion_tour_id: tour.id, position, link, value };
}

type ServiceColumn =
  | 'tour'
  | 'included'
  | 'title_en'
  | 'title_ru'
  | 'summary_en'
  | 'summary_ru'
  | 'price'
  | 'days'
  | 'icon';

const services = Map.groupBy(readFacts<ServiceColumn>('../excursions/services.csv'), ({ tour }) => tour);

/** What is in the tour, and what can be added for how much. */
export function* excursionServiceRows(tour: ExcursionTour): Generator<RowOf<'excursion_service'>> {
  let position = 0;
  const next = () => ({ id: tour.id * 100 + position, excursion_tour_id: tour.id, position: position++ });
  for (const row of [...(services.get(String(tour.id)) ?? []), ...(services.get('every') ?? [])])
    yield {
      ...next(),
      is_included: row.included === 'yes',
      title: { en: row.title_en, ru: row.title_ru },
      summary: { en: row.summary_en, ru: row.summary_ru },
      icon: row.icon,
      ...(row.price && { price_amount: Number(row.price) * 100, currency: 'EUR' }),
      ...(row.days && { days_of_service: row.days }),
    };
}

function subjectOf({ subject }: ExcursionTour): PosterKind {
  const kind = KINDS.find((word) => word === subject);
  assert(kind, `posters know the subject ${subject}`);
  return kind;
}

/** What stands in the deserts of some tours. */
const desertHas: Record<number, readonly Attribute[]> = { 3: ['pyramids'], 4: ['palms'] };

function picture(
  { id, look, type }: ExcursionTour,
  kind: PosterKind,
  hour: Hour,
  name: string,
  [width, height]: readonly [number, number],
): string {
  const relief = RELIEFS.find((word) => word === look[0]);
  const climate = CLIMATES.find((word) => word === look[1]);
  const architecture = ARCHITECTURES.find((word) => word === look[2]);
  assert(relief && climate && architecture, `posters know ${look.join('.')}`);
  const coast = type === 'cruise' ? 'lake' : kind === 'islands' || kind === 'city' ? 'sea' : 'none';
  const land = { coast, relief, climate, architecture, beach: 'none' } as const;
  const has = kind === 'desert' ? (desertHas[id] ?? []) : [];
  return posterPath({ ...land, kind, hour, season: 'summer', has, seed: `e${id}-${name}`, width, height });
}
