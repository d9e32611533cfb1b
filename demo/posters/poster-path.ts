import {
  ARCHITECTURES,
  ATTRIBUTES,
  BEACHES,
  CLIMATES,
  COASTS,
  HOURS,
  KINDS,
  type PosterFacts,
  RELIEFS,
  SEASONS,
} from './facts.ts';

const FOLDER = '/media/poster/';
const STANDARD_SIZE = '1200x900';
const SIZES = new Set([
  STANDARD_SIZE,
  '900x1200',
  '900x1500',
  '1600x900',
  '2000x1000',
  '1200x1200',
  '1080x1440',
]);
const MOST_ATTRIBUTES = 6;

/**
 * The media path that names a poster by its facts, at most 199 characters, so that it can be drawn without a look-up:
 * `/media/poster/{kind}/{seed}.svg?hour=sunset&at=sea.hills.tropical.thatched.sand&has=pool.palms&season=winter&size=900x1200`.
 * Summer, no attributes and 1200 × 900 are left out.
 */
export function posterPath(facts: PosterFacts): string {
  const { coast, relief, climate, architecture, beach } = facts;
  const query = [`hour=${facts.hour}`, `at=${[coast, relief, climate, architecture, beach].join('.')}`];
  const has = ATTRIBUTES.filter((attribute) => facts.has.includes(attribute)).slice(0, MOST_ATTRIBUTES);
  const size = `${facts.width}x${facts.height}`;
  if (has.length) query.push(`has=${has.join('.')}`);
  if (facts.season !== 'summer') query.push(`season=${facts.season}`);
  if (size !== STANDARD_SIZE) query.push(`size=${size}`);
  return `${FOLDER}${facts.kind}/${facts.seed}.svg?${query.join('&')}`;
}

/** The facts a poster's path stands for; anything that `posterPath` would not write, to the letter, is undefined. */
export function readPosterPath(path: string): PosterFacts | undefined {
  const [, kindText = '', seed = '', query = ''] =
    /^\/media\/poster\/([a-z]+)\/([a-z0-9-]{1,16})\.svg\?([a-z0-9=&.]+)$/.exec(path) ?? [];
  const given = new Map(query.split('&').map((pair) => pair.split('=', 2) as [string, string | undefined]));
  const place = given.get('at')?.split('.') ?? [];
  const size = given.get('size') ?? STANDARD_SIZE;
  const kind = oneOf(KINDS, kindText);
  const hour = oneOf(HOURS, given.get('hour'));
  const season = oneOf(SEASONS, given.get('season') ?? 'summer');
  const coast = oneOf(COASTS, place[0]);
  const relief = oneOf(RELIEFS, place[1]);
  const climate = oneOf(CLIMATES, place[2]);
  const architecture = oneOf(ARCHITECTURES, place[3]);
  const beach = oneOf(BEACHES, place[4]);
  const names = given.get('has')?.split('.') ?? [];
  const has = ATTRIBUTES.filter((attribute) => names.includes(attribute));
  if (!kind || !hour || !season || !coast || !relief || !climate || !architecture || !beach) return undefined;
  if (!SIZES.has(size)) return undefined;
  const [width = 0, height = 0] = size.split('x').map(Number);
  const facts = { kind, hour, season, coast, relief, climate, architecture, beach, has, seed, width, height };
  return posterPath(facts) === path ? facts : undefined;
}

const oneOf = <const T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((item) => item === value);
