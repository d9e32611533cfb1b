import type { Architecture, Climate, PosterFacts } from '../facts.ts';
import { type Colour, lch, shift } from './colour.ts';

/** One local colour per material: what a thing is made of, before the hour lights it. */
export type Materials = typeof STANDARD & { walls: readonly Colour[]; accents: readonly [Colour, Colour] };

const STANDARD = {
  deep: lch(0.48, 0.115, 242),
  sea: lch(0.66, 0.115, 215),
  shallow: lch(0.86, 0.095, 188),
  pool: lch(0.79, 0.11, 205),
  sand: lch(0.9, 0.06, 80),
  wet: lch(0.77, 0.07, 70),
  dune: lch(0.78, 0.115, 62),
  leaf: lch(0.55, 0.115, 152),
  leafDark: lch(0.38, 0.075, 165),
  pine: lch(0.42, 0.075, 165),
  grass: lch(0.68, 0.12, 125),
  rock: lch(0.62, 0.045, 50),
  redRock: lch(0.62, 0.11, 42),
  hill: lch(0.55, 0.08, 160),
  snow: lch(0.97, 0.012, 235),
  wall: lch(0.95, 0.022, 82),
  stone: lch(0.86, 0.05, 76),
  roof: lch(0.63, 0.14, 40),
  blue: lch(0.52, 0.14, 250),
  tile: lch(0.68, 0.11, 200),
  wood: lch(0.42, 0.065, 50),
  thatch: lch(0.66, 0.085, 68),
  coral: lch(0.7, 0.165, 38),
  rose: lch(0.6, 0.2, 352),
  glass: lch(0.66, 0.06, 235),
  ink: lch(0.28, 0.07, 264),
  white: lch(0.99, 0.006, 90),
  lamp: lch(0.9, 0.12, 82),
};

type Ground = Partial<typeof STANDARD>;

const GROUND: Record<Climate, Ground> = {
  mediterranean: { hill: lch(0.57, 0.075, 142), leaf: lch(0.56, 0.1, 142) },
  desert: {
    hill: lch(0.64, 0.1, 46),
    rock: lch(0.64, 0.09, 48),
    sand: lch(0.88, 0.08, 74),
    grass: lch(0.72, 0.1, 110),
  },
  tropical: {
    hill: lch(0.52, 0.11, 152),
    sand: lch(0.95, 0.036, 82),
    wet: lch(0.84, 0.05, 76),
    grass: lch(0.66, 0.14, 132),
    leaf: lch(0.56, 0.13, 148),
  },
  temperate: { hill: lch(0.57, 0.09, 140), sand: lch(0.89, 0.045, 84), leaf: lch(0.58, 0.12, 138) },
  alpine: { hill: lch(0.5, 0.075, 160), rock: lch(0.6, 0.03, 260), sand: lch(0.84, 0.03, 84) },
  nordic: {
    hill: lch(0.5, 0.045, 190),
    rock: lch(0.52, 0.035, 250),
    sand: lch(0.83, 0.03, 84),
    grass: lch(0.64, 0.09, 122),
  },
};

const TURQUOISE: Ground = {
  deep: lch(0.5, 0.12, 234),
  sea: lch(0.71, 0.12, 205),
  shallow: lch(0.89, 0.095, 182),
};
const SLATE: Ground = {
  deep: lch(0.42, 0.085, 240),
  sea: lch(0.56, 0.09, 224),
  shallow: lch(0.74, 0.07, 200),
};
const WATER: Record<Climate, Ground> = {
  mediterranean: {},
  desert: { sea: lch(0.68, 0.12, 208), shallow: lch(0.86, 0.1, 184) },
  tropical: TURQUOISE,
  temperate: { deep: lch(0.46, 0.085, 238), sea: lch(0.63, 0.085, 216), shallow: lch(0.81, 0.065, 194) },
  alpine: { deep: lch(0.44, 0.085, 220), sea: lch(0.6, 0.095, 198), shallow: lch(0.78, 0.075, 180) },
  nordic: SLATE,
};
const LAKE: Ground = {
  deep: lch(0.43, 0.08, 216),
  sea: lch(0.6, 0.095, 196),
  shallow: lch(0.79, 0.075, 178),
};
const LAGOON: Ground = {
  deep: lch(0.6, 0.115, 222),
  sea: lch(0.77, 0.11, 200),
  shallow: lch(0.91, 0.08, 184),
};

