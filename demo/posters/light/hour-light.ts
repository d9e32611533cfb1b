import type { Climate, Hour } from '../facts.ts';
import { type Colour, lch, shift } from './colour.ts';

/** How an hour lights a picture: the sky from top to horizon, the sun, and what light and shade do to a colour. */
export type Light = {
  sky: readonly [Colour, Colour, Colour];
  sun: Colour;
  /** What distance turns into. */
  haze: Colour;
  light: Colour;
  shadow: Colour;
  /** Lightness kept in shade. */
  dim: number;
  /** Share of the light's colour on lit faces, and of the shadow's on shaded ones. */
  warm: number;
  cool: number;
  /** Share of full light that lit faces get; moonlight is weak. */
  strength: number;
  /** Height of the sun as a share of the sky from the top, and its radius as a share of the picture. */
  sunY: number;
  sunRadius: number;
};

const LIGHTS: Record<Hour, Light> = {
  dawn: {
    sky: [lch(0.76, 0.07, 275), lch(0.87, 0.06, 350), lch(0.95, 0.06, 70)],
    sun: lch(0.98, 0.05, 85),
    haze: lch(0.9, 0.05, 30),
    light: lch(0.96, 0.06, 65),
    shadow: lch(0.45, 0.09, 288),
    dim: 0.66,
    warm: 0.22,
    cool: 0.34,
    strength: 1,
    sunY: 0.74,
    sunRadius: 0.075,
  },
  day: {
    sky: [lch(0.66, 0.12, 240), lch(0.8, 0.085, 225), lch(0.94, 0.035, 205)],
    sun: lch(0.99, 0.03, 95),
    haze: lch(0.9, 0.04, 220),
    light: lch(0.99, 0.04, 90),
    shadow: lch(0.4, 0.1, 262),
    dim: 0.66,
    warm: 0.08,
    cool: 0.32,
    strength: 1,
    sunY: 0.3,
    sunRadius: 0.06,
  },
  golden: {
    sky: [lch(0.74, 0.085, 238), lch(0.9, 0.06, 68), lch(0.88, 0.125, 56)],
    sun: lch(0.985, 0.07, 88),
    haze: lch(0.865, 0.085, 42),
    light: lch(0.96, 0.09, 66),
    shadow: lch(0.43, 0.11, 282),
    dim: 0.64,
    warm: 0.17,
    cool: 0.36,
    strength: 1,
    sunY: 0.66,
    sunRadius: 0.1,
  },
  sunset: {
    sky: [lch(0.36, 0.1, 278), lch(0.6, 0.15, 345), lch(0.82, 0.14, 52)],
    sun: lch(0.9, 0.13, 62),
    haze: lch(0.68, 0.14, 22),
    light: lch(0.84, 0.13, 48),
    shadow: lch(0.24, 0.08, 285),
    dim: 0.5,
    warm: 0.34,
    cool: 0.52,
    strength: 1,
    sunY: 0.84,
    sunRadius: 0.13,
  },
  night: {
    sky: [lch(0.2, 0.06, 268), lch(0.29, 0.085, 262), lch(0.47, 0.09, 235)],
    sun: lch(0.97, 0.03, 95),
    haze: lch(0.42, 0.085, 245),
    light: lch(0.7, 0.06, 235),
    shadow: lch(0.17, 0.055, 268),
    dim: 0.48,
    warm: 0.36,
    cool: 0.56,
    strength: 0.45,
    sunY: 0.34,
    sunRadius: 0.055,
  },
};

/** How far a climate turns the air's hue (degrees) and scales its chroma. */
const AIR: Record<Climate, { turn: number; chroma: number }> = {
  mediterranean: { turn: 0, chroma: 1 },
  desert: { turn: 4, chroma: 1.04 },
  tropical: { turn: -5, chroma: 1.08 },
  temperate: { turn: 3, chroma: 0.86 },
  alpine: { turn: 5, chroma: 0.92 },
  nordic: { turn: 8, chroma: 0.84 },
};

/** The light of an hour in a climate; `drift` (−1 to 1) is how this one picture's air differs from its neighbours'. */
export function lightOf(hour: Hour, climate: Climate, drift: number): Light {
  const light = LIGHTS[hour];
  const air = AIR[climate];
  const tinted = (colour: Colour, share: number) =>
    shift(colour, (air.turn + drift * 11) * share, 1 + (air.chroma - 1) * share, drift * 0.018 * share);
  const [top, middle, low] = light.sky;
  return {
    ...light,
    sky: [tinted(top, 1), tinted(middle, 0.8), tinted(low, 0.6)],
    haze: tinted(light.haze, 0.6),
  };
}
