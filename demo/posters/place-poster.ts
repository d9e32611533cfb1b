import type { Attribute, Hour, PlaceLook, PosterFacts, PosterKind, Season } from './facts.ts';
import { hash } from './random.ts';

/** A country, region or town; `subject` names what it is known for, else its look decides. */
export type PlaceFacts = PlaceLook & {
  slug: string;
  has: readonly Attribute[];
  subject?: PosterKind;
  hour?: Hour;
  season?: Season;
  shape?: 'portrait' | 'wide' | 'card';
};

const SHAPES = { portrait: [900, 1200], wide: [1600, 900], card: [1200, 900] } as const;
const HOURS: readonly Hour[] = ['day', 'golden', 'dawn', 'sunset', 'day'];

/** The one poster of a place, upright unless asked otherwise. */
export function placePoster(place: PlaceFacts): PosterFacts {
  const { slug, coast, relief, climate, architecture, beach, has, shape = 'portrait' } = place;
  const [width, height] = SHAPES[shape];
  const kind = place.subject ?? surroundingsOf(place, hash(slug));
  const season = place.season ?? (kind === 'ski' ? 'winter' : 'summer');
  const hour = place.hour ?? HOURS[hash(slug) % HOURS.length] ?? 'day';
  return {
    kind,
    hour,
    season,
    coast,
    relief,
    climate,
    architecture,
    beach,
    has,
    seed: slug.slice(0, 16),
    width,
    height,
  };
}

/** The wide picture behind the first search: a shore at the golden hour whose left sky stays free for the title. */
export const heroPoster = (look: Partial<PlaceLook> = {}, hour: Hour = 'golden'): PosterFacts => ({
  coast: 'sea',
  relief: 'mountains',
  climate: 'mediterranean',
  architecture: 'modern',
  beach: 'sand',
  ...look,
  kind: 'beach',
  hour,
  season: 'summer',
  has: ['palms', 'boats', 'headline'],
  seed: 'summer',
  width: 2000,
  height: 1000,
});

/** What lies around a place of this look; `turn` chooses where several things fit. */
export function surroundingsOf(
  { coast, relief, climate, architecture }: PlaceLook,
  turn: number,
): PosterKind {
  const choose = (...kinds: [PosterKind, ...PosterKind[]]) => kinds[turn % kinds.length] ?? kinds[0];
  const inland = coast === 'none';
  if (architecture === 'skyscraper') return 'city';
  if (climate === 'desert') return inland || relief === 'dunes' ? 'desert' : choose('desert', 'oldtown');
  if (climate === 'nordic') return inland ? 'mountains' : 'fjord';
  if (climate === 'alpine') return choose('mountains', 'mountains', 'oldtown');
  if (climate === 'tropical' && architecture === 'pagoda') return choose('temple', 'oldtown', 'rice');
  if (climate === 'tropical')
    return inland ? choose('jungle', 'rice') : choose('islands', 'jungle', 'islands');
  if (architecture === 'pagoda') return choose('temple', 'oldtown');
  if (relief === 'karst') return inland ? 'mountains' : 'islands';
  if (relief === 'mountains' && inland) return choose('mountains', 'oldtown');
  return choose('oldtown', 'oldtown', inland ? 'mountains' : 'islands');
}