const WALLS: Record<Architecture, readonly Colour[]> = {
  modern: [lch(0.95, 0.022, 82), lch(0.93, 0.03, 60), lch(0.9, 0.02, 240), lch(0.9, 0.05, 75)],
  medina: [lch(0.8, 0.085, 62), lch(0.84, 0.07, 72), lch(0.74, 0.1, 46), lch(0.9, 0.05, 80)],
  whitewashed: [lch(0.975, 0.012, 85), lch(0.97, 0.012, 230), lch(0.96, 0.022, 75)],
  redroof: [lch(0.93, 0.04, 82), lch(0.86, 0.07, 66), lch(0.88, 0.06, 40), lch(0.9, 0.045, 95)],
  thatched: [lch(0.86, 0.05, 74), lch(0.72, 0.075, 58), lch(0.93, 0.03, 80)],
  chalet: [lch(0.5, 0.075, 52), lch(0.58, 0.08, 56), lch(0.44, 0.065, 46)],
  pagoda: [lch(0.93, 0.035, 84), lch(0.88, 0.06, 78), lch(0.62, 0.13, 34)],
  skyscraper: [lch(0.7, 0.055, 235), lch(0.76, 0.05, 205), lch(0.72, 0.045, 275), lch(0.8, 0.05, 70)],
  colonial: [lch(0.9, 0.065, 88), lch(0.86, 0.07, 30), lch(0.86, 0.06, 190), lch(0.94, 0.025, 82)],
};

const ACCENTS: readonly (readonly [Colour, Colour])[] = [
  [STANDARD.coral, STANDARD.blue],
  [STANDARD.tile, STANDARD.lamp],
  [STANDARD.coral, STANDARD.lamp],
  [STANDARD.blue, STANDARD.white],
  [lch(0.64, 0.16, 12), STANDARD.tile],
  [lch(0.72, 0.13, 150), STANDARD.white],
  [STANDARD.lamp, STANDARD.blue],
  [lch(0.66, 0.13, 300), STANDARD.coral],
];

/** The materials of one place: its ground, water and walls, a little different in every picture (`random` gives 0–1). */
export function materialsOf(facts: PosterFacts, random: () => number): Materials {
  const water = facts.coast === 'lake' ? LAKE : facts.coast === 'lagoon' ? LAGOON : WATER[facts.climate];
  const local = { ...STANDARD, ...GROUND[facts.climate], ...water, ...seasonal(facts) };
  const turn = (random() - 0.5) * 16;
  const walls = WALLS[facts.architecture];
  return {
    ...local,
    hill: shift(local.hill, turn, 1, (random() - 0.5) * 0.06),
    rock: shift(local.rock, turn * 1.5),
    dune: shift(local.dune, (random() - 0.5) * 22, 0.9 + random() * 0.2),
    sea: shift(local.sea, turn * 0.6),
    shallow: shift(local.shallow, turn * 0.5),
    sand: facts.beach === 'pebble' ? lch(0.83, 0.022, 80 + turn) : shift(local.sand, turn * 0.5),
    walls: rotate(walls, Math.floor(random() * walls.length)),
    accents: ACCENTS[Math.floor(random() * ACCENTS.length)] ?? [STANDARD.coral, STANDARD.blue],
  };
}

/** Leaves turn where winters are cold; snow itself belongs to the scenes. */
function seasonal({ climate, season }: PosterFacts): Ground {
  const turns = climate === 'temperate' || climate === 'alpine' || climate === 'nordic';
  if (season === 'spring')
    return { grass: lch(0.72, 0.135, 128), ...(turns && { leaf: lch(0.68, 0.13, 130) }) };
  if (season === 'autumn' && turns)
    return { leaf: lch(0.68, 0.135, 62), grass: lch(0.72, 0.1, 98), leafDark: lch(0.46, 0.09, 50) };
  return {};
}

const rotate = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];
