/** A colour in OKLab: lightness 0–1, then the green–red and the blue–yellow axis. */
export type Colour = readonly [number, number, number];

/** A colour from lightness (0–1), chroma and hue in degrees (OKLCH). */
export function lch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** The colour a share `t` of the way from one to the other. */
export const mix = (from: Colour, to: Colour, t: number): Colour => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
];

/** The same colour with its hue turned, its chroma scaled and its lightness moved. */
export function shift(colour: Colour, degrees: number, chroma = 1, lightness = 0): Colour {
  const [l, a, b] = colour;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * chroma;
  const sin = Math.sin(angle) * chroma;
  return [l + lightness, a * cos - b * sin, a * sin + b * cos];
}

/** The nearest sRGB colour as `#rrggbb`. */
export function hex([L, a, b]: Colour): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map(channel).join('')}`;
}

function channel(linear: number): string {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
    .toString(16)
    .padStart(2, '0');
}
